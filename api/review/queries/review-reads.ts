import type { Pool } from 'pg';
import { itemExposureKey } from '../../../domain/bank/item/read-keys.ts';
import { noPaceYet, type ReviewPace } from '../../../domain/review/pace.ts';
import type { ReviewCardRow } from '../../../projectors/review-cards/review-cards.ts';
import type { ReviewSheetRow } from '../../../projectors/review-sheets/review-sheets.ts';
import type { StudyPlanRow } from '../../../projectors/study-plans/study-plans.ts';

export type ReviewStanding = { readonly plan: StudyPlanRow | undefined; readonly pace: ReviewPace };

const standing = {
  name: 'review-standing',
  text: `select (select data from read.study_plan where key = $1) as plan,
           (select data->'pace' from read.review_pace where key = $1) as pace`,
};

const cards = {
  name: 'review-cards',
  text: `select c.data from read.review_card c join read.item i on i.key = c.item_id
         where c.learner_id = $1 and i.field = $2 order by c.key`,
};

/** Postgres names with each row the transaction that wrote it, at a rebuild too. */
const cardsVersion = {
  name: 'review-cards-version',
  text: `select md5(coalesce(string_agg(c.item_id || ' ' || c.xmin::text, ',' order by c.key), ''))
           as version
         from read.review_card c join read.item i on i.key = c.item_id
         where c.learner_id = $1 and i.field = $2`,
};

/** What a learner is to see again; whose item left the bank is not asked any more. */
export const reviewReads = (pool: Pool) => ({
  standing: async (learner: string): Promise<ReviewStanding> => {
    const { rows } = await pool.query<{ plan: StudyPlanRow | null; pace: ReviewPace | null }>({
      ...standing,
      values: [learner],
    });
    return { plan: rows[0]?.plan ?? undefined, pace: rows[0]?.pace ?? noPaceYet };
  },

  /** In a fixed order. */
  cards: async (learner: string, field: string): Promise<ReviewCardRow[]> => {
    const { rows } = await pool.query<{ data: ReviewCardRow }>({
      ...cards,
      values: [learner, field],
    });
    return rows.map(({ data }) => data);
  },

  /** Another one whenever one of these cards changes, comes or goes. */
  cardsVersion: async (learner: string, field: string): Promise<string> => {
    const values = [learner, field];
    const { rows } = await pool.query<{ version: string }>({ ...cardsVersion, values });
    return rows[0]?.version ?? '';
  },

  sheets: async (sheetIds: readonly string[]): Promise<ReadonlyMap<string, ReviewSheetRow>> => {
    const { rows } = await pool.query<{ key: string; data: ReviewSheetRow }>({
      name: 'review-sheets',
      text: 'select key, data from read.review_sheet where key = any($1)',
      values: [sheetIds],
    });
    return new Map(rows.map(({ key, data }) => [key, data]));
  },

  card: async (learner: string, itemId: string): Promise<ReviewCardRow | undefined> => {
    const { rows } = await pool.query<{ data: ReviewCardRow }>({
      name: 'review-card',
      text: 'select data from read.review_card where key = $1',
      values: [itemExposureKey(learner, itemId)],
    });
    return rows[0]?.data;
  },
});
export type ReviewReads = ReturnType<typeof reviewReads>;
