import type { Pool } from 'pg';
import type { StreamName } from '../../../domain/kernel/ids.ts';
import { EventIdsReused, type EventLog } from '../../../domain/ports/event-log.ts';
import { prompt } from '../../postgres/connections/settings.ts';
import { openPool } from '../../postgres/open-pool.ts';

const reserve = {
  name: 'reserve-name',
  text: `with mine as (
           insert into log.reserved_name (event_id, stream) values ($1, $2)
           on conflict (event_id) do nothing returning stream)
         select stream from mine
         union all select stream from log.reserved_name where event_id = $1 limit 1`,
};

/** Nobody repeats a wish after so long. */
const forget = `delete from log.reserved_name where reserved_at < now() - interval '7 days'`;
const forgetEvery = 10_000;

/** Undefined while another process is about to reserve it. */
const holderOf = async (pool: Pool, values: readonly string[]): Promise<string | undefined> =>
  (await pool.query<{ stream: string }>({ ...reserve, values: [...values] })).rows[0]?.stream;

/** The name of a command that its client chose, by the id of its first event, for one stream. */
const reserver = (pool: Pool) => {
  let reserved = 0;
  return async (eventId: string, stream: StreamName): Promise<void> => {
    const values = [eventId, stream];
    const holder = (await holderOf(pool, values)) ?? (await holderOf(pool, values));
    if (holder !== stream) throw new EventIdsReused('The name of this command names another one');
    reserved += 1;
    if (reserved % forgetEvery === 1) await pool.query(forget);
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
