import type { AccountId } from '../../domain/kernel/ids.ts';
import { extendStreak, type Streak } from '../../domain/learning/streak.ts';
import { projection } from '../projection.ts';

export type ProgressRow = {
  readonly learnerId: AccountId;
  readonly streak: Streak;
  readonly quizzesTaken: number;
  readonly examsTaken: number;
  /** Sum of percent scores over quizzes and exams. */
  readonly scoreSum: number;
  /** Newest first, ten at the most. */
  readonly lastScores: readonly number[];
  /** Seconds. */
  readonly studyTime: number;
  readonly questionsAnswered: number;
};

const lastTen = 10;

/** Streak, counts, scores and study time of one learner. */
export const progress = projection<ProgressRow>()({
  name: 'progress',
  version: 1,
  table: 'progress',
  handles: ['QuizSubmitted'],
  columns: [],
  indexes: [],
  keys: ({ data }) => [data.learnerId],
  evolve: (row, { data }) => ({
    learnerId: data.learnerId,
    streak: extendStreak(row?.streak, data.day),
    quizzesTaken: (row?.quizzesTaken ?? 0) + 1,
    examsTaken: (row?.examsTaken ?? 0) + (data.isFullLength ? 1 : 0),
    scoreSum: (row?.scoreSum ?? 0) + data.score,
    lastScores: [data.score, ...(row?.lastScores ?? [])].slice(0, lastTen),
    studyTime: (row?.studyTime ?? 0) + data.timeSpent,
    questionsAnswered: (row?.questionsAnswered ?? 0) + data.total - data.skipped,
  }),
});
