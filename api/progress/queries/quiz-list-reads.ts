import type { Pool } from 'pg';
import type { Rescoring } from '../../../domain/attempt/events.ts';
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

const valuesOf = ({ learner, areas, kind, timed, since }: QuizFilter) => [
  learner,
  areas,
  kind,
  timed,
  since,
];

const all = {
  name: 'quizzes-in-all',
  text: `select count(*)::int as total,
           array(select distinct unnest(areas) from read.quiz_history where learner_id = $1) as areas
         from read.quiz_history where learner_id = $1`,
};

const matches = `h.learner_id = $1
  and ($2::text[] is null or h.areas && $2)
  and ($3::text is null or h.kind = $3)
  and ($4::boolean is null or h.timed = $4)
  and ($5::text is null or h.day >= $5)`;

const counted = {
  name: 'quizzes-counted',
  text: `select count(*)::int as matching from read.quiz_history h where ${matches}`,
};

const listed = {
  name: 'quizzes-listed',
  text: `select h.data as row, r.data->'rescorings' as rescorings
         from read.quiz_history h left join read.rescoring r on r.key = h.key
         where ${matches} order by h.submitted_ms desc, h.key limit $6 offset $7`,
};

/** Everything a learner handed in, as far as they look for it. */
export const quizListReads = (pool: Pool) => ({
  /** How many there are, and the areas they asked about. */
  inAll: async (learner: string): Promise<{ total: number; areas: readonly string[] }> => {
    const { rows } = await pool.query<{ total: number; areas: readonly string[] }>({
      ...all,
      values: [learner],
    });
    return rows[0] ?? { total: 0, areas: [] };
  },

  matching: async (filter: QuizFilter): Promise<number> => {
    const values = valuesOf(filter);
    const { rows } = await pool.query<{ matching: number }>({ ...counted, values });
    return rows[0]?.matching ?? 0;
  },

  /** Newest first. */
  part: async (
    filter: QuizFilter,
    { limit, offset }: Part,
  ): Promise<readonly Rescored<QuizHistoryRow>[]> => {
    const values = [...valuesOf(filter), limit, offset];
    const { rows } = await pool.query<{
      row: QuizHistoryRow;
      rescorings: readonly Rescoring[] | null;
    }>({ ...listed, values });
    return rows.map(({ row, rescorings }) => ({ value: row, rescorings: rescorings ?? [] }));
  },
});
