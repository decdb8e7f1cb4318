import type { ColumnType, Projection } from '../../../../projectors/projection.ts';

/** The one that is read, the one being rebuilt, and the one that a rebuild replaced. */
export type TableGeneration = 'live' | 'next' | 'previous';

const suffixes: Readonly<Record<TableGeneration, string>> = {
  live: '',
  next: '__next',
  previous: '__previous',
};

const isText = (type: ColumnType): boolean => type.startsWith('text');

export const quoted = (identifier: string): string => `"${identifier.replaceAll('"', '""')}"`;

/** Without its schema. */
export const bareName = ({ table }: Projection, place: TableGeneration): string =>
  quoted(`${table}${suffixes[place]}`);

export const tableName = (projection: Projection, place: TableGeneration): string =>
  `read.${bareName(projection, place)}`;

/** Rows up to this size are stored in one piece; of larger ones the JSON stands apart. */
const inlineBytes = 8160;

/**
 * Without primary key and indexes: rows are copied in faster than into an indexed table. No row is
 * compressed, which costs more than all the rest.
 */
export const createTable = (projection: Projection, place: TableGeneration): string => {
  const columns = projection.columns.map(
    ({ name, type }) => `, ${quoted(name)} ${type}${isText(type) ? ' collate "C"' : ''}`,
  );
  const table = tableName(projection, place);
  return `create table ${table} (
    key text collate "C" not null, data json not null${columns.join('')}
  ) with (toast_tuple_target = ${inlineBytes});
  alter table ${table} alter column data set storage external`;
};

/** Nameless, for a name would stay with the table when a rebuild renames it. */
export const createPrimaryKey = (projection: Projection, place: TableGeneration): string =>
  `alter table ${tableName(projection, place)} add primary key (key)`;

export const createIndexes = (projection: Projection, place: TableGeneration): readonly string[] =>
  projection.indexes.map(
    (columns) =>
      `create index on ${tableName(projection, place)} (${columns.map(quoted).join(', ')})`,
  );
