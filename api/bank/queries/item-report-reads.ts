import { sql } from 'kysely';
import type { Pool } from 'pg';
import { asInt } from '../../../database/expressions.ts';
import { query } from '../../../database/query.ts';
import { type Given, statement } from '../../../database/statement.ts';
import type { AccountId, ItemId } from '../../../domain/kernel/ids.ts';
import type { AnswerToReports } from '../../../projectors/item-quality/item-quality.ts';
import type { ItemReportRow } from '../../../projectors/item-reports/item-reports.ts';

/** A learner's report, and what an editor did since. */
export type OwnReportRecord = {
  readonly report: ItemReportRow;
  /** To it or to others, oldest first; null where there is none. */
  readonly answers: readonly AnswerToReports[] | null;
  /** The revision that is asked today; null of an item that was withdrawn. */
  readonly served: number | null;
};

type OfLearner = { readonly learner: AccountId; readonly items: readonly ItemId[] };

const own = statement('own-reports', ({ learner, items }: Given<OfLearner>) =>
  query
    .selectFrom('read.item_report as r')
    .leftJoin('read.item_quality as q', (on) =>
      on.on(sql<boolean>`q.key = r.item || '@' || r.revision`),
    )
    .leftJoin('read.item as i', 'i.key', 'r.item')
    .distinctOn('r.item')
    .select(({ ref }) => [
      'r.data as report',
      ref('q.data', '->').key('answers').as('answers'),
      asInt(ref('i.revision')).$castTo<number | null>().as('served'),
    ])
    .where('r.learner', '=', learner)
    .where('r.item', '=', ({ fn }) => fn.any(items))
    .orderBy('r.item')
    .orderBy('r.place', 'desc'),
);

type ReportQuery = {
  readonly items: readonly ItemId[];
  readonly before: string;
  readonly atMost: number;
};

/** Of the revisions served today, those that wait for an answer, the latest first. */
const open = statement('open-reports', ({ items, before, atMost }: Given<ReportQuery>) =>
  query
    .selectFrom('read.item as i')
    .innerJoin('read.item_quality as q', (on) =>
      on.on(sql<boolean>`q.key = i.key || '@' || i.revision`),
    )
    .crossJoinLateral((eb) =>
      eb
        .selectFrom('read.item_report as waiting')
        .select(['waiting.data', 'waiting.place'])
        .whereRef('waiting.item', '=', 'i.key')
        .whereRef('waiting.revision', '=', 'i.revision')
        .where(sql<boolean>`not waiting.test_mode`)
        .where(
          sql<boolean>`waiting.place > coalesce((q.data->'answers'->-1->>'place')::bigint, -1)`,
        )
        .where('waiting.place', '<', before)
        .orderBy('waiting.place', 'desc')
        .limit(atMost)
        .as('r'),
    )
    .select('r.data')
    .where('i.key', '=', ({ fn }) => fn.any(items))
    .where(sql<boolean>`q.reports > 0`)
    .orderBy('r.place', 'desc'),
);

/** Later than any report. */
const end = Number.MAX_SAFE_INTEGER;

type Bounds = {
  /** Of each item. */
  readonly atMost: number;
  /** Only reports at an earlier place. */
  readonly before?: number | undefined;
};

export const itemReportReads = (pool: Pool) => ({
  /** The last report of this learner about each of the items. */
  own: (learner: AccountId, itemIds: readonly ItemId[]): Promise<OwnReportRecord[]> =>
    own.rows(pool, { learner, items: itemIds }),

  open: async (
    itemIds: readonly ItemId[],
    { atMost, before = end }: Bounds,
  ): Promise<ItemReportRow[]> => {
    const rows = await open.rows(pool, { items: itemIds, before: String(before), atMost });
    return rows.map(({ data }) => data);
  },
});
