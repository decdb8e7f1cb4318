import DataLoader from 'dataloader';
import type { Pool } from 'pg';
import type { QuizHistoryItem } from '../../domain/contracts/quiz.ts';
import type { AttemptRow } from '../../projectors/attempts/attempts.ts';
import type { ProgressRow } from '../../projectors/progress/progress.ts';
import type { TopicMasteryRow } from '../../projectors/topic-mastery/topic-mastery.ts';
import { perTurn } from './per-turn.ts';

export type Standing = {
  readonly progress: ProgressRow | undefined;
  readonly mastery: TopicMasteryRow | undefined;
};

const nothingYet: Standing = { progress: undefined, mastery: undefined };

const standings = {
  name: 'standings',
  text: `select p.key, p.data as progress, m.data as mastery
         from read.progress p left join read.topic_mastery m on m.key = p.key
         where p.key = any($1)`,
};

const latestFirst = {
  name: 'history',
  text: `select data->'item' as item from read.quiz_history
         where learner_id = $1 order by submitted_ms desc, key limit $2`,
};

const papers = {
  name: 'papers',
  text: `select data from read.attempt
         where learner_id = $1 and status = $2 order by issued_ms desc, key limit 20`,
};

const oneAttempt = { name: 'attempt', text: 'select data from read.attempt where key = $1' };

/** What the read models know of one learner. */
export const learnerReads = (pool: Pool) => {
  // Reads by key of one turn of the event loop are one statement.
  const byLearner = new DataLoader<string, Standing>(async (learners) => {
    const { rows } = await pool.query<
      { key: string } & { progress: ProgressRow; mastery: TopicMasteryRow | null }
    >({ ...standings, values: [learners] });
    const found = new Map(
      rows.map(({ key, progress, mastery }) => [key, { progress, mastery: mastery ?? undefined }]),
    );
    return learners.map((learner) => found.get(learner) ?? nothingYet);
  }, perTurn);

  return {
    standing: (learner: string): Promise<Standing> => byLearner.load(learner),

    history: async (learner: string, limit: number): Promise<QuizHistoryItem[]> => {
      const { rows } = await pool.query<{ item: QuizHistoryItem }>({
        ...latestFirst,
        values: [learner, limit],
      });
      return rows.map(({ item }) => item);
    },

    /** The latest twenty, newest first. */
    papers: async (learner: string, status: 'open' | 'submitted'): Promise<AttemptRow[]> => {
      const values = [learner, status];
      const { rows } = await pool.query<{ data: AttemptRow }>({ ...papers, values });
      return rows.map(({ data }) => data);
    },

    attempt: async (attemptId: string): Promise<AttemptRow | undefined> => {
      const { rows } = await pool.query<{ data: AttemptRow }>({
        ...oneAttempt,
        values: [attemptId],
      });
      return rows[0]?.data;
    },
  };
};
