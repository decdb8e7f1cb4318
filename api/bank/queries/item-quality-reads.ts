import type { Pool } from 'pg';
import type { FirstMeetings } from '../../../domain/bank/item/first-meetings.ts';
import { enoughPapers, type ItemUse } from '../../../domain/bank/item/quality.ts';
import { itemRevisionKey } from '../../../domain/bank/item/read-keys.ts';
import type { BankCandidate, ItemBankRow } from '../../../projectors/item-bank/item-bank.ts';
import type { ItemQualityRow } from '../../../projectors/item-quality/item-quality.ts';
import type { ItemRef } from './bank-reads.ts';

export type JudgedItem = { readonly bank: ItemBankRow; readonly quality: ItemQualityRow };

/** What a revision is judged by, without its texts. */
export type JudgedUse = {
  /** Of the item. */
  readonly key: string;
  readonly use: ItemUse;
  readonly reports: number;
  readonly candidate: BankCandidate;
};

const served = `from read.item_quality q
         join read.item i on i.key = q.data->>'itemId'
           and i.revision = (q.data->>'revision')::bigint`;

/** Of the revisions served today, those that were reported or that stood on enough papers to judge. */
const judged = {
  name: 'judged-items',
  text: `select i.key, q.data->'use' as use, q.reports::int as reports, i.candidate::json as candidate
         ${served}
         where q.reports > 0 or q.asked >= $1
         order by q.reports desc, q.asked desc, q.key`,
};

const inWhole = {
  name: 'judged-items-in-whole',
  text: `select i.data as bank, q.data as quality ${served} where i.key = any($1)`,
};

const meetings = {
  name: 'first-meetings',
  text: `select key, data->'first' as first from read.item_quality where key = any($1)`,
};

export const itemQualityReads = (pool: Pool) => ({
  /** Reported ones first. */
  judged: async (): Promise<JudgedUse[]> =>
    (await pool.query<JudgedUse>({ ...judged, values: [enoughPapers] })).rows,

  /** In the order asked; items that left the bank in between are missing. */
  inWhole: async (itemIds: readonly string[]): Promise<JudgedItem[]> => {
    const { rows } = await pool.query<JudgedItem>({ ...inWhole, values: [itemIds] });
    const found = new Map<string, JudgedItem>(rows.map((row) => [row.bank.item.id, row]));
    return itemIds.flatMap((id) => found.get(id) ?? []);
  },

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
