import { sql } from 'kysely';
import type { Pool } from 'pg';
import { asInt } from '../../../database/expressions.ts';
import { query } from '../../../database/query.ts';
import { type Given, statement } from '../../../database/statement.ts';
import { itemRevisionMark } from '../../../domain/bank/item/read-keys.ts';
import type { Position } from '../../../domain/kernel/envelope.ts';
import type { ItemId } from '../../../domain/kernel/ids.ts';
import type { RescoreWorld } from '../../../projectors/reactions/rescore-attempts.ts';
import type { HoldersWorld } from '../../../projectors/reactions/rescore-holders.ts';
import { wakeUps } from '../../adapters/event-log/wake-ups.ts';

/** Attempts looked through at a time: a few milliseconds, so that other corrections get their turn. */
const pageSize = 2000;

type Holders = Awaited<ReturnType<HoldersWorld['page']>>['holders'];

const pageOf = statement(
  'holders-of-item',
  ({ cursor, mark }: Given<{ cursor: string; mark: string }>) =>
    query
      .with(
        (cte) => cte('looked').materialized(),
        (db) =>
          db
            .selectFrom('read.held_items')
            .select(['key', 'data'])
            .where('key', '>', cursor)
            .orderBy('key')
            .limit(pageSize),
      )
      .selectNoFrom(({ fn, selectFrom }) => {
        const looked = selectFrom('looked');
        const holder = sql`json_build_object('attemptId', key, 'learnerId', data->>'learnerId')`;
        const holders = looked
          .select(sql<Holders>`json_agg(${holder} order by key)`.as('list'))
          .where(sql<boolean>`data::text like ${mark}`);
        return [
          looked.select((of) => of.fn.max('key').as('key')).as('last'),
          looked.select(asInt(fn.countAll()).as('count')).$asScalar().as('looked'),
          fn.coalesce(holders, sql<Holders>`'[]'`).as('holders'),
        ];
      }),
);

type Begun = {
  readonly itemId: string;
  readonly revision: number;
  readonly id: string;
  readonly position: Position;
};

const beginOne = statement('rekeying-begin', (of: Given<Begun>) =>
  query
    .insertInto('projector.rekeying')
    .values({
      item_id: of.itemId,
      revision: of.revision,
      event_id: of.id,
      position: of.position,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['item_id', 'revision'])
        .doUpdateSet(({ ref }) => ({
          event_id: ref('excluded.event_id'),
          position: ref('excluded.position'),
          cursor: '',
          begun_at: sql<Date>`now()`,
        }))
        .whereRef('projector.rekeying.position', '<', 'excluded.position'),
    ),
);

const begunOnes = statement('rekeyings', () =>
  query
    .selectFrom('projector.rekeying')
    .select(({ ref }) => [
      ref('item_id').$castTo<ItemId>().as('itemId'),
      'revision',
      'event_id as eventId',
      'position',
      'cursor',
    ])
    .orderBy('begun_at')
    .orderBy('item_id')
    .orderBy('revision'),
);

type Mine = {
  readonly itemId: string;
  readonly revision: number;
  readonly eventId: string;
  readonly cursor: string;
};

/** Another process may have gone on from there. */
const isMine = (of: Given<Mine>) =>
  sql<boolean>`item_id = ${of.itemId} and revision = ${of.revision}
    and event_id = ${of.eventId} and cursor = ${of.cursor}`;

const end = statement('rekeying-end', (of: Given<Mine>) =>
  query.deleteFrom('projector.rekeying').where(isMine(of)),
);

const moveOn = statement('rekeying-move', (of: Given<Mine & { readonly next: string }>) =>
  query.updateTable('projector.rekeying').set({ cursor: of.next }).where(isMine(of)),
);

/** For one that another process began. */
const lookAgainMs = 10_000;

type Rekeyings = Pick<HoldersWorld, 'underWay' | 'untilBegun' | 'page' | 'advance'> &
  Pick<RescoreWorld, 'begin'>;

const ofPool = (pool: Pool): Rekeyings => {
  const begun = wakeUps();
  let since = begun.count();
  return {
    begin: async ({ id, position, data: { itemId, revision } }) => {
      await beginOne.rows(pool, { itemId, revision, id, position });
      begun.wake();
    },
    underWay: async () => {
      since = begun.count();
      return begunOnes.rows(pool);
    },
    untilBegun: (signal) => begun.nap({ since, ms: lookAgainMs, signal }),
    page: async ({ itemId, revision, cursor }) => {
      const mark = `%,${itemRevisionMark(itemId, revision)},%`;
      const page = await pageOf.first(pool, { cursor, mark });
      const isLast = (page?.looked ?? 0) < pageSize;
      return { holders: page?.holders ?? [], next: isLast ? undefined : (page?.last ?? undefined) };
    },
    advance: async ({ itemId, revision, eventId, cursor }, next) => {
      const mine = { itemId, revision, eventId, cursor };
      if (next === undefined) await end.rows(pool, mine);
      else await moveOn.rows(pool, { ...mine, next });
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
