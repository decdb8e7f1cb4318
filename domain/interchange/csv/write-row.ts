import { match } from 'ts-pattern';
import type { ExchangedItem, ExchangedOf } from '../../contracts/exchanged-item.ts';
import type { Mapped, NotMapped } from '../mapping-report.ts';
import { type CsvRow, csvOptions } from './columns.ts';

type Option = { readonly text: string; readonly why: string };

/** Between columns of a matrix; one within a text is doubled. */
const joined = (parts: readonly string[]): string =>
  parts.map((part) => part.replaceAll('|', '||')).join(' | ');

const optionCells = (options: readonly Option[]): CsvRow =>
  Object.fromEntries(
    options.flatMap(({ text, why }, index) => [
      [`option ${index + 1}`, text],
      [`reason ${index + 1}`, why],
    ]),
  );

const places = (options: readonly { readonly right: boolean }[]): string =>
  options.flatMap(({ right }, index) => (right ? [index + 1] : [])).join('; ');

const list = (item: ExchangedOf<'single'> | ExchangedOf<'multiple'>): CsvRow => ({
  key: places(item.options),
  'keep order': item.fixed ? 'yes' : '',
  choose: item.format === 'multiple' && item.choose !== null ? String(item.choose) : '',
  ...optionCells(item.options),
});

const numeric = ({ answer }: ExchangedOf<'numeric'>): CsvRow => ({
  value: String(answer.value),
  tolerance: String(answer.tolerance),
  unit: answer.unit,
  record: answer.record,
  'reason 1': answer.why,
});

const matrix = ({ several, columns, rows }: ExchangedOf<'matrix'>): CsvRow => ({
  columns: joined(columns),
  choose: several ? 'any' : '1',
  key: rows
    .flatMap(({ right }, row) => right.map((column) => `${row + 1}:${column + 1}`))
    .join('; '),
  ...optionCells(rows),
});

/** Each choice begins with the place of its list: "{2} morphine". */
const cloze = ({ sentence, blanks }: ExchangedOf<'cloze'>): CsvRow => {
  const all = blanks.flatMap(({ options }, blank) =>
    options.map((option) => ({ ...option, text: `{${blank + 1}} ${option.text}` })),
  );
  return { sentence, key: places(all), ...optionCells(all) };
};

const cellsOf = (item: ExchangedItem): CsvRow =>
  match(item)
    .with({ format: 'single' }, { format: 'multiple' }, list)
    .with({ format: 'ordered' }, ({ options }) => optionCells(options))
    .with({ format: 'numeric' }, numeric)
    .with({ format: 'matrix' }, matrix)
    .with({ format: 'cloze' }, cloze)
    .exhaustive();

const countOf = (item: ExchangedItem): number => {
  if (item.format === 'numeric') return 1;
  if (item.format === 'matrix') return item.rows.length;
  return item.format === 'cloze'
    ? item.blanks.reduce((sum, { options }) => sum + options.length, 0)
    : item.options.length;
};

/** An item as a row by the names of the columns. What has more options than columns is not written. */
export const writeCsvRow = (item: ExchangedItem): Mapped<CsvRow> | NotMapped => {
  if (countOf(item) > csvOptions) {
    return { value: null, why: `A row holds ${csvOptions} options at most.` };
  }
  const { id, format, field, exam, area, topic, level, stem, explanation, source } = item;
  const about = { id, field, exam, area, topic, level };
  const told = Object.entries(about).map(([name, value]) => [name, value ?? '']);
  return {
    value: { ...Object.fromEntries(told), format, stem, explanation, source, ...cellsOf(item) },
    notes: [],
  };
};
