import type { DataTable } from '../../contracts/exhibits.ts';
import type { OptionId } from '../../kernel/ids.ts';
import type { ChartPart } from '../cases-schema/chart-part.ts';
import { tableOfRows, tableOfValues } from './tables-of-parts.ts';

type Segment = { text: string; choice?: OptionId };
type Markable = { readonly id: OptionId; readonly text: string };

const oneLine = (text: string): string => text.replace(/\s+/g, ' ');

/** A text cut where something can be marked, in its order. */
const segmentsOf = (passage: string, options: readonly Markable[]): Segment[] => {
  const text = oneLine(passage);
  const places = options
    .map(({ id, text: words }) => ({ id, words: oneLine(words), at: text.indexOf(oneLine(words)) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at);
  const segments: Segment[] = [];
  let end = 0;
  for (const { id, words, at } of places) {
    if (at > end) segments.push({ text: text.slice(end, at) });
    segments.push({ text: words, choice: id });
    end = Math.max(end, at + words.length);
  }
  if (end < text.length) segments.push({ text: text.slice(end) });
  return segments;
};

/** The table of a part of the chart whose cells can be marked. */
const tableOf = (part: ChartPart): DataTable => {
  if (part.kind === 'rows') return tableOfRows(part.rows);
  return part.kind === 'values' ? tableOfValues(part.values) : { columns: [], rows: [] };
};

/** A part of the chart as it is marked: a paragraph in one piece, a table cell by cell under its headings. */
export const markedPart = (part: ChartPart, options: readonly Markable[]) => {
  if (part.kind === 'text') {
    return { format: 'highlight' as const, segments: segmentsOf(part.text, options) };
  }
  const { columns, rows } = tableOf(part);
  return {
    format: 'highlight-table' as const,
    columns,
    rows: rows.map((cells) => cells.map((cell) => segmentsOf(cell, options))),
  };
};
