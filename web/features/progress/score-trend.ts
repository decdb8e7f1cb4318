import { movementBetween } from '../../../domain/analytics/movement.ts';
import type { QuizHistoryItem } from '../../../domain/contracts/quiz.ts';
import { roundedMean } from '../../../domain/kernel/percent.ts';
import { scoreBand } from '../../../domain/progress/bands.ts';
import { isListedScore } from '../../../domain/progress/history-item.ts';
import { grouped } from '../../format/counts.ts';

const windowSize = 10;

const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);

const meanOf = (values: readonly number[]): number => roundedMean(sum(values), values.length);

type WithScore<Quiz> = Quiz & { readonly score: number };

type Listed = Pick<QuizHistoryItem, 'score' | 'totalQuestions' | 'skipped'>;

/** Adaptive exams and papers without a single answer have no place among scores. */
const withScore = <Quiz extends Listed>(history: readonly Quiz[]): readonly WithScore<Quiz>[] =>
  history.filter(isListedScore);

export type TrendPoint = WithScore<
  Pick<QuizHistoryItem, 'id' | 'createdAt' | 'isFullLength' | 'mode' | 'exam'>
> & {
  /** 1 for the oldest shown. */
  readonly place: number;
  /** Mean of the last ten up to here, absent before there are ten. */
  readonly average?: number;
};

const averageAt = (scores: readonly number[], index: number): { average?: number } => {
  if (index + 1 < windowSize) return {};
  const lastTen = scores.slice(index + 1 - windowSize, index + 1);
  return { average: sum(lastTen) / windowSize };
};

/** Oldest first, from a history that is newest first. */
export const trendPoints = (history: readonly QuizHistoryItem[]): readonly TrendPoint[] => {
  const oldestFirst = withScore(history).toReversed();
  const scores = oldestFirst.map(({ score }) => score);
  return oldestFirst.map(({ id, createdAt, score, isFullLength, mode, exam }, index) => ({
    id,
    createdAt,
    score,
    isFullLength,
    mode,
    exam,
    place: index + 1,
    ...averageAt(scores, index),
  }));
};

export type BandCounts = {
  readonly high: number;
  readonly between: number;
  readonly low: number;
};

/** High scores are 80 % or more; below 70 % needs improvement. */
export const bandCounts = (history: readonly Listed[]): BandCounts => {
  const count = (band: ReturnType<typeof scoreBand>) =>
    withScore(history).filter(({ score }) => scoreBand(score) === band).length;
  return { high: count('strong'), between: count('borderline'), low: count('weak') };
};

type Counted = Listed & Pick<QuizHistoryItem, 'correct'>;
type Scored = WithScore<Counted>;

/** Right answers of all questions of these papers together. */
const countsOf = (papers: readonly Scored[]) => ({
  correct: sum(papers.map(({ correct }) => correct)),
  total: sum(papers.map(({ totalQuestions }) => totalQuestions)),
});

const scoresOf = (papers: readonly Scored[]): readonly number[] => papers.map(({ score }) => score);

type TenAndTen = {
  /** Mean scores of ten papers each; the change is more than chance would bring. */
  readonly before: number;
  readonly now: number;
  readonly isMoved: boolean;
};

/** The last ten papers beside the ten before them; undefined before there are twenty. */
const lastTens = (newestFirst: readonly Scored[]): TenAndTen | undefined => {
  if (newestFirst.length < 2 * windowSize) return undefined;
  const last = newestFirst.slice(0, windowSize);
  const earlier = newestFirst.slice(windowSize, 2 * windowSize);
  const [before, now] = [meanOf(scoresOf(earlier)), meanOf(scoresOf(last))];
  const moved = movementBetween(countsOf(earlier), countsOf(last));
  return {
    before,
    now,
    isMoved: (moved === 'up' && now > before) || (moved === 'down' && now < before),
  };
};

/** What the chart says, as its title. */
export const trendFinding = (history: readonly Counted[]): string => {
  const scored = withScore(history);
  if (scored.length === 0) return 'No scores yet: adaptive exams have no percent score';
  if (scored.length < 2) return 'One score so far: the next one starts the trend';
  const tens = lastTens(scored);
  if (!tens) return `Your ${grouped(scored.length)} scores average ${meanOf(scoresOf(scored))}%`;
  const { before, now, isMoved } = tens;
  if (!isMoved) return `Your 10-quiz average is steady at about ${now}%`;
  return `Your 10-quiz average ${now > before ? 'rose' : 'fell'} from ${before}% to ${now}%`;
};

const comparedWith = (history: readonly Scored[]): string => {
  const tens = lastTens(history);
  if (!tens) return '';
  const { before, now, isMoved } = tens;
  if (!isMoved) return ', about the same as in the 10 quizzes before';
  return `, ${now > before ? 'up' : 'down'} from ${before}% in the 10 quizzes before`;
};

const lastTenMean = (history: readonly Scored[]): number =>
  meanOf(scoresOf(history.slice(0, windowSize)));

/** The page's answer: the average of the last ten, and how it moved against the ten before. */
export const progressAnswer = (history: readonly QuizHistoryItem[]): string => {
  if (history.length === 0) return 'Take your first quiz to start tracking your progress.';
  const scored = withScore(history);
  if (scored.length === 0) return 'No average yet: adaptive exams have no percent score.';
  return `Your average is ${lastTenMean(scored)}%${comparedWith(scored)}.`;
};

/** The same of a past day, named as in November 3. */
export const pastAnswer = (day: string, history: readonly QuizHistoryItem[]): string => {
  if (history.length === 0) return `By ${day} you had not taken a quiz yet.`;
  const scored = withScore(history);
  if (scored.length === 0)
    return `By ${day} you had taken only adaptive exams, which have no percent score.`;
  return `On ${day} your average was ${lastTenMean(scored)}%${comparedWith(scored)}.`;
};
