import { match } from 'ts-pattern';
import type { ExchangedFormat } from '../../contracts/exchanged-item.ts';
import type { Mapped } from '../mapping-report.ts';
import { withoutHtml } from '../read/html-in-text.ts';
import { type RawItem, untold } from '../read/read-items.ts';
import { Unreadable } from '../read/unreadable.ts';
import { type CsvRow, csvOptions } from './columns.ts';

const formats: readonly ExchangedFormat[] = [
  ...(['single', 'multiple', 'ordered', 'numeric', 'matrix', 'cloze'] as const),
];

/** A cell that our export made a text, so that no spreadsheet takes it for a formula. */
const unescaped = (cell: string): string =>
  cell.replace(/^'(?='*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])/, '');

const cellIn =
  (row: CsvRow) =>
  (name: string): string =>
    withoutHtml(unescaped(row[name] ?? '').trim(), name);

type Cell = ReturnType<typeof cellIn>;

const optionsIn = (cell: Cell) =>
  Array.from({ length: csvOptions }, (_, index) => ({
    place: index + 1,
    text: cell(`option ${index + 1}`),
    why: cell(`reason ${index + 1}`),
  })).filter(({ text }) => text !== '');

const wholeNumber = (text: string, field: string): number => {
  if (!/^[1-9]\d{0,2}$/.test(text)) {
    throw new Unreadable(field, `Use a whole number from 1, not "${text.slice(0, 40)}".`);
  }
  return Number(text);
};

const number = (text: string, field: string): number => {
  const value = text === '' ? Number.NaN : Number(text);
  if (Number.isFinite(value)) return value;
  throw new Unreadable(field, `Use a number such as 12.5, not "${text.slice(0, 40)}".`);
};

/** Throws `Unreadable` for a place at which no option stands. */
const keyIn = (cell: Cell, options: readonly { readonly place: number }[]): readonly number[] => {
  const told = cell('key')
    .split(/[;,]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (told.length === 0)
    throw new Unreadable('key', 'Give the number of each right option: 2 or 1; 3.');
  const places = told.map((part) => wholeNumber(part, 'key'));
  const missing = places.find((place) => options.every((option) => option.place !== place));
  if (missing !== undefined) throw new Unreadable('key', `There is no option ${missing}.`);
  return places;
};

const isYes = (text: string): boolean => /^(?:yes|y|true|1|x)$/i.test(text);

const list = (cell: Cell, format: 'single' | 'multiple'): RawItem => {
  const options = optionsIn(cell);
  const key = keyIn(cell, options);
  const choose = cell('choose');
  return {
    format,
    fixed: isYes(cell('keep order')),
    options: options.map(({ place, text, why }) => ({ text, why, right: key.includes(place) })),
    ...(format === 'multiple'
      ? { choose: choose === '' ? null : wholeNumber(choose, 'choose') }
      : {}),
  };
};

const numeric = (cell: Cell): RawItem => ({
  format: 'numeric',
  answer: {
    value: number(cell('value'), 'value'),
    tolerance: cell('tolerance') === '' ? 0 : number(cell('tolerance'), 'tolerance'),
    unit: cell('unit'),
    record: cell('record'),
    why: cell('reason 1'),
  },
});

/** Doubled bars belong to the text. */
const apart = (text: string): readonly string[] =>
  text
    .replaceAll('||', '\u{E000}')
    .split('|')
    .map((part) => part.replaceAll('\u{E000}', '|').trim());

const pairIn = (text: string): readonly [row: number, column: number] => {
  const [row = '', column = '', ...more] = text.split(':');
  if (more.length > 0 || column === '') {
    throw new Unreadable('key', 'Give the number of a row and of its column: 1:2; 2:1.');
  }
  return [wholeNumber(row.trim(), 'key'), wholeNumber(column.trim(), 'key')];
};

const matrix = (cell: Cell): RawItem => {
  const rows = optionsIn(cell);
  const told = cell('key')
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const pairs = told.map(pairIn);
  const missing = pairs.find(([row]) => rows.every(({ place }) => place !== row));
  if (missing) throw new Unreadable('key', `There is no row ${missing[0]}.`);
  return {
    format: 'matrix',
    several: !['', '1'].includes(cell('choose')),
    columns: apart(cell('columns')),
    rows: rows.map(({ place, text, why }) => ({
      text,
      why,
      right: pairs.flatMap(([row, column]) => (row === place ? [column - 1] : [])),
    })),
  };
};

const cloze = (cell: Cell): RawItem => {
  const options = optionsIn(cell);
  const key = keyIn(cell, options);
  const placed = options.map((option) => {
    const [, blank, text = ''] = /^\{(\d{1,2})\}\s*(.*)$/s.exec(option.text) ?? [];
    if (blank === undefined) {
      throw new Unreadable(
        `option ${option.place}`,
        'Begin each choice with the place of its list: {1} morphine.',
      );
    }
    return { blank: Number(blank), text, why: option.why, right: key.includes(option.place) };
  });
  const last = Math.max(...placed.map(({ blank }) => blank));
  return {
    format: 'cloze',
    sentence: cell('sentence'),
    blanks: Array.from({ length: last }, (_, index) => ({
      options: placed.flatMap(({ blank, ...option }) => (blank === index + 1 ? [option] : [])),
    })),
  };
};

const answeringIn = (cell: Cell): RawItem => {
  const told = cell('format').toLowerCase();
  const format = formats.find((one) => one === told);
  if (!format) throw new Unreadable('format', `Use one of ${formats.join(', ')}.`);
  return match(format)
    .with('single', 'multiple', (one) => list(cell, one))
    .with(
      'ordered',
      (one): RawItem => ({
        format: one,
        options: optionsIn(cell).map(({ text, why }) => ({ text, why })),
      }),
    )
    .with('numeric', () => numeric(cell))
    .with('matrix', () => matrix(cell))
    .with('cloze', () => cloze(cell))
    .exhaustive();
};

/** A row of a spreadsheet of items. Throws `Unreadable` with the column that is wrong. */
export const readCsvRow = (row: CsvRow): Mapped<RawItem> => {
  const cell = cellIn(row);
  const named = (name: string): string | null => cell(name) || null;
  return {
    value: {
      ...untold,
      id: named('id'),
      field: named('field'),
      exam: named('exam'),
      area: named('area'),
      topic: named('topic'),
      level: named('level'),
      stem: cell('stem'),
      explanation: cell('explanation'),
      source: cell('source'),
      ...answeringIn(cell),
    },
    notes: [],
  };
};
