import type { Pool } from 'pg';
import type { ReadinessRow } from '../../projectors/readiness/readiness.ts';

const ofLearner = {
  name: 'readiness',
  text: 'select data from read.readiness where learner_id = $1 order by key',
};

/** What a learner was told about the exams ahead, in every field they studied. */
export const readinessReads = (pool: Pool) => ({
  estimates: async (learner: string): Promise<ReadinessRow[]> => {
    const { rows } = await pool.query<{ data: ReadinessRow }>({ ...ofLearner, values: [learner] });
    return rows.map(({ data }) => data);
  },
});
