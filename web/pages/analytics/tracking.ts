import type {
  AnalyticsPeriod,
  QuizAnalytics,
  StudiedDay,
} from '../../../domain/contracts/analytics.ts';
import { percent } from '../../../domain/kernel/percent.ts';
import { addDays, type CalendarDay, daysBetween } from '../../../domain/kernel/time.ts';
import { spokenTime } from '../../features/results/duration.ts';

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
    ...{ from, to },
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

/** What the accuracy chart says. */
export const accuracyFinding = (spans: readonly TrackedSpan[]): string => {
  const values = spans.map(({ accuracy }) => accuracy).filter((value) => value !== undefined);
  const [first] = values;
  const last = values.at(-1);
  if (first === undefined || last === undefined) return 'Nothing was answered in this time';
  if (values.length === 1) return `You answered ${last}% right`;
  if (first === last) return `Accuracy stayed at ${last}%`;
  return `Accuracy ${last > first ? 'rose' : 'fell'} from ${first}% to ${last}%`;
};

/** What the chart of study time says. */
export const studyTimeFinding = ({ performance, days }: QuizAnalytics): string =>
  `You studied ${spokenTime(performance.timeSpentStudying * 60)} on ${days.length} ${days.length === 1 ? 'day' : 'days'}`;
