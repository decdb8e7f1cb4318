import { sql } from 'kysely';
import type { Pool } from 'pg';
import { asInt, asList } from '../../../database/expressions.ts';
import { query } from '../../../database/query.ts';
import { type Given, statement } from '../../../database/statement.ts';
import type { QuizKind } from '../../../domain/contracts/paper-kind.ts';
import type { QuizHistoryRow } from '../../../projectors/quiz-history/quiz-history.ts';
import type { Rescored } from './learner-reads.ts';

/** What a learner looks for; null for whatever there is. */
export type QuizFilter = {
  readonly learner: string;
  /** One of these. */
  readonly areas: readonly string[] | null;
  readonly kind: QuizKind | null;
  readonly timed: boolean | null;
  /** Handed in on this day of their own calendar or after it. */
  readonly since: string | null;
};

type Part = { readonly limit: number; readonly offset: number };

const all = statement('quizzes-in-all', ({ learner }: Given<{ learner: string }>) =>
  query
    .selectFrom('read.quiz_history')
    .where('learner_id', '=', learner)
    .select(({ fn, selectFrom }) => [
      asInt(fn.countAll()).as('total'),
      asList(
        selectFrom('read.quiz_history')
          .select(fn<string>('unnest', ['areas']).as('area'))
          .distinct()
          .where('learner_id', '=', learner),
      ).as('areas'),
    ]),
);

const matching = ({ learner, areas, kind, timed, since }: Given<QuizFilter>) =>
  query
    .selectFrom('read.quiz_history as h')
    .where('h.learner_id', '=', learner)
    .where(sql<boolean>`(${areas}::text[] is null or h.areas && ${areas})`)
    .where(sql<boolean>`(${kind}::text is null or h.kind = ${kind})`)
    .where(sql<boolean>`(${timed}::boolean is null or h.timed = ${timed})`)
    .where(sql<boolean>`(${since}::text is null or h.day >= ${since})`);

const counted = statement('quizzes-counted', (filter: Given<QuizFilter>) =>
  matching(filter).select(({ fn }) => asInt(fn.countAll()).as('matching')),
);

const listed = statement('quizzes-listed', (of: Given<QuizFilter & Part>) =>
  matching(of)
    .leftJoin('read.rescoring as r', 'r.key', 'h.key')
    .select(({ ref }) => ['h.data as row', ref('r.data', '->').key('rescorings').as('rescorings')])
    .orderBy('h.submitted_ms', 'desc')
    .orderBy('h.key')
    .limit(of.limit)
    .offset(of.offset),
);

/** Everything a learner handed in, as far as they look for it. */
export const quizListReads = (pool: Pool) => ({
  /** How many there are, and the areas they asked about. */
  inAll: async (learner: string): Promise<{ total: number; areas: readonly string[] }> =>
    (await all.first(pool, { learner })) ?? { total: 0, areas: [] },

  matching: async (filter: QuizFilter): Promise<number> =>
    (await counted.first(pool, filter))?.matching ?? 0,

  /** Newest first. */
  part: async (filter: QuizFilter, part: Part): Promise<readonly Rescored<QuizHistoryRow>[]> => {
    const rows = await listed.rows(pool, { ...filter, ...part });
    return rows.map(({ row, rescorings }) => ({ value: row, rescorings: rescorings ?? [] }));
  },
});
