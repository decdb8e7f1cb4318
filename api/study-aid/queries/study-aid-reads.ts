import type { Pool } from 'pg';
import { query } from '../../../database/query.ts';
import { type Given, statement } from '../../../database/statement.ts';
import type { StudyAidRow } from '../../../projectors/study-aids/study-aids.ts';

type Newest = Given<{ learner: string; most: number }>;

const library = statement('study-aids-of-learner', ({ learner, most }: Newest) =>
  query
    .selectFrom('read.study_aid')
    .select('data')
    .where('learner', '=', learner)
    .where('is_deleted', '=', false)
    .orderBy('at', 'desc')
    .orderBy('key')
    .limit(most),
);

type OneOf = Given<{ learner: string; aidId: string }>;

const modelOf = statement('model-of-study-aid', ({ learner, aidId }: OneOf) =>
  query
    .selectFrom('read.generation_request')
    .select('model')
    .where('key', '=', aidId)
    .where('learner', '=', learner)
    .where('provider', '=', 'openai'),
);

/** What learners saved, newest first. */
export const studyAidReads = (pool: Pool) => ({
  savedBy: async (learner: string, most: number): Promise<StudyAidRow[]> =>
    (await library.rows(pool, { learner, most })).map(({ data }) => data),
  /** The model that wrote what this learner had made; null where none did. */
  modelOf: async (learner: string, aidId: string): Promise<string | null> =>
    (await modelOf.first(pool, { learner, aidId }))?.model ?? null,
});
