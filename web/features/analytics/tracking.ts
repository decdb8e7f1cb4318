import { movementBetween } from '../../../domain/analytics/movement.ts';
import { daysOf } from '../../../domain/analytics/periods.ts';
import type {
  AnalyticsPeriod,
  QuizAnalytics,
  StudiedDay,
} from '../../../domain/contracts/analytics.ts';
import { percent } from '../../../domain/kernel/percent.ts';
import { addDays, type CalendarDay, daysBetween } from '../../../domain/kernel/time.ts';
import { spokenTime } from '../../format/duration.ts';

export type TrackedSpan = {
  readonly from: CalendarDay;
  readonly to: CalendarDay;
  /** Percent; absent without questions. */
  readonly accuracy?: number;
  readonly minutes: number;
  readonly quizzes: number;
};

const spanDays: Readonly<Record<AnalyticsPeriod, number>> = {
  week: 1,
  month: 1,
  quarter: 7,
  year: 28,
};

export const spanNames: Readonly<Record<AnalyticsPeriod, string>> = {
  week: 'day',
  month: 'day',
  quarter: 'week',
  year: 'four weeks',
};

const sum = (days: readonly StudiedDay[], of: (day: StudiedDay) => number): number =>
  days.reduce((total, day) => total + of(day), 0);

const spanOf = (from: CalendarDay, to: CalendarDay, days: readonly StudiedDay[]): TrackedSpan => {
  const within = days.filter(({ day }) => from <= day && day <= to);
  const questions = sum(within, (day) => day.questions);
  const correct = sum(within, (day) => day.correct);
  return {
    from,
    to,
    ...(questions > 0 ? { accuracy: percent(correct, questions) } : {}),
    minutes: sum(within, ({ minutes }) => minutes),
    quizzes: sum(within, ({ quizzes }) => quizzes),
  };
};

/** The period in spans of equal length that end with today; the first may be shorter. */
export const trackedSpans = ({ period, from, to, days }: QuizAnalytics): readonly TrackedSpan[] => {
  const length = spanDays[period];
  const count = Math.ceil((daysBetween(from, to) + 1) / length);
  return Array.from({ length: count }, (_, place) => {
    const last = addDays(to, (place + 1 - count) * length);
    const first = addDays(last, 1 - length);
    return spanOf(first < from ? from : first, last, days);
  });
};

const countsOf = (days: readonly StudiedDay[]) => ({
  correct: sum(days, (day) => day.correct),
  total: sum(days, (day) => day.questions),
});

/** What the accuracy chart says: the halves of the period beside each other, as far as they can be told apart. */
export const accuracyFinding = ({ period, from, to, days, performance }: QuizAnalytics): string => {
  if (performance.scores === 0) return 'No percent score in this period';
  const half = Math.floor(daysOf[period] / 2);
  const early = countsOf(days.filter(({ day }) => day < addDays(from, half)));
  const late = countsOf(days.filter(({ day }) => day > addDays(to, -half)));
  const moved = movementBetween(early, late);
  if (moved === 'unknown') return `You answered ${performance.overallAccuracy}% right`;
  if (moved === 'level') return `Accuracy is steady at about ${performance.overallAccuracy}%`;
  const [was, is] = [early, late].map(({ correct, total }) => percent(correct, total));
  return `Accuracy ${moved === 'up' ? 'rose' : 'fell'} from ${was}% in the first half to ${is}% in the second`;
};

/** What the chart of study time says. */
export const studyTimeFinding = ({ performance, days }: QuizAnalytics): string =>
  `You studied ${spokenTime(performance.timeSpentStudying * 60)} on ${days.length} ${days.length === 1 ? 'day' : 'days'}`;
