import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import { bulkhead } from 'cockatiel';
import { definitionOf, UnreadableEvent, upcast } from '../../../domain/events/registry.ts';
import type { RecordedEvent } from '../../../domain/kernel/envelope.ts';
import type { CalendarDay } from '../../../domain/kernel/time.ts';
import { openTables } from '../duckdb.ts';
import { type EventLines, eventLines } from './event-lines.ts';
import type { EventWriter, WriterSettings } from './event-writer.ts';
import { copyOf, type Lines, wrongIn } from './parquet-sql.ts';

/** One thread for each file, so that the same events are the same bytes; Node reads on beside it. */
const copiesAtOnce = 2;
const settings = { threads: '1', memory_limit: '256MB' } as const;

const dayMs = 86_400_000;

/** Days since 1970; events come day by day, so that the last one is known. */
const dayNumbers = () => {
  let last: CalendarDay | undefined;
  let number = 0;
  return (day: CalendarDay): number => {
    if (day !== last) number = Date.parse(day) / dayMs;
    last = day;
    return number;
  };
};

/** As it is stored where it is of today's version: most of a log need not be taken apart. */
const upcastData = (event: RecordedEvent): string | undefined => {
  const isOfToday = definitionOf(event.type)?.version === event.version;
  return isOfToday ? undefined : JSON.stringify(upcast(event).data);
};

type Job = {
  readonly type: string;
  readonly lines: EventLines;
  readonly part: number;
  /** Where the lines stand for as long as it takes. */
  readonly file: string;
};

const whatIsWrong = async (
  connection: DuckDBConnection,
  lines: Lines,
  { message }: Error,
): Promise<string> => {
  // Where even that cannot be found out, what failed first says why.
  const found = await connection.runAndReadAll(wrongIn(lines)).catch(() => undefined);
  const [row] = found?.getRowObjects() ?? [];
  if (!row) return message;
  return `${row['field']} of the event at ${row['position']} is not what its schema says`;
};

/** Copies the lines of one type, and tells how many there were. */
const copyLines = async (
  connection: DuckDBConnection,
  { type, lines, part, file }: Job,
  wanted: WriterSettings,
): Promise<number> => {
  const bytes = lines.taken();
  await writeFile(file, bytes, { mode: 0o600 });
  const written = { file, type, length: bytes.length };
  try {
    const { rowsChanged } = await connection.run(copyOf({ ...written, part }, wanted));
    return rowsChanged;
  } catch (cause) {
    const why = await whatIsWrong(connection, written, cause as Error);
    throw new UnreadableEvent(`${type} cannot be written: ${why}`, { cause });
  } finally {
    await rm(file);
  }
};

const largestFirst = (gathered: ReadonlyMap<string, EventLines>) =>
  [...gathered].toSorted(([, one], [, other]) => other.taken().length - one.taken().length);

/** Columns by the schema of each type, in Parquet, one file for each day, type and part. */
export const parquetWriter = async (wanted: WriterSettings): Promise<EventWriter> => {
  const spilled = join(wanted.folder, 'spilled');
  const { instance, close } = await openTables({ ...settings, temp_directory: spilled });
  const copying = bulkhead(copiesAtOnce, Number.POSITIVE_INFINITY);
  const numberOf = dayNumbers();
  const spare: EventLines[] = [];
  let gathered = new Map<string, EventLines>();
  let files = 0;
  let settled: Promise<unknown> = Promise.resolve();

  const linesOfType = (type: string): EventLines => {
    const lines = gathered.get(type) ?? spare.pop() ?? eventLines();
    gathered.set(type, lines);
    return lines;
  };

  const copy = async (job: Job): Promise<number> => {
    const connection = await instance.connect();
    try {
      return await copyLines(connection, job, wanted);
    } finally {
      connection.closeSync();
      job.lines.clear();
      spare.push(job.lines);
    }
  };

  return {
    add: (day: CalendarDay, event) =>
      linesOfType(event.type).add({ event, day: numberOf(day), data: upcastData(event) }),
    write: async (part) => {
      const copies = largestFirst(gathered).map(([type, lines]) => {
        files += 1;
        const file = join(wanted.folder, `${files}.ndjson`);
        return copying.execute(() => copy({ type, lines, part, file }));
      });
      gathered = new Map();
      settled = Promise.allSettled([settled, ...copies]);
      const done = Promise.all(copies).then((counts) => counts.reduce((sum, one) => sum + one, 0));
      // Whoever waits for it hears of it; until then it is nobody's.
      done.catch(() => undefined);
      return { done };
    },
    close: async () => {
      await settled;
      close();
    },
  };
};
