import { match } from 'ts-pattern';
import type { Rescoring } from '../../domain/attempt/events.ts';
import type { AccountId, AttemptId } from '../../domain/kernel/ids.ts';
import { isScored, isStudy } from '../../domain/progress/handed-in.ts';
import { extendStreak, type Streak } from '../../domain/progress/streak.ts';
import type { ReviewAnsweredData } from '../../domain/review/events.ts';
import { withinReason } from '../../domain/review/pace.ts';
import { type Handled, projection } from '../projection.ts';

export type ProgressRow = {
  readonly learnerId: AccountId;
  /** Undefined before the first study. */
  readonly streak: Streak | undefined;
  readonly quizzesTaken: number;
  readonly examsTaken: number;
  /** Quizzes and exams with a percent score that counts. */
  readonly scores: number;
  /** Sum of their percent scores. */
  readonly scoreSum: number;
  /** Newest first, ten at the most. */
  readonly lastScores: readonly LastScore[];
  /** Those without one: a key corrected later moves no score of theirs. */
  readonly unscored: readonly AttemptId[];
  /** Seconds, on cards in review too. */
  readonly studyTime: number;
  /** Seconds on quizzes and exams. */
  readonly quizTime: number;
  readonly questionsAnswered: number;
  /** Each card once a day. */
  readonly flashcardsReviewed: number;
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
  quizzesTaken: (row?.quizzesTaken ?? 0) + Number(isStudy(data)),
  examsTaken: (row?.examsTaken ?? 0) + Number(isStudy(data) && data.isFullLength),
  ...scoresAfter(row, data),
  studyTime: (row?.studyTime ?? 0) + data.timeSpent,
  quizTime: (row?.quizTime ?? 0) + data.timeSpent,
  questionsAnswered: (row?.questionsAnswered ?? 0) + data.total - data.skipped,
  flashcardsReviewed: row?.flashcardsReviewed ?? 0,
});

/** Flashcards may be reviewed before the first quiz, and a fold may begin anywhere. */
const blank = (learnerId: AccountId): ProgressRow => ({
  learnerId,
  streak: undefined,
  quizzesTaken: 0,
  examsTaken: 0,
  scores: 0,
  scoreSum: 0,
  lastScores: [],
  unscored: [],
  studyTime: 0,
  quizTime: 0,
  questionsAnswered: 0,
  flashcardsReviewed: 0,
});

const reviewed = (
  row: ProgressRow | undefined,
  { learnerId, seconds }: ReviewAnsweredData,
): ProgressRow => {
  const known = row ?? blank(learnerId);
  return { ...known, studyTime: known.studyTime + withinReason(seconds) };
};

const flashcards = (
  row: ProgressRow | undefined,
  { type, data }: Handled<'FlashcardReviewed' | 'FlashcardReviewUndone'>,
): ProgressRow | undefined => {
  if (!data.isFirstOfDay) return row;
  const known = row ?? blank(data.learnerId);
  const by = type === 'FlashcardReviewed' ? 1 : -1;
  return { ...known, flashcardsReviewed: Math.max(0, known.flashcardsReviewed + by) };
};

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
  version: 7,
  table: 'progress',
  owner: 'key',
  handles: [
    ...(['QuizSubmitted', 'SimulationCompleted', 'AttemptRescored', 'ReviewAnswered'] as const),
    ...(['FlashcardReviewed', 'FlashcardReviewUndone'] as const),
  ],
  columns: [],
  indexes: [],
  keys: ({ data }) => [data.learnerId],
  evolve: (row, event) =>
    match(event)
      .returnType<ProgressRow | undefined>()
      .with({ type: 'AttemptRescored' }, ({ data }) => row && rescored(row, data))
      .with({ type: 'ReviewAnswered' }, ({ data }) => reviewed(row, data))
      .with({ type: 'FlashcardReviewed' }, { type: 'FlashcardReviewUndone' }, (card) =>
        flashcards(row, card),
      )
      .with({ type: 'QuizSubmitted' }, { type: 'SimulationCompleted' }, (quiz) =>
        submitted(row, quiz),
      )
      .exhaustive(),
});
