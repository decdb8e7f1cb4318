import type { Pool } from 'pg';
import { itemRevisionMark } from '../../../domain/bank/item/read-keys.ts';
import type { RescoreWorld } from '../../../projectors/reactions/rescore-attempts.ts';
import type { HoldersWorld, Rekeying } from '../../../projectors/reactions/rescore-holders.ts';
import { wakeUps } from '../../adapters/event-log/wake-ups.ts';

/** Attempts looked through at a time: a few milliseconds, so that other corrections get their turn. */
const pageSize = 2000;

const pageOf = {
  name: 'holders-of-item',
  text: `with looked as materialized (
           select key, data from read.held_items where key > $1 order by key limit ${pageSize}
         )
         select (select max(key) from looked) as last, (select count(*)::int from looked) as looked,
           coalesce((select json_agg(json_build_object(
             'attemptId', key, 'learnerId', data->>'learnerId') order by key)
             from looked where data::text like $2), '[]') as holders`,
};

type Page = {
  readonly last: string | null;
  readonly looked: number;
  readonly holders: Awaited<ReturnType<HoldersWorld['page']>>['holders'];
};

/** For one that another process began. */
const lookAgainMs = 10_000;

type Rekeyings = Pick<HoldersWorld, 'underWay' | 'untilBegun' | 'page' | 'advance'> &
  Pick<RescoreWorld, 'begin'>;

const ofPool = (pool: Pool): Rekeyings => {
  const begun = wakeUps();
  let since = begun.count();
  return {
    begin: async ({ id, position, data: { itemId, revision } }) => {
      await pool.query(
        `insert into projector.rekeying (item_id, revision, event_id, position)
       values ($1, $2, $3, $4)
       on conflict (item_id, revision) do update set
         event_id = excluded.event_id, position = excluded.position, cursor = '', begun_at = now()
       where rekeying.position < excluded.position`,
        [itemId, revision, id, position],
      );
      begun.wake();
    },
    underWay: async () => {
      since = begun.count();
      const { rows } = await pool.query<Rekeying>(
        `select item_id as "itemId", revision, event_id as "eventId", position, cursor
         from projector.rekeying order by begun_at, item_id, revision`,
      );
      return rows;
    },
    untilBegun: (signal) => begun.nap({ since, ms: lookAgainMs, signal }),
    page: async ({ itemId, revision, cursor }) => {
      const values = [cursor, `%,${itemRevisionMark(itemId, revision)},%`];
      const { rows } = await pool.query<Page>({ ...pageOf, values });
      const [page] = rows;
      const isLast = (page?.looked ?? 0) < pageSize;
      return { holders: page?.holders ?? [], next: isLast ? undefined : (page?.last ?? undefined) };
    },
    advance: async ({ itemId, revision, eventId, cursor }, next) => {
      const values = [itemId, revision, eventId, cursor];
      // Another process may have gone on from there.
      const mine = 'item_id = $1 and revision = $2 and event_id = $3 and cursor = $4';
      if (next === undefined) {
        await pool.query(`delete from projector.rekeying where ${mine}`, values);
        return;
      }
      await pool.query(`update projector.rekeying set cursor = $5 where ${mine}`, [
        ...values,
        next,
      ]);
    },
  };
};

const known = new WeakMap<Pool, Rekeyings>();

/**
 * How far the attempts of each corrected key have been looked through; kept, to go on after a stop.
 * One for both reactions of a process: what one of them begins wakes the other.
 */
export const rekeyings = (pool: Pool): Rekeyings => {
  const found = known.get(pool) ?? ofPool(pool);
  known.set(pool, found);
  return found;
};
