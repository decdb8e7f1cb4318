import type { Pool } from 'pg';
import { query } from '../../../database/query.ts';
import { type Given, statement } from '../../../database/statement.ts';
import type { AccountId } from '../../../domain/kernel/ids.ts';
import type { TermProgressRow } from '../../../projectors/term-progress/term-progress.ts';

const progress = statement('term-progress', ({ learner }: Given<{ learner: AccountId }>) =>
  query.selectFrom('read.term_progress').select('data').where('key', '=', learner),
);

/** What learners know of the glossary. */
export const termReads = (pool: Pool) => ({
  /** Undefined of who did nothing with it yet. */
  progress: async (learner: AccountId): Promise<TermProgressRow | undefined> =>
    (await progress.first(pool, { learner }))?.data,
});
