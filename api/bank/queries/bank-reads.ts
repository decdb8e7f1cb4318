import { type Expression, sql } from 'kysely';
import type { Pool } from 'pg';
import { asInt } from '../../../database/expressions.ts';
import { query } from '../../../database/query.ts';
import { type Given, type Statement, statement } from '../../../database/statement.ts';
import { itemRevisionKey } from '../../../domain/bank/item/read-keys.ts';
import { type FieldCode, fieldCodes } from '../../../domain/contracts/fields.ts';
import type { ItemBankRow } from '../../../projectors/item-bank/item-bank.ts';
import type { ItemRevisionRow } from '../../../projectors/item-revisions/item-revisions.ts';
import { keptRows, type Surroundings } from '../../server/kept-rows.ts';
import { ReadModelBehind } from '../../server/unavailable.ts';
import { candidateReads } from './candidate-reads.ts';

/** What a learner met is one row, taken apart once and not for each item of the bank; as `exposureOf` reads it. */
export const seenBy = (learner: Expression<string>) =>
  query
    .selectFrom('read.item_exposure as exposure')
    .crossJoin(
      sql<{ key: string; value: string }>`json_each_text(exposure.data->'items')`.as<'met'>(
        sql`met`,
      ),
    )
    .select([
      sql<string>`met.key collate "C"`.as('key'),
      sql<boolean | null>`case met.value::bigint % 4 when 1 then false when 2 then true end`.as(
        'last_correct',
      ),
      sql<string | null>`nullif(met.value::bigint / 4, 0)`.as('last_seen_ms'),
    ])
    .where('exposure.key', '=', learner)
    .as('e');

type BankTotal = { readonly questions: number; readonly fields: FieldCode[] };

/** No two siblings stand on one paper, so a paper can hold as many as there are families. */
const topicCounts = statement(
  'topic-counts',
  ({ learner, field }: Given<{ learner: string; field: string }>) =>
    query
      .selectFrom('read.item as i')
      .crossJoinLateral(
        sql<{ place: string; nth: string }>`unnest(i.placements) with ordinality`.as<'p'>(
          sql`p(place, nth)`,
        ),
      )
      .leftJoin(seenBy(learner), 'e.key', 'i.key')
      .leftJoin('read.item_flag as f', (on) =>
        on.on(sql<boolean>`f.key = ${learner} || '/' || i.key`),
      )
      .select([
        sql<boolean>`nth > 1`.as('further'),
        sql<string>`split_part(place, '|', 1)`.as('exam'),
        sql<string>`split_part(place, '|', 2)`.as('area'),
        sql<string>`split_part(place, '|', 3)`.as('topic'),
        asInt(sql`count(*)`).as('questions'),
        asInt(sql`count(*) filter (where e.last_seen_ms is null)`).as('unseen'),
        asInt(sql`count(distinct i.family)`).as('all'),
        asInt(sql`count(distinct i.family) filter (where e.last_seen_ms is null)`).as('unused'),
        asInt(sql`count(distinct i.family) filter (where not e.last_correct)`).as('missed'),
        asInt(sql`count(distinct i.family) filter (where f.key is not null)`).as('flagged'),
      ])
      .where('i.field', '=', field)
      .groupBy(sql`1, 2, 3, 4`)
      .orderBy(sql`1, 2, 3, 4`),
);

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

type Keys = { readonly keys: readonly string[] };

const someItems = statement('items', ({ keys }: Given<Keys>) =>
  query
    .selectFrom('read.item')
    .select(['key', 'data'])
    .where('key', '=', ({ fn }) => fn.any(keys)),
);

const someRevisions = statement('item-revisions', ({ keys }: Given<Keys>) =>
  query
    .selectFrom('read.item_revision')
    .select(['key', 'data'])
    .where('key', '=', ({ fn }) => fn.any(keys)),
);

const oneItem = statement('item-held', ({ key }: Given<{ key: string }>) =>
  query.selectFrom('read.item').select('key').where('key', '=', key),
);

const totals = statement('bank-total', ({ fields }: Given<{ fields: readonly FieldCode[] }>) =>
  query
    .selectFrom('read.item')
    .select(({ fn }) => [
      asInt(fn.countAll()).as('questions'),
      sql<FieldCode[]>`coalesce(array_agg(distinct field), '{}')`.as('fields'),
    ])
    .where('field', '=', ({ fn }) => fn.any(fields)),
);

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
    <Row>(of: Statement<Keys, { readonly key: string; readonly data: Row }>) =>
    async (keys: readonly string[]): Promise<ReadonlyMap<string, Row>> =>
      new Map((await of.rows(pool, { keys })).map(({ key, data }) => [key, data]));
  const readItems = reader(someItems);
  const readRevisions = reader(someRevisions);
  return {
    items: (keys: readonly string[]) => items({ keys, read: readItems }),
    revisions: (keys: readonly string[]) => revisions({ keys, read: readRevisions }),
  };
};

/** The published bank, as papers are drawn from it and shown again. */
export const bankReads = (pool: Pool, surroundings: Surroundings) => {
  const { items, revisions } = keptItems(pool, surroundings);
  return {
    ...candidateReads(pool, surroundings),

    /** By area and topic, in a fixed order. */
    topicCounts: (learner: string, field: string): Promise<TopicCount[]> =>
      topicCounts.rows(pool, { learner, field }),

    /** In the order asked; items that left the bank in between are missing. */
    items: async (itemIds: readonly string[]): Promise<ItemBankRow[]> => {
      const found = await items(itemIds);
      return itemIds.flatMap((id) => found.get(id) ?? []);
    },

    /** False for an item that was withdrawn. */
    holds: async (itemId: string): Promise<boolean> =>
      (await oneItem.count(pool, { key: itemId })) === 1,

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
    total: async (): Promise<BankTotal> =>
      (await totals.first(pool, { fields: fieldCodes })) ?? { questions: 0, fields: [] },
  };
};
