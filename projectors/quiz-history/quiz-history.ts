import { kindOf } from '../../domain/contracts/paper-kind.ts';
import type { QuizHistoryItem } from '../../domain/contracts/quiz.ts';
import type { AccountId } from '../../domain/kernel/ids.ts';
import { type CalendarDay, epochMs } from '../../domain/kernel/time.ts';
import { askedAreas, type FieldArea } from '../../domain/progress/asked-areas.ts';
import { historyItem } from '../../domain/progress/history-item.ts';
import { projection } from '../projection.ts';

/** The history item as the API answers it, beside whose it is and what it is looked for by. */
export type QuizHistoryRow = {
  readonly learnerId: AccountId;
  readonly item: QuizHistoryItem;
  /** The most asked first. */
  readonly areas: readonly FieldArea[];
  /** On which it was handed in, by the learner's own calendar. */
  readonly day: CalendarDay;
  readonly timed: boolean;
};

export const quizHistory = projection<QuizHistoryRow>()({
  name: 'quiz-history',
  version: 5,
  table: 'quiz_history',
  owner: 'learner_id',
  handles: ['QuizSubmitted', 'SimulationCompleted'],
  columns: [
    { name: 'learner_id', type: 'text', of: ({ learnerId }) => learnerId },
    { name: 'submitted_ms', type: 'bigint', of: ({ item }) => epochMs(item.createdAt) },
    { name: 'kind', type: 'text', of: ({ item }) => kindOf(item) },
    { name: 'areas', type: 'text[]', of: ({ areas }) => areas },
    { name: 'day', type: 'text', of: ({ day }) => day },
    { name: 'timed', type: 'boolean', of: ({ timed }) => timed },
  ],
  indexes: [['learner_id', 'submitted_ms']],
  keys: ({ data }) => [data.attemptId],
  isFinal: () => true,
  evolve: (_, { data }) => ({
    learnerId: data.learnerId,
    item: historyItem(data),
    areas: askedAreas(data),
    day: data.day,
    timed: data.timed,
  }),
});
