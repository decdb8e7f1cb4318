import type { Column, ColumnType, Projection, Row } from '../../../../projectors/projection.ts';
import type { RowChange } from '../../../../projectors/runtime/read-model-store.ts';
import { quoted } from './tables.ts';

type KeptRow = { readonly key: string; readonly row: Row };
type ColumnValue = ReturnType<Column<Row>['of']>;

const listElement = (value: string): string => `"${value.replaceAll(/[\\"]/g, '\\$&')}"`;

/** A column's value as Postgres reads it from text. */
export const columnText = (value: ColumnValue): string | null => {
  if (value === null || typeof value === 'string') return value;
  return Array.isArray(value) ? `{${value.map(listElement).join()}}` : String(value);
};

export const keptRows = (changes: readonly RowChange[]): readonly KeptRow[] =>
  changes.flatMap(({ key, row }) => (row ? [{ key, row }] : []));

export const removedKeys = (changes: readonly RowChange[]): readonly string[] =>
  changes.flatMap(({ key, row }) => (row ? [] : [key]));

/**
 * Keys, rows as JSON, and the declared columns as text. The rows come as one text of lines, of which
 * JSON holds none: as a list each would be quoted once more.
 */
export const rowArrays = (
  { columns }: Projection,
  rows: readonly KeptRow[],
): readonly (string | readonly (string | null)[])[] => [
  rows.map(({ key }) => key),
  rows.map(({ row }) => JSON.stringify(row)).join('\n'),
  ...columns.map(({ of }) => rows.map(({ row }) => columnText(of(row)))),
];

const columnsOf = ({ columns }: Projection) => [
  { name: 'key', type: 'text' as const },
  { name: 'data', type: 'json' as const },
  ...columns.map(({ name, type }): { name: string; type: ColumnType } => ({ name, type })),
];

export const columnNames = (projection: Projection): string =>
  columnsOf(projection)
    .map(({ name }) => quoted(name))
    .join(', ');

/** A select of the arrays' rows, the first array being parameter number `first`. */
export const selectRows = (projection: Projection, first: number): string => {
  const columns = columnsOf(projection);
  const arrays = columns.map(({ type }, index) =>
    type === 'json'
      ? `string_to_array($${first + index}::text, E'\\n')`
      : `$${first + index}::text[]`,
  );
  const values = columns.map(({ name, type }) => `given.${quoted(name)}::${type}`);
  return `select ${values.join(', ')} from unnest(${arrays.join(', ')}) as given (${columnNames(projection)})`;
};

export const onConflictReplace = (projection: Projection): string =>
  `on conflict (key) do update set ${columnsOf(projection)
    .filter(({ name }) => name !== 'key')
    .map(({ name }) => `${quoted(name)} = excluded.${quoted(name)}`)
    .join(', ')}`;
