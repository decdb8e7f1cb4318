import { join } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import {
  definitionOf,
  eventTypes,
  UnreadableEvent,
  upcast,
} from '../../../domain/events/registry.ts';
import type { RecordedEvent } from '../../../domain/kernel/envelope.ts';
import type { CalendarDay } from '../../../domain/kernel/time.ts';
import {
  recordedMsOf,
  type StoredBytes,
  storedBytes,
} from '../../adapters/event-log/postgres/copied-tuples.ts';
import { literal, loadDuckDb, named, openTables } from '../duckdb.ts';
import { type Column, eventColumns } from '../told/event-columns.ts';
import type { EventWriter, WriterSettings } from './event-writer.ts';

/** One thread, so that the same events are the same bytes; Node reads on beside it. */
const settings = { threads: '1', memory_limit: '256MB' } as const;

/** Of what Node hands over at once. */
const rowsAtOnce = 2048;

/** Numbers where a number will do, and bytes as they came: a text would be decoded to be encoded again. */
const gathered = `(position varchar, id blob, recorded double, type integer, stream blob,
  revision integer, meta blob, data blob, day integer)`;

const metaType = JSON.stringify({
  actor: 'VARCHAR',
  subject: 'VARCHAR',
  correlationId: 'VARCHAR',
  causationId: 'VARCHAR',
  testMode: 'BOOLEAN',
});

/** Only what has a column is taken out of the data: what is left out is never written. */
const dataType = (columns: readonly Column[]): string =>
  JSON.stringify(Object.fromEntries(columns.map(({ name, type }) => [name, type])));

/** What is always there and came out as null was not of its type: nothing of it is passed over in silence. */
const column = ({ name, isAlways }: Column): string => {
  const value = `d.${named(name)}`;
  if (!isAlways) return value;
  const said = `${literal(`${name} of the event at `)} || position || ' is not what its schema says'`;
  return `case when ${value} is null then error(${said}) else ${value} end as ${named(name)}`;
};

type Copy = { readonly table: string; readonly type: string; readonly part: number };

const copyOf = ({ table, type, part }: Copy, { folder, testers }: WriterSettings): string => {
  const columns = eventColumns(type);
  return `copy (
    select position as event_position, hex(id)::uuid as event_id, make_timestamp_ms(recorded::bigint) as event_at,
      decode(stream) as event_stream, revision as event_revision, m.actor as event_actor,
      m.subject as event_subject, m."correlationId" as event_correlation,
      m."causationId" as event_cause, coalesce(m."testMode", false) as event_is_test,
      ${columns.map(column).join(', ')},
      date '1970-01-01' + day as event_day, ${literal(type)} as event_type
    from (
      select *, from_json(decode(meta), ${literal(metaType)}) as m,
        from_json(decode(data), ${literal(dataType(columns))}) as d
      from ${table} where type = ${eventTypes.indexOf(type)}
    )
    ${testers ? '' : 'where coalesce(m."testMode", false) = false'}
  ) to ${literal(folder)} (format parquet, compression zstd, partition_by (event_day, event_type),
    overwrite_or_ignore true, filename_pattern ${literal(`part-${part}-{i}`)})`;
};

/** As it is stored where it is of today's version: most of a log need not be taken apart. */
const bytesOf = (event: RecordedEvent): StoredBytes => {
  const stored = storedBytes(event);
  const isOfToday = definitionOf(event.type)?.version === event.version;
  return isOfToday ? stored : { ...stored, data: Buffer.from(JSON.stringify(upcast(event).data)) };
};

type DuckDb = Awaited<ReturnType<typeof loadDuckDb>>;

const numberOf = new Map(eventTypes.map((type, number) => [type, number]));

const dayMs = 86_400_000;

/** A blob, as DuckDB takes it. */
type Bytes = { readonly bytes: Uint8Array };

/** Column by column, as DuckDB takes them. */
const noRows = () => ({
  position: [] as string[],
  id: [] as Bytes[],
  recorded: [] as number[],
  type: [] as number[],
  stream: [] as Bytes[],
  revision: [] as number[],
  meta: [] as Bytes[],
  data: [] as Bytes[],
  day: [] as number[],
});

/** Rows of one table, handed over some thousands at a time. */
const gatherInto = async (duck: DuckDb, connection: DuckDBConnection, table: string) => {
  await connection.run(`create table ${table} ${gathered}`);
  const appender = await connection.createAppender(table);
  const { VARCHAR, BLOB, INTEGER, DOUBLE, DuckDBDataChunk } = duck;
  const kinds = [VARCHAR, BLOB, DOUBLE, INTEGER, BLOB, INTEGER, BLOB, BLOB, INTEGER];
  const types = new Set<string>();
  let rows = noRows();
  const handOver = (): void => {
    if (rows.id.length === 0) return;
    const chunk = DuckDBDataChunk.create(kinds);
    chunk.setColumns(Object.values(rows));
    appender.appendDataChunk(chunk);
    rows = noRows();
  };
  return {
    table,
    types,
    add: (day: CalendarDay, event: RecordedEvent): number => {
      const { id, data, stream, meta } = bytesOf(event);
      rows.position.push(event.position);
      rows.id.push({ bytes: id });
      rows.recorded.push(recordedMsOf(event));
      rows.type.push(numberOf.get(event.type) ?? -1);
      rows.stream.push({ bytes: stream });
      rows.revision.push(event.revision);
      rows.meta.push({ bytes: meta });
      rows.data.push({ bytes: data });
      rows.day.push(Date.parse(day) / dayMs);
      types.add(event.type);
      if (rows.id.length === rowsAtOnce) handOver();
      return data.byteLength;
    },
    end: (): void => {
      handOver();
      appender.closeSync();
    },
  };
};

/** Columns by the schema of each type, in Parquet, one file for each day, type and part. */
export const parquetWriter = async (wanted: WriterSettings): Promise<EventWriter> => {
  const duck = await loadDuckDb();
  const spilled = join(wanted.folder, 'spilled');
  const tables = await openTables({ ...settings, temp_directory: spilled });
  const { connection } = tables;
  const beside = await tables.instance.connect();
  let count = 0;
  let gathering = await gatherInto(duck, connection, 'gathered_0');

  const copyAll = async (table: string, types: ReadonlySet<string>, part: number) => {
    let events = 0;
    for (const type of [...types].toSorted()) {
      const sql = copyOf({ table, type, part }, wanted);
      const { rowsChanged } = await beside.run(sql).catch((cause: Error) => {
        throw new UnreadableEvent(`${type} cannot be written: ${cause.message}`, { cause });
      });
      events += rowsChanged;
    }
    await beside.run(`drop table ${table}`);
    return events;
  };

  return {
    add: (day, event) => gathering.add(day, event),
    write: async (part) => {
      const { table, types, end } = gathering;
      end();
      count += 1;
      gathering = await gatherInto(duck, connection, `gathered_${count}`);
      const done = copyAll(table, types, part);
      // Whoever waits for it hears of it; until then it is nobody's.
      done.catch(() => undefined);
      return { done };
    },
    close: async () => {
      beside.closeSync();
      tables.close();
    },
  };
};
