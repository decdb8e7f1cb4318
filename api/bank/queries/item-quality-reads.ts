import { sql } from 'kysely';
import type { Pool } from 'pg';
import { asInt } from '../../../database/expressions.ts';
import { query } from '../../../database/query.ts';
import { type Given, statement } from '../../../database/statement.ts';
import type { FirstMeetings } from '../../../domain/bank/item/first-meetings.ts';
import type { Item } from '../../../domain/bank/item/item.ts';
import { enoughPapers, type ItemUse } from '../../../domain/bank/item/quality.ts';
import { itemRevisionKey } from '../../../domain/bank/item/read-keys.ts';
import type { BankCandidate } from '../../../projectors/item-bank/item-bank.ts';
import type { ItemQualityRow } from '../../../projectors/item-quality/item-quality.ts';
import type { ItemRef } from './bank-reads.ts';

export type JudgedItem = { readonly item: Item; readonly quality: ItemQualityRow };

/** What a revision is judged by, without its texts. */
export type JudgedUse = {
  /** Of the item. */
  readonly key: string;
  readonly use: ItemUse;
  readonly reports: number;
  readonly candidate: BankCandidate;
};

const served = query.selectFrom('read.item_quality as q').innerJoin('read.item as i', (on) =>
  on.on(sql<boolean>`i.key = q.data->>'itemId'
      and i.revision = (q.data->>'revision')::bigint`),
);

/** Of the revisions served today, those that were reported or that stood on enough papers to judge. */
const judged = statement('judged-items', ({ enough }: Given<{ enough: number }>) =>
  served
    .select(({ ref }) => [
      'i.key',
      ref('q.data', '->').key('use').as('use'),
      asInt(ref('q.reports')).as('reports'),
      sql<BankCandidate>`i.candidate::json`.as('candidate'),
    ])
    .where(sql<boolean>`(q.reports > 0 or q.asked >= ${enough})`)
    .orderBy('q.reports', 'desc')
    .orderBy('q.asked', 'desc')
    .orderBy('q.key'),
);

type Keys = { readonly keys: readonly string[] };

const inWhole = statement('judged-items-in-whole', ({ keys }: Given<Keys>) =>
  served
    .select(({ ref }) => [ref('i.data', '->').key('item').as('item'), 'q.data as quality'])
    .where('i.key', '=', ({ fn }) => fn.any(keys)),
);

const meetings = statement('first-meetings', ({ keys }: Given<Keys>) =>
  query
    .selectFrom('read.item_quality')
    .select(({ ref }) => ['key', ref('data', '->').key('first').as('first')])
    .where('key', '=', ({ fn }) => fn.any(keys)),
);

const ofRevision = statement('quality-of-revision', ({ key }: Given<{ key: string }>) =>
  query.selectFrom('read.item_quality').select('data').where('key', '=', key),
);

export const itemQualityReads = (pool: Pool) => ({
  /** Reported ones first. */
  judged: (): Promise<JudgedUse[]> => judged.rows(pool, { enough: enoughPapers }),

  /** In the order asked; items that left the bank in between are missing. */
  inWhole: async (itemIds: readonly string[]): Promise<JudgedItem[]> => {
    const rows = await inWhole.rows(pool, { keys: itemIds });
    const found = new Map<string, JudgedItem>(rows.map((row) => [row.item.id, row]));
    return itemIds.flatMap((id) => found.get(id) ?? []);
  },

  /** Undefined for a revision that nobody met and nobody reported. */
  ofRevision: async ({ itemId, revision }: ItemRef): Promise<ItemQualityRow | undefined> =>
    (await ofRevision.first(pool, { key: itemRevisionKey(itemId, revision) }))?.data,

  /** In the order asked; undefined for a revision that nobody met on a finished paper. */
  firstMeetings: async (refs: readonly ItemRef[]): Promise<(FirstMeetings | undefined)[]> => {
    const keys = refs.map(({ itemId, revision }) => itemRevisionKey(itemId, revision));
    const rows = await meetings.rows(pool, { keys });
    const found = new Map(rows.map(({ key, first }) => [key, first]));
    return keys.map((key) => found.get(key));
  },
});
