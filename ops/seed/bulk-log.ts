import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type { Pool, PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { NewEvent } from '../../domain/kernel/envelope.ts';
import type { StreamName } from '../../domain/kernel/ids.ts';
import { WrongUse } from '../commands/command.ts';

/** What tells learners who were made up in bulk, in the log. */
export const bulkCorrelation = 'bulk-seed';

/** Throws `WrongUse` for a log in which anybody learns who was not made up. */
export const refuseRealLearners = async (pool: Pool): Promise<void> => {
  const { rowCount } = await pool.query(
    `select 1 from log.event where type = 'AccountOpened'
       and meta->>'testMode' is null and meta->>'correlationId' <> $1 limit 1`,
    [bulkCorrelation],
  );
  if (rowCount === 0) return;
  throw new WrongUse('This log holds real learners: it is not filled with made-up ones.');
};

export type BulkStream = { readonly stream: StreamName; readonly events: readonly NewEvent[] };

const escaped = (text: string): string =>
  text.includes('\\') ? text.replaceAll('\\', '\\\\') : text;

/** JSON holds no tab and no line break as such. */
const lineOf = ({ id, type, version, data, meta }: NewEvent, stream: string, revision: number) =>
  [
    ...[id, revision, version, stream, type],
    ...[escaped(JSON.stringify(data)), escaped(JSON.stringify(meta))],
  ].join('\t');

/** The events of streams that begin here, as lines without where they will stand. */
export const linesOf = (streams: readonly BulkStream[]): string[] =>
  streams.flatMap(({ stream, events }) =>
    events.map((event, revision) => lineOf(event, stream, revision)),
  );

/** As `log.append` holds it: whoever comes next sees all that came before. */
const beginAtHead = async (client: PoolClient) => {
  await client.query('begin');
  await client.query('select pg_advisory_xact_lock(7302114902)');
  const { rows } = await client.query<{ head: string; moment: string }>(
    `select coalesce(max(position), 0)::text as head,
       greatest(date_trunc('milliseconds', clock_timestamp()), max(recorded_at))::text as moment
     from log.event`,
  );
  const [row] = rows;
  if (!row) throw new Error('The log does not tell where it ends');
  return { head: BigInt(row.head), moment: row.moment };
};

const copy = `copy log.event
  (position, recorded_at, id, revision, version, stream, type, data, meta) from stdin`;

const linesAtOnce = 500;

const copyLines = async (client: PoolClient, lines: readonly string[]): Promise<void> => {
  const { head, moment } = await beginAtHead(client);
  const sink = client.query(copyFrom(copy));
  for (let start = 0; start < lines.length; start += linesAtOnce) {
    const some = lines.slice(start, start + linesAtOnce);
    const text = some.map(
      (line, index) => `${head + BigInt(start + index + 1)}\t${moment}\t${line}\n`,
    );
    if (!sink.write(text.join(''))) await once(sink, 'drain');
  }
  sink.end();
  await finished(sink);
  await client.query('commit');
};

/** Writes streams that begin here at the head of the log, all or none of them. */
export const bulkLog = (pool: Pool) => ({
  write: async (lines: readonly string[]): Promise<void> => {
    const client = await pool.connect();
    try {
      await copyLines(client, lines);
      client.release();
    } catch (error) {
      client.release(true);
      throw error;
    }
  },
});
export type BulkLog = ReturnType<typeof bulkLog>;
