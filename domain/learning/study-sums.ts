import type { CalendarDay } from '../kernel/time.ts';
import { type DayRange, isWithin } from './periods.ts';
import type { StudyDay, StudyMonth } from './study-month.ts';

/** A day with study, with the names that its lists point into. */
export type NamedDay = StudyDay & { readonly names: readonly string[] };

/** The days of a range with study, in calendar order. */
export const daysWithin = (months: readonly StudyMonth[], range: DayRange): readonly NamedDay[] =>
  months
    .toSorted((a, b) => (a.month < b.month ? -1 : 1))
    .flatMap(({ days, names }) =>
      days.filter(({ day }) => isWithin(range, day)).map((day) => ({ ...day, names })),
    );

export type StudySums = {
  readonly quizzes: number;
  /** Of percent scores. */
  readonly scoreSum: number;
  readonly correct: number;
  readonly total: number;
  readonly seconds: number;
};

/** Everything handed in on these days together. */
export const sumsOf = (days: readonly Pick<StudyDay, 'sittings'>[]): StudySums => {
  const sums = { quizzes: 0, scoreSum: 0, correct: 0, total: 0, seconds: 0 };
  for (const { sittings } of days) {
    for (const [, , , score, seconds, correct, , total] of sittings) {
      sums.quizzes += 1;
      sums.scoreSum += score;
      sums.correct += correct;
      sums.total += total;
      sums.seconds += seconds;
    }
  }
  return sums;
};

export type TopicSums = {
  readonly correct: number;
  readonly answered: number;
  readonly total: number;
  readonly lastDay: CalendarDay;
};

type Writable<Value> = { -readonly [Key in keyof Value]: Value[Key] };

/** The questions of each topic on these days; the days are in calendar order. */
export const topicSumsOf = (days: readonly NamedDay[]): ReadonlyMap<string, TopicSums> => {
  const sums = new Map<string, Writable<TopicSums>>();
  for (const { day, names, topics } of days) {
    for (const [place, correct, answered, total] of topics) {
      const topic = names[place] ?? '';
      const known = sums.get(topic);
      // A year is ten thousand of these: each is added where it belongs, not copied.
      if (!known) {
        sums.set(topic, { correct, answered, total, lastDay: day });
        continue;
      }
      known.correct += correct;
      known.answered += answered;
      known.total += total;
      known.lastDay = day;
    }
  }
  return sums;
};

/** Rounded percent; 0 of nothing. */
export const percentOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((100 * part) / whole);

/** Points between two shown percents, so that a reader who subtracts them gets the same. */
export const changeBetween = (
  now: { readonly correct: number; readonly total: number },
  before: { readonly correct: number; readonly total: number } | undefined,
): number | null =>
  before === undefined || before.total === 0 || now.total === 0
    ? null
    : percentOf(now.correct, now.total) - percentOf(before.correct, before.total);
