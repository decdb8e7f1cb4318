import type { OptionId } from '../../kernel/ids.ts';
import type { Ask } from '../cases-schema/ask.ts';
import type { CaseFile } from '../cases-schema/case-file.ts';
import type { ChartPart } from '../cases-schema/chart-part.ts';
import { tableOfRows, tableOfValues } from './tables-of-parts.ts';

type Segment = { text: string; choice?: OptionId };
type Highlight = Extract<Ask, { selectable: unknown }>;

const oneLine = (text: string): string => text.replace(/\s+/g, ' ');

/** A passage to be marked: prose as it is, a table line by line. */
const passageText = (part: ChartPart | undefined): string => {
  if (!part || part.kind === 'picture') return '';
  if (part.kind === 'text') return oneLine(part.text);
  const { rows } = part.kind === 'rows' ? tableOfRows(part.rows) : tableOfValues(part.values);
  return rows.map((cells) => oneLine(cells.filter((cell) => cell !== '').join(', '))).join('\n');
};

/** The passage cut where something can be marked, in its order. */
export const segmentsOf = (
  file: CaseFile,
  { passage }: Highlight,
  options: readonly { readonly id: OptionId; readonly text: string }[],
): Segment[] => {
  const text = passageText(file.parts[passage]);
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
