import { match } from 'ts-pattern';
import type { AccountId } from '../../domain/kernel/ids.ts';
import { percent } from '../../domain/kernel/percent.ts';
import { type Handled, projection } from '../projection.ts';

/** What a learner knows of the glossary; all of it is always read together. */
export type TermProgressRow = {
  readonly learnerId: AccountId;
  /** Ids of terms, in the order in which they were marked. */
  readonly learned: readonly string[];
  readonly quizzes: number;
  /** Of the percents of all quizzes. */
  readonly percentSum: number;
  readonly best: number;
  /** Terms whose last answer was wrong, in the order in which they were first missed. */
  readonly missed: readonly string[];
};

const empty = (learnerId: AccountId): TermProgressRow => ({
  learnerId,
  learned: [],
  quizzes: 0,
  percentSum: 0,
  best: 0,
  missed: [],
});

const without = (ids: readonly string[], id: string): readonly string[] =>
  ids.filter((one) => one !== id);

const withTerm = (ids: readonly string[], id: string): readonly string[] =>
  ids.includes(id) ? ids : [...ids, id];

const finished = (
  row: TermProgressRow,
  { data: { answers } }: Handled<'TermsQuizFinished'>,
): TermProgressRow => {
  const score = percent(answers.filter(({ correct }) => correct).length, answers.length);
  let { missed } = row;
  for (const { termId, correct } of answers) {
    missed = correct ? without(missed, termId) : withTerm(missed, termId);
  }
  return {
    ...row,
    quizzes: row.quizzes + 1,
    percentSum: row.percentSum + score,
    best: Math.max(row.best, score),
    missed,
  };
};

export const termProgress = projection<TermProgressRow>()({
  name: 'term-progress',
  version: 1,
  table: 'term_progress',
  owner: 'key',
  handles: ['TermLearned', 'TermUnlearned', 'TermsQuizFinished'],
  columns: [],
  indexes: [],
  keys: ({ data }) => [data.learnerId],
  evolve: (before, event) => {
    const row = before ?? empty(event.data.learnerId);
    return match(event)
      .returnType<TermProgressRow>()
      .with({ type: 'TermLearned' }, ({ data: { termId } }) => ({
        ...row,
        learned: withTerm(row.learned, termId),
      }))
      .with({ type: 'TermUnlearned' }, ({ data: { termId } }) => ({
        ...row,
        learned: without(row.learned, termId),
      }))
      .with({ type: 'TermsQuizFinished' }, (quiz) => finished(row, quiz))
      .exhaustive();
  },
});
