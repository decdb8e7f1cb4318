import type { Pool } from 'pg';
import { query } from '../../../database/query.ts';
import { type Given, statement } from '../../../database/statement.ts';
import type { ReadinessRow } from '../../../projectors/readiness/readiness.ts';
import type { ReadinessEvidenceRow } from '../../../projectors/readiness-evidence/readiness-evidence.ts';

const told = statement('readiness', ({ learner }: Given<{ learner: string }>) =>
  query
    .selectFrom('read.readiness')
    .select('data')
    .where('learner_id', '=', learner)
    .orderBy('key'),
);

const evidence = statement('readiness-papers', ({ learner }: Given<{ learner: string }>) =>
  query.selectFrom('read.readiness_evidence').select('data').where('key', '=', learner),
);

/** What a learner was told about the exams ahead, and what is known of it, in every field they studied. */
export const readinessReads = (pool: Pool) => ({
  estimates: async (learner: string): Promise<ReadinessRow[]> =>
    (await told.rows(pool, { learner })).map(({ data }) => data),

  papers: async (learner: string): Promise<ReadinessEvidenceRow['papers']> =>
    (await evidence.first(pool, { learner }))?.data.papers ?? [],
});
