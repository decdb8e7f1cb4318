import { percent } from '../kernel/percent.ts';
import { type CalendarDay, monthOf } from '../kernel/time.ts';
import type { Counts } from '../progress/topic-standing.ts';
import type { MonthTopic, StudiedMonth } from './month-summary.ts';
import { isComparable } from './movement.ts';
import { type DayRange, isWithin } from './periods.ts';
import type { StudyDay } from './study-month.ts';

/** A day with study, with the names that its sittings point into. */
export type NamedDay = Pick<StudyDay, 'day' | 'sittings' | 'work'> & {
  readonly names: readonly string[];
};

const inOrder = (months: readonly StudiedMonth[]): readonly StudiedMonth[] =>
  months.toSorted((a, b) => (a.month < b.month ? -1 : 1));

/** The days of a range with study, in calendar order. */
export const daysWithin = (months: readonly StudiedMonth[], range: DayRange): readonly NamedDay[] =>
  inOrder(months).flatMap(({ days, names }) =>
    days
      .filter(({ day }) => isWithin(range, day))
      .map(({ day, sittings, work }) => ({ day, sittings, work, names })),
  );

export type StudySums = {
  readonly quizzes: number;
  /** Those of them that have a percent score. */
  readonly scores: number;
  /** Of percent scores. */
  readonly scoreSum: number;
  readonly correct: number;
  readonly total: number;
  readonly seconds: number;
};

/** Everything handed in on these days together, and the time that was worked on them. */
export const sumsOf = (days: readonly Pick<StudyDay, 'sittings' | 'work'>[]): StudySums => {
  const sums = { quizzes: 0, scores: 0, scoreSum: 0, correct: 0, total: 0, seconds: 0 };
  for (const { sittings, work } of days) {
    for (const [, seconds] of work) sums.seconds += seconds;
    for (const [, , , score, , correct, , total] of sittings) {
      sums.quizzes += 1;
      sums.scores += score === null ? 0 : 1;
      sums.scoreSum += score ?? 0;
      sums.correct += correct;
      sums.total += total;
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

/** Topic counts of a month within a range; a month's sum lies within it whole or not at all. */
const countsWithin = (month: StudiedMonth, range: DayRange): readonly MonthTopic[] => {
  if ('monthTopics' in month) {
    const isInner = monthOf(range.from) < month.month && month.month < monthOf(range.to);
    return isInner ? month.monthTopics : [];
  }
  return month.days
    .filter(({ day }) => isWithin(range, day))
    .flatMap(({ day, topics }) => topics.map((count): MonthTopic => [...count, day]));
};

/** The questions of each topic within a range. */
export const topicSumsOf = (
  months: readonly StudiedMonth[],
  range: DayRange,
): ReadonlyMap<string, TopicSums> => {
  const sums = new Map<string, Writable<TopicSums>>();
  for (const month of inOrder(months)) {
    for (const [place, correct, answered, total, lastDay] of countsWithin(month, range)) {
      const topic = month.names[place] ?? '';
      const known = sums.get(topic);
      // Hundreds of these: each is added where it belongs, not copied.
      if (!known) {
        sums.set(topic, { correct, answered, total, lastDay });
        continue;
      }
      known.correct += correct;
      known.answered += answered;
      known.total += total;
      known.lastDay = lastDay;
    }
  }
  return sums;
};

/** Points between two shown percents, so that a reader who subtracts them gets the same. */
export const changeBetween = (now: Counts, before: Counts | undefined): number | null =>
  isComparable(before, now)
    ? percent(now.correct, now.total) - percent(before.correct, before.total)
    : null;
