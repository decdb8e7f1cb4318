import { sql } from 'kysely';
import type { Pool } from 'pg';
import { query } from '../../../database/query.ts';
import { type Given, statement } from '../../../database/statement.ts';
import { itemExposureKey } from '../../../domain/bank/item/read-keys.ts';
import { noPaceYet, type ReviewPace } from '../../../domain/review/pace.ts';
import type { ReviewCardRow } from '../../../projectors/review-cards/review-cards.ts';
import type { ReviewSheetRow } from '../../../projectors/review-sheets/review-sheets.ts';
import type { StudyPlanRow } from '../../../projectors/study-plans/study-plans.ts';

export type PlanAndPace = { readonly plan: StudyPlanRow | undefined; readonly pace: ReviewPace };

const standing = statement('review-standing', ({ learner }: Given<{ learner: string }>) =>
  query.selectNoFrom(({ selectFrom }) => [
    selectFrom('read.study_plan').select('data').where('key', '=', learner).as('plan'),
    selectFrom('read.review_pace')
      .select(({ ref }) => ref('data', '->').key('pace').as('pace'))
      .where('key', '=', learner)
      .as('pace'),
  ]),
);

type OfField = { readonly learner: string; readonly field: string };

const cardsOf = ({ learner, field }: Given<OfField>) =>
  query
    .selectFrom('read.review_card as c')
    .innerJoin('read.item as i', 'i.key', 'c.item_id')
    .where('c.learner_id', '=', learner)
    .where('i.field', '=', field);

const cards = statement('review-cards', (of: Given<OfField>) =>
  cardsOf(of).select('c.data').orderBy('c.key'),
);

/** Postgres names with each row the transaction that wrote it, at a rebuild too. */
const cardsVersion = statement('review-cards-version', (of: Given<OfField>) =>
  cardsOf(of).select(
    sql<string>`md5(coalesce(
      string_agg(c.item_id || ' ' || c.xmin::text, ',' order by c.key), ''))`.as('version'),
  ),
);

const someSheets = statement('review-sheets', ({ sheets }: Given<{ sheets: readonly string[] }>) =>
  query
    .selectFrom('read.review_sheet')
    .select(['key', 'data'])
    .where('key', '=', ({ fn }) => fn.any(sheets)),
);

const oneCard = statement('review-card', ({ key }: Given<{ key: string }>) =>
  query.selectFrom('read.review_card').select('data').where('key', '=', key),
);

/** What a learner is to see again; whose item left the bank is not asked any more. */
export const reviewReads = (pool: Pool) => ({
  standing: async (learner: string): Promise<PlanAndPace> => {
    const found = await standing.first(pool, { learner });
    return { plan: found?.plan ?? undefined, pace: found?.pace ?? noPaceYet };
  },

  /** In a fixed order. */
  cards: async (learner: string, field: string): Promise<ReviewCardRow[]> =>
    (await cards.rows(pool, { learner, field })).map(({ data }) => data),

  /** Another one whenever one of these cards changes, comes or goes. */
  cardsVersion: async (learner: string, field: string): Promise<string> =>
    (await cardsVersion.first(pool, { learner, field }))?.version ?? '',

  sheets: async (sheetIds: readonly string[]): Promise<ReadonlyMap<string, ReviewSheetRow>> => {
    const rows = await someSheets.rows(pool, { sheets: sheetIds });
    return new Map(rows.map(({ key, data }) => [key, data]));
  },

  card: async (learner: string, itemId: string): Promise<ReviewCardRow | undefined> =>
    (await oneCard.first(pool, { key: itemExposureKey(learner, itemId) }))?.data,
});
export type ReviewReads = ReturnType<typeof reviewReads>;
