import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type { Pool, PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { WrongUse } from '../commands/command.ts';
import {
  type BatchStart,
  type EventTuples,
  placeTuples,
  tupleColumns,
  tuplesHeader,
  tuplesTrailer,
} from './event-tuples.ts';

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

/** As `log.append` holds it: whoever comes next sees all that came before. */
const beginAtHead = async (client: PoolClient): Promise<BatchStart> => {
  await client.query('begin');
  await client.query('select pg_advisory_xact_lock(7302114902)');
  // By the last event, which was recorded latest: to look for it would read the whole log.
  const { rows } = await client.query<{ head: string; moment: string }>(
    `select coalesce(last.position, 0)::text as head,
       (extract(epoch from greatest(date_trunc('milliseconds', clock_timestamp()), last.recorded_at)
         - '2000-01-01T00:00Z') * 1000000)::bigint::text as moment
     from (select 1) one left join
       (select position, recorded_at from log.event order by position desc limit 1) last on true`,
  );
  const [row] = rows;
  if (!row) throw new Error('The log does not tell where it ends');
  return { first: BigInt(row.head) + 1n, recordedAt: BigInt(row.moment) };
};

const copy = `copy log.event (${tupleColumns}) from stdin with (format binary)`;

const bytesAtOnce = 1 << 18;

const copyTuples = async (client: PoolClient, tuples: EventTuples): Promise<void> => {
  placeTuples(tuples, await beginAtHead(client));
  const sink = client.query(copyFrom(copy));
  const { bytes } = tuples;
  sink.write(tuplesHeader);
  for (let start = 0; start < bytes.length; start += bytesAtOnce) {
    if (!sink.write(bytes.subarray(start, start + bytesAtOnce))) await once(sink, 'drain');
  }
  sink.end(tuplesTrailer);
  await finished(sink);
  await client.query('commit');
};

/** Writes streams that begin here at the head of the log, all or none of them. */
export const bulkLog = (pool: Pool) => ({
  write: async (tuples: EventTuples): Promise<void> => {
    const client = await pool.connect();
    try {
      await copyTuples(client, tuples);
      client.release();
    } catch (error) {
      client.release(true);
      throw error;
    }
  },
});
export type BulkLog = ReturnType<typeof bulkLog>;
