import type { Rescoring } from '../../domain/attempt/events.ts';
import type { AccountId, AttemptId } from '../../domain/kernel/ids.ts';
import { extendStreak, type Streak } from '../../domain/learning/streak.ts';
import { type Handled, projection } from '../projection.ts';

export type ProgressRow = {
  readonly learnerId: AccountId;
  readonly streak: Streak;
  readonly quizzesTaken: number;
  readonly examsTaken: number;
  /** Sum of percent scores over quizzes and exams. */
  readonly scoreSum: number;
  /** Newest first, ten at the most. */
  readonly lastScores: readonly LastScore[];
  /** Seconds. */
  readonly studyTime: number;
  readonly questionsAnswered: number;
};

export type LastScore = { readonly attemptId: AttemptId; readonly score: number };

const lastTen = 10;

const submitted = (
  row: ProgressRow | undefined,
  { data }: Handled<'QuizSubmitted' | 'SimulationCompleted'>,
): ProgressRow => ({
  learnerId: data.learnerId,
  streak: extendStreak(row?.streak, data.day),
  quizzesTaken: (row?.quizzesTaken ?? 0) + 1,
  examsTaken: (row?.examsTaken ?? 0) + (data.isFullLength ? 1 : 0),
  scoreSum: (row?.scoreSum ?? 0) + data.score,
  lastScores: [{ attemptId: data.attemptId, score: data.score }, ...(row?.lastScores ?? [])].slice(
    0,
    lastTen,
  ),
  studyTime: (row?.studyTime ?? 0) + data.timeSpent,
  questionsAnswered: (row?.questionsAnswered ?? 0) + data.total - data.skipped,
});

const rescored = (row: ProgressRow, { attemptId, before, after }: Rescoring): ProgressRow => ({
  ...row,
  scoreSum: row.scoreSum + after.score - before.score,
  lastScores: row.lastScores.map((last) =>
    last.attemptId === attemptId ? { attemptId, score: after.score } : last,
  ),
});

/** Streak, counts, scores and study time of one learner. */
export const progress = projection<ProgressRow>()({
  name: 'progress',
  version: 3,
  table: 'progress',
  handles: ['QuizSubmitted', 'SimulationCompleted', 'AttemptRescored'],
  columns: [],
  indexes: [],
  keys: ({ data }) => [data.learnerId],
  evolve: (row, event) =>
    event.type === 'AttemptRescored' ? row && rescored(row, event.data) : submitted(row, event),
});
