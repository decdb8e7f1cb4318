import { CsvError, parse } from 'csv-parse/sync';
import { z } from 'zod';
import { schoolLimits } from '../../domain/contracts/institution.ts';

export type AddressRow = {
  readonly line: number;
  readonly address: string;
  /** As it is written in the file. */
  readonly cohort: string | null;
};

export type WrongRow = { readonly line: number; readonly text: string };

export type ReadAddresses = {
  readonly rows: readonly AddressRow[];
  readonly wrong: readonly WrongRow[];
};

type Record = { readonly record: readonly string[]; readonly info: { readonly lines: number } };

const address = z.email().max(254);

const isHeading = ({ record: [first = ''] }: Record): boolean =>
  /^e-?mail(?: address)?$/i.test(first);

const checked = ({ record, info: { lines: line } }: Record): AddressRow | WrongRow => {
  const [typed = '', cohort = '', ...others] = record;
  if (others.some((cell) => cell !== '')) {
    return { line, text: 'Use two columns: the email address and the cohort.' };
  }
  if (!address.safeParse(typed).success) {
    return { line, text: 'Enter an email address such as name@example.com.' };
  }
  return { line, address: typed, cohort: cohort === '' ? null : cohort };
};

const isWrong = (row: AddressRow | WrongRow): row is WrongRow => 'text' in row;

/** The second of two equal addresses is wrong, and says where the first is. */
const repeated = (rows: readonly AddressRow[]): WrongRow[] => {
  const first = new Map<string, number>();
  return rows.flatMap(({ line, address: typed }) => {
    const known = first.get(typed.toLowerCase());
    if (known === undefined) first.set(typed.toLowerCase(), line);
    return known === undefined ? [] : [{ line, text: `The address is in line ${known} already.` }];
  });
};

const parsed = (csv: string): readonly Record[] =>
  parse(csv, {
    bom: true,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
  }) as unknown as readonly Record[];

const readAll = (records: readonly Record[]): ReadAddresses => {
  const [first, ...others] = records;
  const listed = first && isHeading(first) ? others : records;
  if (listed.length > schoolLimits.rows) {
    const line = listed[schoolLimits.rows]?.info.lines ?? 1;
    return { rows: [], wrong: [{ line, text: `Use ${schoolLimits.rows} addresses or fewer.` }] };
  }
  const all = listed.map(checked);
  const rows = all.filter((row): row is AddressRow => !isWrong(row));
  return { rows, wrong: [...all.filter(isWrong), ...repeated(rows)] };
};

/** The rows of a file of addresses, and what is wrong with it, by line. The first row may name the columns. */
export const readAddresses = (csv: string): ReadAddresses => {
  try {
    return readAll(parsed(csv));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = Number(error['lines'] ?? 1);
    return {
      rows: [],
      wrong: [{ line, text: 'A quotation mark is open, or in the wrong place.' }],
    };
  }
};
