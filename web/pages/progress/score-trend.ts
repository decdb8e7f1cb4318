import type { QuizHistoryItem } from '../../../domain/contracts/quiz.ts';
import { roundedMean } from '../../../domain/kernel/percent.ts';
import { scoreBand } from '../../../domain/learning/bands.ts';

const windowSize = 10;

const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);

const meanOf = (values: readonly number[]): number => roundedMean(sum(values), values.length);

export type TrendPoint = Pick<
  QuizHistoryItem,
  'id' | 'createdAt' | 'score' | 'isFullLength' | 'mode' | 'exam'
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
  const oldestFirst = history.toReversed();
  const scores = oldestFirst.map(({ score }) => score);
  return oldestFirst.map(({ id, createdAt, score, isFullLength, mode, exam }, index) => ({
    ...{ id, createdAt, score, isFullLength, mode, exam, place: index + 1 },
    ...averageAt(scores, index),
  }));
};

export type BandCounts = {
  readonly high: number;
  readonly between: number;
  readonly low: number;
};

/** High scores are 80 % or more; below 70 % needs improvement. */
export const bandCounts = (history: readonly { readonly score: number }[]): BandCounts => {
  const count = (band: ReturnType<typeof scoreBand>) =>
    history.filter(({ score }) => scoreBand(score) === band).length;
  return { high: count('strong'), between: count('borderline'), low: count('weak') };
};

const movement = (from: number, to: number): string => {
  if (from === to) return `stayed at ${to}%`;
  return `${to > from ? 'rose' : 'fell'} from ${from}% to ${to}%`;
};

/** What the chart says, as its title. */
export const trendFinding = (points: readonly TrendPoint[]): string => {
  const averages = points.map(({ average }) => average).filter((value) => value !== undefined);
  const [first] = averages;
  const last = averages.at(-1);
  if (first !== undefined && last !== undefined && averages.length > 1) {
    return `Your average of ten ${movement(Math.round(first), Math.round(last))}`;
  }
  if (points.length < 2) return 'One quiz so far: the next one starts the trend';
  return `Your scores ${movement(points[0]?.score ?? 0, points.at(-1)?.score ?? 0)}`;
};

type Averages = { readonly now: number; readonly before: number | undefined };

/** Of the last ten, and of the ten before them when there are ten. */
const averagesOf = (history: readonly QuizHistoryItem[]): Averages => {
  const scores = history.map(({ score }) => score);
  const before = scores.slice(windowSize, 2 * windowSize);
  return {
    now: meanOf(scores.slice(0, windowSize)),
    before: before.length < windowSize ? undefined : meanOf(before),
  };
};

const comparedWith = ({ now, before }: Averages): string => {
  if (before === undefined) return '';
  if (now === before) return ', the same as over the ten quizzes before';
  return `, ${now > before ? 'up' : 'down'} from ${before}% over the ten quizzes before`;
};

/** The page's answer: the average of the last ten, and how it moved against the ten before. */
export const progressAnswer = (history: readonly QuizHistoryItem[]): string => {
  if (history.length === 0) return 'Your first quiz starts the record.';
  const averages = averagesOf(history);
  return `Your average is ${averages.now}%${comparedWith(averages)}.`;
};

/** The same of a past day, named as in November 3. */
export const pastAnswer = (day: string, history: readonly QuizHistoryItem[]): string => {
  if (history.length === 0) return `On ${day} you had not taken a quiz yet.`;
  const averages = averagesOf(history);
  return `On ${day} your average was ${averages.now}%${comparedWith(averages)}.`;
};
