import { readPicture } from '../../pictures/pictures.ts';
import type { Ask } from '../cases-schema/ask.ts';
import type { CaseFile } from '../cases-schema/case-file.ts';
import type { ChartPart } from '../cases-schema/chart-part.ts';

const textOfParameters = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.values(value).map(textOfParameters).join(' ');
};

const seenIn = ({ picture, parameters }: Extract<ChartPart, { kind: 'picture' }>): string => {
  const read = readPicture(picture, { parameters, seed: 0 });
  return read?.ok ? read.picture.seen() : '';
};

/** What a learner can read of a part; of a picture what it is drawn from. */
export const textOfPart = (part: ChartPart): string => {
  if (part.kind === 'text') return part.text;
  if (part.kind === 'picture') {
    return [part.alt, seenIn(part), textOfParameters(part.parameters)].join(' ');
  }
  const rows = part.kind === 'rows' ? part.rows.map(({ cells }) => cells) : [part.values];
  return rows.map((cells) => Object.entries(cells).flat().join(' ')).join('\n');
};

/** The parts an ask shows that the case has. */
const partsShown = ({ parts }: CaseFile, { shows }: Ask): readonly ChartPart[] =>
  shows.flatMap((id) => parts[id] ?? []);

/** All that is on the screen before an answer, the options aside. */
export const shownText = (file: CaseFile, ask: Ask): string =>
  [
    ...partsShown(file, ask).map(textOfPart),
    ask.leadIn,
    ...('sentence' in ask ? [ask.sentence] : []),
    ...('table' in ask ? [ask.table.columns, ...ask.table.rows].flat() : []),
  ].join('\n');

export const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** Sentences, cut where a stop is followed by a space and a capital, a digit or a quotation mark. */
export const sentencesOf = (text: string): readonly string[] =>
  text.split(/(?<=[.!?]["”']?)\s+(?=["“']?[A-Z0-9])/).filter(Boolean);

/** Ids that can be cited while these parts are shown: the parts and their lines. */
export const citable = ({ parts }: CaseFile, shows: readonly string[]): ReadonlySet<string> =>
  new Set(
    shows.flatMap((id) => {
      const part = parts[id];
      const lines = part?.kind === 'rows' ? part.rows.flatMap((row) => row.id ?? []) : [];
      return [id, ...lines];
    }),
  );
