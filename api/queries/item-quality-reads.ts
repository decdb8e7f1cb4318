import type { Pool } from 'pg';
import { enoughPapers } from '../../domain/item/quality.ts';
import type { ItemBankRow } from '../../projectors/item-bank/item-bank.ts';
import type { ItemQualityRow } from '../../projectors/item-quality/item-quality.ts';

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

export const itemQualityReads = (pool: Pool) => ({
  judged: async (): Promise<JudgedItem[]> =>
    (await pool.query<JudgedItem>({ ...judged, values: [enoughPapers] })).rows,
});
