import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'pg';
import { beforeAll, type RecordedEvent } from '../../../domain/kernel/envelope.ts';
import type { EventLog, ReadAll } from '../../../domain/ports/event-log.ts';
import { pollingSubscription } from '../../../ops/adapters/event-log/polling-subscription.ts';
import { wakeUps } from '../../../ops/adapters/event-log/wake-ups.ts';
import type { SharedLog } from './beside-writers.ts';

const table = `
  create table naive (
    position bigint generated always as identity primary key,
    id uuid, stream text, revision int, type text
  )`;

const insert = `
  insert into naive (id, stream, revision, type)
  select * from unnest($1::uuid[], $2::text[], $3::int[], $4::text[])`;

const page = `
  select id, stream, revision, type, lpad(position::text, 20, '0') as position
    from naive where position > $1 and type = any($2) order by position limit 500`;

/**
 * The log everybody writes first: positions from a sequence, which are given out before they are
 * seen, and a reader that goes on from the last position it saw.
 */
export const naiveLog = async (
  databaseUrl: string,
): Promise<SharedLog & Pick<EventLog, 'close'>> => {
  const pool = new Pool({ connectionString: databaseUrl, max: 20 });
  await pool.query(table);
  const readers = wakeUps();

  const readAll = async function* ({ after, types }: ReadAll) {
    const { rows } = await pool.query<RecordedEvent>(page, [after || '0', types]);
    yield { events: rows, upTo: rows.at(-1)?.position ?? after };
  };

  return {
    append: async ({ stream, events, expected }) => {
      const first = expected === 'none' ? 0 : expected + 1;
      const client = await pool.connect();
      try {
        await client.query('begin');
        await client.query(insert, [
          events.map(({ id }) => id),
          events.map(() => stream),
          events.map((_, index) => first + index),
          events.map(({ type }) => type),
        ]);
        await sleep(Math.random() * 5);
        await client.query('commit');
      } finally {
        client.release();
      }
      readers.wake();
      return { status: 'appended', revision: first + events.length - 1, position: beforeAll };
    },
    readAll,
    subscribe: (options) => pollingSubscription({ readAll, wakeUps: readers }, options),
    head: async () => beforeAll,
    close: () => pool.end(),
  };
};
