import type { Rescoring } from '../../domain/attempt/events.ts';
import type { AccountId, AttemptId } from '../../domain/kernel/ids.ts';
import { isScored, isStudy } from '../../domain/progress/handed-in.ts';
import { extendStreak, type Streak } from '../../domain/progress/streak.ts';
import { type Handled, projection } from '../projection.ts';

export type ProgressRow = {
  readonly learnerId: AccountId;
  /** Undefined before the first study. */
  readonly streak: Streak | undefined;
  readonly quizzesTaken: number;
  readonly examsTaken: number;
  /** Quizzes and exams with a percent score: all but adaptive exams. */
  readonly scores: number;
  /** Sum of their percent scores. */
  readonly scoreSum: number;
  /** Newest first, ten at the most. */
  readonly lastScores: readonly LastScore[];
  /** Adaptive exams: a key corrected later moves no score of theirs. */
  readonly unscored: readonly AttemptId[];
  /** Seconds. */
  readonly studyTime: number;
  readonly questionsAnswered: number;
};

export type LastScore = { readonly attemptId: AttemptId; readonly score: number };

const lastTen = 10;

type Scores = Pick<ProgressRow, 'scores' | 'scoreSum' | 'lastScores' | 'unscored'>;

const scoresAfter = (
  row: ProgressRow | undefined,
  data: Handled<'QuizSubmitted' | 'SimulationCompleted'>['data'],
): Scores => {
  const { scores = 0, scoreSum = 0, lastScores = [], unscored = [] } = row ?? {};
  const { attemptId } = data;
  if (!isScored(data)) {
    return { scores, scoreSum, lastScores, unscored: [...unscored, attemptId] };
  }
  return {
    scores: scores + 1,
    scoreSum: scoreSum + data.score,
    lastScores: [{ attemptId, score: data.score }, ...lastScores].slice(0, lastTen),
    unscored,
  };
};

const submitted = (
  row: ProgressRow | undefined,
  { data }: Handled<'QuizSubmitted' | 'SimulationCompleted'>,
): ProgressRow => ({
  learnerId: data.learnerId,
  streak: isStudy(data) ? extendStreak(row?.streak, data.day) : row?.streak,
  quizzesTaken: (row?.quizzesTaken ?? 0) + 1,
  examsTaken: (row?.examsTaken ?? 0) + (data.isFullLength ? 1 : 0),
  ...scoresAfter(row, data),
  studyTime: (row?.studyTime ?? 0) + data.timeSpent,
  questionsAnswered: (row?.questionsAnswered ?? 0) + data.total - data.skipped,
});

const rescored = (row: ProgressRow, { attemptId, before, after }: Rescoring): ProgressRow => {
  if (after.score === null || row.unscored.includes(attemptId)) return row;
  const { score } = after;
  return {
    ...row,
    scoreSum: row.scoreSum + score - (before.score ?? 0),
    lastScores: row.lastScores.map((last) =>
      last.attemptId === attemptId ? { attemptId, score } : last,
    ),
  };
};

/** Streak, counts, scores and study time of one learner. */
export const progress = projection<ProgressRow>()({
  name: 'progress',
  version: 5,
  table: 'progress',
  handles: ['QuizSubmitted', 'SimulationCompleted', 'AttemptRescored'],
  columns: [],
  indexes: [],
  keys: ({ data }) => [data.learnerId],
  evolve: (row, event) =>
    event.type === 'AttemptRescored' ? row && rescored(row, event.data) : submitted(row, event),
});
