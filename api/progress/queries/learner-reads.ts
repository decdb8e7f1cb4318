import { sql } from 'kysely';
import type { Pool } from 'pg';
import { query } from '../../../database/query.ts';
import { type Given, statement } from '../../../database/statement.ts';
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

const standings = statement('standings', ({ learners }: Given<{ learners: readonly string[] }>) =>
  query
    .selectFrom('read.progress as p')
    .leftJoin('read.topic_mastery as m', 'm.key', 'p.key')
    .select(['p.key', 'p.data as progress', 'm.data as mastery'])
    .where('p.key', '=', ({ fn }) => fn.any(learners)),
);

const oneAccount = statement('account', ({ account }: Given<{ account: string }>) =>
  query.selectFrom('read.account').select('data').where('key', '=', account),
);

const latestFirst = statement(
  'history',
  ({ learner, limit }: Given<{ learner: string; limit: number }>) =>
    query
      .selectFrom('read.quiz_history as h')
      .leftJoin('read.rescoring as r', 'r.key', 'h.key')
      .select(({ ref }) => [
        ref('h.data', '->').key('item').as('item'),
        ref('r.data', '->').key('rescorings').as('rescorings'),
      ])
      .where('h.learner_id', '=', learner)
      .orderBy('h.submitted_ms', 'desc')
      .orderBy('h.key')
      .limit(limit),
);

const papers = statement(
  'papers',
  ({ learner, status }: Given<{ learner: string; status: AttemptRow['status'] }>) =>
    query
      .selectFrom('read.attempt')
      .select('data')
      .where('learner_id', '=', learner)
      .where('status', '=', status)
      .orderBy('issued_ms', 'desc')
      .orderBy('key')
      .limit(20),
);

const oneAttempt = statement('attempt', ({ attempt }: Given<{ attempt: string }>) =>
  query.selectFrom('read.attempt').select('data').where('key', '=', attempt),
);

const someAttempts = statement('attempts', ({ attempts }: Given<{ attempts: readonly string[] }>) =>
  query
    .selectFrom('read.attempt')
    .select('data')
    .where('key', '=', ({ fn }) => fn.any(attempts)),
);

const dayMs = 86_400_000;

const unanswered = statement(
  'unanswered',
  ({ learner, issuedAfter }: Given<{ learner: string; issuedAfter: string }>) =>
    query
      .selectFrom('read.attempt')
      .select(
        sql<number>`coalesce(sum(json_array_length(data->'items')
          - (select count(*) from json_object_keys(data->'answers'))), 0)::int`.as('questions'),
      )
      .where('learner_id', '=', learner)
      .where('status', '=', 'open')
      .where('issued_ms', '>', issuedAfter),
);

export type Rescored<Value> = { readonly value: Value; readonly rescorings: readonly Rescoring[] };

/** What the read models know of one learner. */
export const learnerReads = (pool: Pool) => {
  const byLearner = gathered<LearnerRows>(async (learners) => {
    const rows = await standings.rows(pool, { learners });
    return new Map(
      rows.map(({ key, progress, mastery }) => [key, { progress, mastery: mastery ?? undefined }]),
    );
  });

  const latestPapers = async <Paper extends AttemptRow>(
    learner: string,
    status: Paper['status'],
  ): Promise<Paper[]> =>
    (await papers.rows(pool, { learner, status })).map(({ data }) => data as Paper);

  return {
    standing: async (learner: string): Promise<LearnerRows> =>
      (await byLearner.load(learner)) ?? nothingYet,

    account: async (learner: string): Promise<AccountRow | undefined> =>
      (await oneAccount.first(pool, { account: learner }))?.data,

    /** Newest first. */
    history: async (learner: string, limit: number): Promise<Rescored<QuizHistoryItem>[]> => {
      const rows = await latestFirst.rows(pool, { learner, limit });
      return rows.map(({ item, rescorings }) => ({ value: item, rescorings: rescorings ?? [] }));
    },

    /** The latest twenty, newest first. */
    openPapers: (learner: string) => latestPapers<PaperRow>(learner, 'open'),

    /** The latest twenty, newest first. */
    finishedPapers: (learner: string) => latestPapers<FinishedRow>(learner, 'submitted'),

    /** Questions without an answer on open papers of the last 24 hours. */
    unanswered: async (learner: string, now: Instant): Promise<number> => {
      const issuedAfter = String(epochMs(now) - dayMs);
      return (await unanswered.first(pool, { learner, issuedAfter }))?.questions ?? 0;
    },

    /** In no order; those that are not there are missing. */
    attempts: async (attemptIds: readonly string[]): Promise<AttemptRow[]> =>
      (await someAttempts.rows(pool, { attempts: attemptIds })).map(({ data }) => data),

    attempt: async (attemptId: string): Promise<AttemptRow | undefined> =>
      (await oneAttempt.first(pool, { attempt: attemptId }))?.data,
  };
};
