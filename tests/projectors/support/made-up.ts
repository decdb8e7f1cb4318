import type { Projection, Row } from '../../../projectors/projection.ts';

/** Counts the answers of each learner; what it refuses is up to the test. */
export const answerCounts = (
  overrides: Partial<Projection> = {},
  refuse: (text: string) => boolean = () => false,
): Projection => ({
  name: 'answer-counts',
  version: 1,
  table: 'answer_count',
  owner: 'key',
  handles: ['AnswerGiven'],
  columns: [],
  indexes: [],
  keys: (event) => (event.type === 'AnswerGiven' ? [event.data.learnerId] : []),
  evolve: (row: Row | undefined, event) => {
    if (refuse(event.position)) throw new Error('This answer is not to be counted');
    return { count: Number(row?.['count'] ?? 0) + 1 };
  },
  ...overrides,
});
