import type { Pool } from 'pg';
import type { ReadinessRow } from '../../../projectors/readiness/readiness.ts';
import type { ReadinessEvidenceRow } from '../../../projectors/readiness-evidence/readiness-evidence.ts';

const told = {
  name: 'readiness',
  text: 'select data from read.readiness where learner_id = $1 order by key',
};

const evidence = {
  name: 'readiness-papers',
  text: 'select data from read.readiness_evidence where key = $1',
};

/** What a learner was told about the exams ahead, and what is known of it, in every field they studied. */
export const readinessReads = (pool: Pool) => ({
  estimates: async (learner: string): Promise<ReadinessRow[]> => {
    const { rows } = await pool.query<{ data: ReadinessRow }>({ ...told, values: [learner] });
    return rows.map(({ data }) => data);
  },

  papers: async (learner: string): Promise<ReadinessEvidenceRow['papers']> => {
    const { rows } = await pool.query<{ data: ReadinessEvidenceRow }>({
      ...evidence,
      values: [learner],
    });
    return rows[0]?.data.papers ?? [];
  },
});
