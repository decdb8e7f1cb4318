import type { Pool } from 'pg';
import type { FirstMeetings } from '../../../domain/bank/item/first-meetings.ts';
import { enoughPapers } from '../../../domain/bank/item/quality.ts';
import { itemRevisionKey } from '../../../domain/bank/item/read-keys.ts';
import type { ItemBankRow } from '../../../projectors/item-bank/item-bank.ts';
import type { ItemQualityRow } from '../../../projectors/item-quality/item-quality.ts';
import type { ItemRef } from './bank-reads.ts';

export type JudgedItem = { readonly bank: ItemBankRow; readonly quality: ItemQualityRow };

/** Of the revisions served today, those that were reported or that stood on enough papers to judge. */
const judged = {
  name: 'judged-items',
  text: `select i.data as bank, q.data as quality
         from read.item_quality q
         join read.item i on i.key = q.data->>'itemId'
           and (i.data->>'revision')::int = (q.data->>'revision')::int
         where q.reports > 0 or q.asked >= $1
         order by q.reports desc, q.asked desc, q.key`,
};

const meetings = {
  name: 'first-meetings',
  text: `select key, data->'first' as first from read.item_quality where key = any($1)`,
};

export const itemQualityReads = (pool: Pool) => ({
  judged: async (): Promise<JudgedItem[]> =>
    (await pool.query<JudgedItem>({ ...judged, values: [enoughPapers] })).rows,

  /** In the order asked; undefined for a revision that nobody met on a finished paper. */
  firstMeetings: async (refs: readonly ItemRef[]): Promise<(FirstMeetings | undefined)[]> => {
    const keys = refs.map(({ itemId, revision }) => itemRevisionKey(itemId, revision));
    const { rows } = await pool.query<{ key: string; first: FirstMeetings }>({
      ...meetings,
      values: [keys],
    });
    const found = new Map(rows.map(({ key, first }) => [key, first]));
    return keys.map((key) => found.get(key));
  },
});
