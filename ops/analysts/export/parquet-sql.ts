import { literal, named } from '../duckdb.ts';
import { sqlType } from '../told/column-types.ts';
import { type Column, eventColumns } from '../told/event-columns.ts';
import { lineColumns } from './event-lines.ts';
import type { WriterSettings } from './event-writer.ts';

const metaType =
  'STRUCT(actor VARCHAR, subject VARCHAR, "correlationId" VARCHAR, "causationId" VARCHAR, "testMode" BOOLEAN)';

/** Only what has a column is taken out of the data: what is left out is never kept. */
const dataType = (columns: readonly Column[]): string =>
  `STRUCT(${columns.map(({ name, type }) => `${named(name)} ${sqlType(type)}`).join(', ')})`;

/** Lines of events of one type. */
export type Lines = {
  readonly file: string;
  readonly type: string;
  /** Bytes. */
  readonly length: number;
};

/** What is read at once is twice the largest object that may come: no line is longer than its file. */
const linesIn = ({ file, length }: Lines, data: string): string => {
  const types = Object.entries({ ...lineColumns, meta: metaType, data });
  const columns = types.map(([name, type]) => `${named(name)}: ${literal(type)}`).join(', ');
  return `read_json(${literal(file)}, format = 'newline_delimited', maximum_object_size = ${length},
      columns = {${columns}})`;
};

/** What is always there and is not: nothing of it is passed over in silence. */
const column = ({ name, isAlways }: Column): string => {
  const value = `data.${named(name)}`;
  if (!isAlways) return value;
  return `case when ${value} is null then error('absent') else ${value} end as ${named(name)}`;
};

/** Writes lines as one part of their days; fails at what is not of the type of its column. */
export const copyOf = (
  { part, ...lines }: Lines & { readonly part: number },
  { folder, testers }: WriterSettings,
): string => {
  const { type } = lines;
  const columns = eventColumns(type);
  const envelope = `position as event_position, id as event_id, make_timestamp_ms(recorded) as event_at,
      stream as event_stream, revision as event_revision, meta.actor as event_actor,
      meta.subject as event_subject, meta."correlationId" as event_correlation,
      meta."causationId" as event_cause, coalesce(meta."testMode", false) as event_is_test`;
  const placed = `date '1970-01-01' + day as event_day, ${literal(type)} as event_type`;
  // A type without any column has data all the same.
  const data = columns.length === 0 ? 'JSON' : dataType(columns);
  return `copy (
    select ${[envelope, ...columns.map(column), placed].join(', ')} from ${linesIn(lines, data)}
    ${testers ? '' : 'where coalesce(meta."testMode", false) = false'}
  ) to ${literal(folder)} (format parquet, compression snappy, partition_by (event_day, event_type),
    overwrite_or_ignore true, filename_pattern ${literal(`part-${part}-{i}`)})`;
};

/** Which field it was, and of the event at which position: at most one row. */
export const wrongIn = (lines: Lines): string => {
  const columns = eventColumns(lines.type);
  const types = JSON.stringify(Object.fromEntries(columns.map((one) => [one.name, one.type])));
  const wrong = columns.map(({ name, isAlways }) => {
    const given = `json_type(data, ${literal(`$.${named(name)}`)})`;
    const isMissed = isAlways ? 'true' : `coalesce(${given}, 'NULL') <> 'NULL'`;
    return `case when read.${named(name)} is null and ${isMissed} then ${literal(name)} end`;
  });
  return `select coalesce(${[...wrong, 'null'].join(', ')}) as field, position
    from (select position, data, from_json(data, ${literal(types)}) as read from ${linesIn(lines, 'JSON')})
    where field is not null limit 1`;
};
