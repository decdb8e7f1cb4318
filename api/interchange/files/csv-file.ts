import { CsvError, parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { type CsvRow, csvColumns } from '../../../domain/interchange/csv/columns.ts';
import { readCsvRow } from '../../../domain/interchange/csv/read-row.ts';
import {
  type ReadItems,
  type RowProblem,
  readOne,
  together,
} from '../../../domain/interchange/read/read-items.ts';

/** Rows as a spreadsheet counts them: those that are empty too. */
type Info = { readonly records: number; readonly empty_lines: number };

type Record = { readonly record: readonly string[]; readonly info: Info };

/** Characters of one row, and rows beyond any import. */
const longestRow = 200_000;
const mostRows = 2_000;

/** Whichever of these stands most often in the first line. */
const separatorOf = (text: string): string => {
  const [first = ''] = text.split('\n', 1);
  const count = (sign: string): number => first.split(sign).length;
  return [',', ';', '\t'].toSorted((one, other) => count(other) - count(one))[0] ?? ',';
};

const parsed = (csv: string): readonly Record[] =>
  parse(csv, {
    bom: true,
    info: true,
    delimiter: separatorOf(csv),
    max_record_size: longestRow,
    relax_column_count: true,
    skip_empty_lines: true,
    to: mostRows,
  }) as unknown as readonly Record[];

const wrong = (problem: RowProblem): ReadItems => ({ items: [], problems: [problem] });

const rowsOf = (records: readonly Record[], file: string): ReadItems => {
  const [heading, ...rows] = records;
  const names = heading?.record.map((name) => name.trim().toLowerCase()) ?? [];
  const missing = ['format', 'stem'].find((name) => !names.includes(name));
  if (missing) {
    const says = `Name the columns in the first row, "${missing}" among them.`;
    return wrong({ file, row: 1, field: missing, says });
  }
  const unknown = names.find((name) => name !== '' && !csvColumns.includes(name));
  if (unknown !== undefined) {
    const says = 'There is no such column. Take it out, or name it as an export does.';
    return wrong({ file, row: 1, field: unknown.slice(0, 60), says });
  }
  return together(
    rows.map(({ record, info }) =>
      readOne({ file, row: info.records + info.empty_lines }, () => {
        const named: CsvRow = Object.fromEntries(
          names.map((name, index) => [name, record[index] ?? '']),
        );
        return readCsvRow(named);
      }),
    ),
  );
};

/** The items of a spreadsheet's file, and what is wrong with each row that cannot be read. */
export const readCsv = (csv: string, file: string): ReadItems => {
  try {
    return rowsOf(parsed(csv), file);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const says = 'A quotation mark is open or in the wrong place, or the row is too long.';
    return wrong({ file, row: Number(error['lines'] ?? 1), field: 'row', says });
  }
};

/** A text that reading would take an apostrophe from gets one more. */
const guarded = (cell: string): string => (/^'+[=+\-@\t\r＝＋－＠]/.test(cell) ? `'${cell}` : cell);

/** Rows under their heading or without it. A cell that a spreadsheet would take for a formula is made a text. */
export const csvText = (rows: readonly CsvRow[], header: boolean): string =>
  stringify(
    rows.map((row) => csvColumns.map((name) => guarded(row[name] ?? ''))),
    {
      header,
      columns: [...csvColumns],
      escape_formulas: true,
      record_delimiter: 'windows',
      bom: header,
    },
  );
