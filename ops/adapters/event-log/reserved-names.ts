import { sql } from 'kysely';
import type { Pool } from 'pg';
import { query } from '../../../database/query.ts';
import { type Given, statement } from '../../../database/statement.ts';
import type { StreamName } from '../../../domain/kernel/ids.ts';
import { EventIdsReused, type EventLog } from '../../../domain/ports/event-log.ts';
import { prompt } from '../../postgres/connections/settings.ts';
import { openPool } from '../../postgres/open-pool.ts';

type Reserved = { readonly eventId: string; readonly stream: StreamName };

const reserve = statement('reserve-name', ({ eventId, stream }: Given<Reserved>) =>
  query
    .with('mine', (db) =>
      db
        .insertInto('log.reserved_name')
        .values({ event_id: eventId, stream })
        .onConflict((conflict) => conflict.column('event_id').doNothing())
        .returning('stream'),
    )
    .selectFrom('mine')
    .select('stream')
    .unionAll(({ selectFrom }) =>
      selectFrom('log.reserved_name').select('stream').where('event_id', '=', eventId),
    )
    .limit(1),
);

/** Nobody repeats a wish after so long. */
const forget = statement('reserved-names-forget', () =>
  query
    .deleteFrom('log.reserved_name')
    .where('reserved_at', '<', sql<Date>`now() - interval '7 days'`),
);

const forgetEvery = 10_000;

/** Undefined while another process is about to reserve it. */
const holderOf = async (pool: Pool, name: Reserved): Promise<StreamName | undefined> =>
  (await reserve.first(pool, name))?.stream;

/** The name of a command that its client chose, by the id of its first event, for one stream. */
const reserver = (pool: Pool) => {
  let reserved = 0;
  return async (eventId: string, stream: StreamName): Promise<void> => {
    const name = { eventId, stream };
    const holder = (await holderOf(pool, name)) ?? (await holderOf(pool, name));
    if (holder !== stream) throw new EventIdsReused('The name of this command names another one');
    reserved += 1;
    if (reserved % forgetEvery === 1) await forget.rows(pool);
  };
};

/**
 * For a log that knows the ids of events within their stream only: one that a client named is
 * reserved for its stream before it is appended, so that the same name elsewhere is refused.
 */
export const withReservedNames = (log: EventLog, databaseUrl: string): EventLog => {
  const pool = openPool({
    databaseUrl,
    name: 'boardwell reserved names',
    patience: prompt,
    max: 4,
    // A name that is lost in a crash of the server lets one mistake of a client pass.
    session: { synchronous_commit: 'off' },
  });
  const reserved = reserver(pool);
  return {
    ...log,
    append: async (wanted) => {
      const [first] = wanted.events;
      if (first?.meta.wishDigest !== undefined) await reserved(first.id, wanted.stream);
      return log.append(wanted);
    },
    close: async () => {
      await log.close();
      await pool.end();
    },
  };
};
