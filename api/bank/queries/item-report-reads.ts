import type { Pool } from 'pg';
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

const own = {
  name: 'own-reports',
  text: `select distinct on (r.item) r.data as report, q.data->'answers' as answers,
           i.revision::int as served
         from read.item_report r
         left join read.item_quality q on q.key = r.item || '@' || r.revision
         left join read.item i on i.key = r.item
         where r.learner = $1 and r.item = any($2)
         order by r.item, r.place desc`,
};

/** Of the revisions served today, those that wait for an answer, the latest first. */
const open = {
  name: 'open-reports',
  text: `select r.data
         from read.item i
         join read.item_quality q on q.key = i.key || '@' || i.revision
         cross join lateral (
           select data, place from read.item_report
           where item = i.key and revision = i.revision and not test_mode
             and place > coalesce((q.data->'answers'->-1->>'place')::bigint, -1) and place < $2
           order by place desc limit $3
         ) r
         where i.key = any($1) and q.reports > 0
         order by r.place desc`,
};

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
  own: async (learner: AccountId, itemIds: readonly ItemId[]): Promise<OwnReportRecord[]> =>
    (await pool.query<OwnReportRecord>({ ...own, values: [learner, itemIds] })).rows,

  open: async (
    itemIds: readonly ItemId[],
    { atMost, before = end }: Bounds,
  ): Promise<ItemReportRow[]> => {
    const { rows } = await pool.query<{ data: ItemReportRow }>({
      ...open,
      values: [itemIds, before, atMost],
    });
    return rows.map(({ data }) => data);
  },
});
