import type { Pool } from 'pg';
import { itemRevisionKey } from '../../../domain/bank/item/read-keys.ts';
import { type FieldCode, fieldCodes } from '../../../domain/contracts/fields.ts';
import type { ItemBankRow } from '../../../projectors/item-bank/item-bank.ts';
import type { ItemRevisionRow } from '../../../projectors/item-revisions/item-revisions.ts';
import { keptRows, type Surroundings } from '../../server/kept-rows.ts';
import { ReadModelBehind } from '../../server/unavailable.ts';
import { candidateReads } from './candidate-reads.ts';

/** What a learner met is one row, taken apart once and not for each item of the bank. */
export const seen = `left join (
    select met.key collate "C" as key, (met.value->>'correct')::boolean as last_correct,
      (met.value->>'at')::bigint as last_seen_ms
    from read.item_exposure exposure cross join json_each(exposure.data->'items') met
    where exposure.key = $1) e on e.key = i.key`;

const flags = `left join read.item_flag f on f.key = $1 || '/' || i.key`;

type BankTotal = { readonly questions: number; readonly fields: FieldCode[] };

/** No two siblings stand on one paper, so a paper can hold as many as there are families. */
const topicCounts = {
  name: 'topic-counts',
  text: `select nth > 1 as further, split_part(place, '|', 1) as exam,
           split_part(place, '|', 2) as area, split_part(place, '|', 3) as topic,
           count(*)::int as questions,
           count(*) filter (where e.last_seen_ms is null)::int as unseen,
           count(distinct i.family)::int as "all",
           count(distinct i.family) filter (where e.last_seen_ms is null)::int as unused,
           count(distinct i.family) filter (where not e.last_correct)::int as missed,
           count(distinct i.family) filter (where f.key is not null)::int as flagged
         from read.item i
         cross join lateral unnest(i.placements) with ordinality as p(place, nth) ${seen} ${flags}
         where i.field = $2 group by 1, 2, 3, 4 order by 1, 2, 3, 4`,
};

export type TopicCount = {
  /** By a place in another exam of the field: the same questions count by their first place too. */
  readonly further: boolean;
  readonly exam: string;
  readonly area: string;
  readonly topic: string;
  /** Of the bank. */
  readonly questions: number;
  readonly unseen: number;
  /** At most on one paper. */
  readonly all: number;
  readonly unused: number;
  readonly missed: number;
  readonly flagged: number;
};

export type ItemRef = { readonly itemId: string; readonly revision: number };

type Keyed<Row> = { readonly key: string; readonly data: Row };

/** Of some hundred papers: a few megabytes each. */
const mostKept = 2_000;

/** By key, as most papers and results ask for them. */
const keptItems = (pool: Pool, surroundings: Surroundings) => {
  const items = keptRows<ItemBankRow>(surroundings, { of: 'item-bank', atMost: mostKept });
  const revisions = keptRows<ItemRevisionRow>(surroundings, {
    of: 'item-revisions',
    atMost: mostKept,
  });
  const reader =
    <Row>(name: string, table: string) =>
    async (keys: readonly string[]): Promise<ReadonlyMap<string, Row>> => {
      const text = `select key, data from ${table} where key = any($1)`;
      const { rows } = await pool.query<Keyed<Row>>({ name, text, values: [keys] });
      return new Map(rows.map(({ key, data }) => [key, data]));
    };
  const readItems = reader<ItemBankRow>('items', 'read.item');
  const readRevisions = reader<ItemRevisionRow>('item-revisions', 'read.item_revision');
  return {
    items: (keys: readonly string[]) => items({ keys, read: readItems }),
    revisions: (keys: readonly string[]) => revisions({ keys, read: readRevisions }),
  };
};

/** The published bank, as papers are drawn from it and shown again. */
export const bankReads = (pool: Pool, surroundings: Surroundings) => {
  const { items, revisions } = keptItems(pool, surroundings);
  return {
    candidates: candidateReads(pool, surroundings),

    /** By area and topic, in a fixed order. */
    topicCounts: async (learner: string, field: string): Promise<TopicCount[]> =>
      (await pool.query<TopicCount>({ ...topicCounts, values: [learner, field] })).rows,

    /** In the order asked; items that left the bank in between are missing. */
    items: async (itemIds: readonly string[]): Promise<ItemBankRow[]> => {
      const found = await items(itemIds);
      return itemIds.flatMap((id) => found.get(id) ?? []);
    },

    /** False for an item that was withdrawn. */
    holds: async (itemId: string): Promise<boolean> => {
      const { rowCount } = await pool.query({
        name: 'item-held',
        text: 'select 1 from read.item where key = $1',
        values: [itemId],
      });
      return rowCount === 1;
    },

    /** In the order asked. Throws `ReadModelBehind` rather than leave a question out of a paper. */
    revisions: async (refs: readonly ItemRef[]): Promise<ItemRevisionRow[]> => {
      const keys = refs.map(({ itemId, revision }) => itemRevisionKey(itemId, revision));
      const found = await revisions(keys);
      return keys.map((key) => {
        const row = found.get(key);
        if (!row) throw new ReadModelBehind(`item-revisions has no ${key}`);
        return row;
      });
    },

    /** Of the fields that learners have: how many questions, and which fields have some. */
    total: async (): Promise<BankTotal> => {
      const { rows } = await pool.query<BankTotal>(
        `select count(*)::int as questions,
         coalesce(array_agg(distinct field), '{}') as fields
       from read.item where field = any($1)`,
        [fieldCodes],
      );
      return rows[0] ?? { questions: 0, fields: [] };
    },
  };
};
