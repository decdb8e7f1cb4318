import { match } from 'ts-pattern';
import type { KeptBlock, KeptExhibit } from '../bank/item/kept-exhibit.ts';

const row = (cells: readonly string[]): string =>
  cells.map((cell) => (cell.trim() === '' ? '–' : cell)).join(' | ');

const blockLines = (block: KeptBlock): readonly string[] =>
  match(block)
    .with({ kind: 'text' }, ({ text }) => [text])
    .with({ kind: 'table' }, ({ columns, rows }) => [columns, ...rows].map(row))
    .with({ kind: 'picture' }, ({ alt }) => [alt])
    .exhaustive();

/** The pages of a chart as text: a title in brackets, then what stands on it. */
export const chartInWords = (exhibits: readonly KeptExhibit[]): string =>
  exhibits
    .map(({ title, blocks }) => [`[${title}]`, ...blocks.flatMap(blockLines)].join('\n'))
    .join('\n\n');
