import type { DuckDBResultReader } from '@duckdb/node-api';
import { stringify } from 'csv-stringify/sync';
import { z } from 'zod';

export const printFormat = z.enum(['table', 'csv', 'json']);
export type PrintFormat = z.infer<typeof printFormat>;

type Cell = ReturnType<DuckDBResultReader['getRowsJson']>[number][number];

/** A table goes no wider than a reader follows. */
const widestCell = 60;

const textOf = (cell: Cell): string => {
  if (cell === null) return '';
  return typeof cell === 'object' ? JSON.stringify(cell) : String(cell);
};

const cut = (text: string): string =>
  text.length > widestCell ? `${text.slice(0, widestCell - 1)}…` : text;

const tableOf = (names: readonly string[], rows: readonly (readonly Cell[])[]): string => {
  const texts = [names, ...rows.map((row) => row.map((cell) => cut(textOf(cell))))];
  const widths = names.map((_, column) =>
    Math.max(...texts.map((row) => row[column]?.length ?? 0)),
  );
  const isNumber = names.map((_, column) =>
    rows.every((row) => /^-?[\d.]*$/.test(textOf(row[column] ?? null))),
  );
  const line = (row: readonly string[]): string =>
    row
      .map((text, column) => {
        const width = widths[column] ?? 0;
        return isNumber[column] ? text.padStart(width) : text.padEnd(width);
      })
      .join('  ')
      .trimEnd();
  const [head = [], ...body] = texts;
  const rule = widths.map((width) => '─'.repeat(width)).join('  ');
  return [line(head), rule, ...body.map(line), `${rows.length} rows`].join('\n');
};

/** The rows of a result in the form that was asked for. */
export const printedRows = (reader: DuckDBResultReader, format: PrintFormat): string => {
  const names = reader.columnNames();
  const rows = reader.getRowsJson();
  if (format === 'table') return tableOf(names, rows);
  if (format === 'csv') {
    const texts = rows.map((row) => row.map(textOf));
    return stringify(texts, { header: true, columns: names, escape_formulas: true }).trimEnd();
  }
  const objects = rows.map((row) =>
    Object.fromEntries(names.map((name, column) => [name, row[column]])),
  );
  return JSON.stringify(objects, null, 2);
};
