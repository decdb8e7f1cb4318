import type { Pool } from 'pg';
import type { Rescoring } from '../../../domain/attempt/events.ts';
import type { QuizHistoryItem } from '../../../domain/contracts/quiz.ts';
import { epochMs, type Instant } from '../../../domain/kernel/time.ts';
import type { AccountRow } from '../../../projectors/accounts/accounts.ts';
import type { AttemptRow, FinishedRow, PaperRow } from '../../../projectors/attempts/attempts.ts';
import type { ProgressRow } from '../../../projectors/progress/progress.ts';
import type { TopicMasteryRow } from '../../../projectors/topic-mastery/topic-mastery.ts';
import { gathered } from '../../server/gathered.ts';

export type LearnerRows = {
  readonly progress: ProgressRow | undefined;
  readonly mastery: TopicMasteryRow | undefined;
};

const nothingYet: LearnerRows = { progress: undefined, mastery: undefined };

const standings = {
  name: 'standings',
  text: `select p.key, p.data as progress, m.data as mastery
         from read.progress p left join read.topic_mastery m on m.key = p.key
         where p.key = any($1)`,
};

const oneAccount = { name: 'account', text: 'select data from read.account where key = $1' };

const latestFirst = {
  name: 'history',
  text: `select h.data->'item' as item, r.data->'rescorings' as rescorings
         from read.quiz_history h left join read.rescoring r on r.key = h.key
         where h.learner_id = $1 order by h.submitted_ms desc, h.key limit $2`,
};

const papers = {
  name: 'papers',
  text: `select data from read.attempt
         where learner_id = $1 and status = $2 order by issued_ms desc, key limit 20`,
};

const oneAttempt = { name: 'attempt', text: 'select data from read.attempt where key = $1' };

const dayMs = 86_400_000;

const unanswered = {
  name: 'unanswered',
  text: `select coalesce(sum(json_array_length(data->'items')
           - (select count(*) from json_object_keys(data->'answers'))), 0)::int as questions
         from read.attempt where learner_id = $1 and status = 'open' and issued_ms > $2`,
};

export type Rescored<Value> = { readonly value: Value; readonly rescorings: readonly Rescoring[] };

/** What the read models know of one learner. */
export const learnerReads = (pool: Pool) => {
  const byLearner = gathered<LearnerRows>(async (learners) => {
    const { rows } = await pool.query<
      { key: string } & { progress: ProgressRow; mastery: TopicMasteryRow | null }
    >({ ...standings, values: [learners] });
    return new Map(
      rows.map(({ key, progress, mastery }) => [key, { progress, mastery: mastery ?? undefined }]),
    );
  });

  const latestPapers = async <Paper extends AttemptRow>(
    learner: string,
    status: Paper['status'],
  ): Promise<Paper[]> => {
    const values = [learner, status];
    const { rows } = await pool.query<{ data: Paper }>({ ...papers, values });
    return rows.map(({ data }) => data);
  };

  return {
    standing: async (learner: string): Promise<LearnerRows> =>
      (await byLearner.load(learner)) ?? nothingYet,

    account: async (learner: string): Promise<AccountRow | undefined> => {
      const { rows } = await pool.query<{ data: AccountRow }>({ ...oneAccount, values: [learner] });
      return rows[0]?.data;
    },

    /** Newest first. */
    history: async (learner: string, limit: number): Promise<Rescored<QuizHistoryItem>[]> => {
      const { rows } = await pool.query<{
        item: QuizHistoryItem;
        rescorings: readonly Rescoring[] | null;
      }>({ ...latestFirst, values: [learner, limit] });
      return rows.map(({ item, rescorings }) => ({ value: item, rescorings: rescorings ?? [] }));
    },

    /** The latest twenty, newest first. */
    openPapers: (learner: string) => latestPapers<PaperRow>(learner, 'open'),

    /** The latest twenty, newest first. */
    finishedPapers: (learner: string) => latestPapers<FinishedRow>(learner, 'submitted'),

    /** Questions without an answer on open papers of the last 24 hours. */
    unanswered: async (learner: string, now: Instant): Promise<number> => {
      const values = [learner, epochMs(now) - dayMs];
      const { rows } = await pool.query<{ questions: number }>({ ...unanswered, values });
      return rows[0]?.questions ?? 0;
    },

    /** In no order; those that are not there are missing. */
    attempts: async (attemptIds: readonly string[]): Promise<AttemptRow[]> => {
      const { rows } = await pool.query<{ data: AttemptRow }>({
        name: 'attempts',
        text: 'select data from read.attempt where key = any($1)',
        values: [attemptIds],
      });
      return rows.map(({ data }) => data);
    },

    attempt: async (attemptId: string): Promise<AttemptRow | undefined> => {
      const values = [attemptId];
      const { rows } = await pool.query<{ data: AttemptRow }>({ ...oneAttempt, values });
      return rows[0]?.data;
    },
  };
};
