/** A row of a file with the line it begins on, from 1. */
export type Line = { readonly row: number; readonly cells: readonly string[] };

/** Cells of one row that are looked at. */
const mostCells = 40;

type Cell = { readonly cell: string; readonly end: number; readonly breaks: number };

const plainCell = (text: string, from: number, separator: string): Cell => {
  let end = from;
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') {
    end += 1;
  }
  return { cell: text.slice(from, end), end, breaks: 0 };
};

const quotedCell = (text: string, from: number, separator: string): Cell => {
  const parts: string[] = [];
  let at = from + 1;
  for (;;) {
    const quote = text.indexOf('"', at);
    const end = quote < 0 ? text.length : quote;
    parts.push(text.slice(at, end));
    if (quote >= 0 && text[quote + 1] === '"') {
      parts.push('"');
      at = quote + 2;
      continue;
    }
    // What follows the closing quote up to the separator belongs to the cell as it stands.
    const rest = plainCell(text, Math.min(text.length, end + 1), separator);
    const cell = parts.join('') + rest.cell;
    return { cell, end: rest.end, breaks: cell.split('\n').length - 1 };
  }
};

const cellAt = (text: string, at: number, separator: string): Cell =>
  text[at] === '"' ? quotedCell(text, at, separator) : plainCell(text, at, separator);

type Row = { readonly cells: readonly string[]; readonly end: number; readonly breaks: number };

const rowFrom = (text: string, from: number, separator: string): Row => {
  const cells: string[] = [];
  let [at, breaks] = [from, 0];
  for (;;) {
    const read = cellAt(text, at, separator);
    if (cells.length < mostCells) cells.push(read.cell);
    breaks += read.breaks;
    if (text[read.end] !== separator) return { cells, end: read.end, breaks };
    at = read.end + 1;
  }
};

const afterBreak = (text: string, at: number): number =>
  text.startsWith('\r\n', at) ? at + 2 : at + 1;

/**
 * Reads rows of cells as spreadsheets write them (RFC 4180): a cell in quotes may hold separators and line
 * breaks, and a quote twice. A quote that never closes takes the rest of the file into its cell. Stops after
 * so many rows. Empty rows are passed over.
 */
export const delimited = (text: string, separator: string, most: number): readonly Line[] => {
  const lines: Line[] = [];
  let [at, row] = [0, 1];
  while (at < text.length && lines.length < most) {
    const { cells, end, breaks } = rowFrom(text, at, separator);
    if (cells.some((cell) => cell.trim() !== '')) lines.push({ row, cells });
    row += breaks + 1;
    at = afterBreak(text, end);
  }
  return lines;
};
