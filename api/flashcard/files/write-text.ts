import { stringify } from 'csv-stringify/sync';
import type { FileCard } from '../../../domain/flashcard/files/file-cards.ts';
import { asHtml, asTag } from './as-html.ts';

/** A row a card. A cell that a spreadsheet would take for a formula is made a text. */
export const csvOf = (cards: readonly FileCard[]): string =>
  stringify(
    cards.map(({ front, back, topic, difficulty }) => [front, back, topic, difficulty]),
    {
      header: true,
      columns: ['Front', 'Back', 'Topic', 'Difficulty'],
      escape_formulas: true,
      record_delimiter: 'windows',
      bom: true,
    },
  );

/** A text that Anki imports: under its GUID a card that it has already is brought up to date. */
export const ankiTextOf = (cards: readonly FileCard[], deck: string): string => {
  const headers = [
    ...['#separator:tab', '#html:true', '#guid column:1', '#tags column:4'],
    `#deck:${deck.replaceAll(/\s+/g, ' ')}`,
  ];
  const rows = stringify(
    cards.map(({ guid, front, back, topic }) => [guid, asHtml(front), asHtml(back), asTag(topic)]),
    { delimiter: '\t', record_delimiter: 'unix' },
  );
  return `${headers.join('\n')}\n${rows}`;
};
