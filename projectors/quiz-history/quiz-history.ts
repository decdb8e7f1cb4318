import type { QuizHistoryItem } from '../../domain/contracts/quiz.ts';
import type { AccountId } from '../../domain/kernel/ids.ts';
import { epochMs } from '../../domain/kernel/time.ts';
import { historyItem } from '../../domain/progress/history-item.ts';
import { projection } from '../projection.ts';

/** The history item as the API answers it, beside whose it is. */
export type QuizHistoryRow = { readonly learnerId: AccountId; readonly item: QuizHistoryItem };

export const quizHistory = projection<QuizHistoryRow>()({
  name: 'quiz-history',
  version: 4,
  table: 'quiz_history',
  handles: ['QuizSubmitted', 'SimulationCompleted'],
  columns: [
    { name: 'learner_id', type: 'text', of: ({ learnerId }) => learnerId },
    { name: 'submitted_ms', type: 'bigint', of: ({ item }) => epochMs(item.createdAt) },
  ],
  indexes: [['learner_id', 'submitted_ms']],
  keys: ({ data }) => [data.attemptId],
  isFinal: () => true,
  evolve: (_, { data }) => ({
    learnerId: data.learnerId,
    item: historyItem(data),
  }),
});
