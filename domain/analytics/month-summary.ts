import type { CalendarDay, CalendarMonth } from '../kernel/time.ts';
import type { StudyDay, StudyMonth, TopicCount } from './study-month.ts';

/** Questions of one topic in a whole month, and the last day that had one. */
export type MonthTopic = readonly [...count: TopicCount, lastDay: CalendarDay];

/**
 * A month with its topics counted together: all that a period needs of a month it does not cut,
 * in a third of the size.
 */
export type MonthSummary = {
  readonly month: CalendarMonth;
  readonly names: readonly string[];
  readonly days: readonly Pick<StudyDay, 'day' | 'sittings' | 'work'>[];
  readonly monthTopics: readonly MonthTopic[];
};

/** A month as far as a period needs it. */
export type StudiedMonth = StudyMonth | MonthSummary;

const topicsOf = (days: readonly StudyDay[]): readonly MonthTopic[] => {
  const sums = new Map<number, MonthTopic>();
  for (const { day, topics } of days) {
    for (const [topic, correct, answered, total] of topics) {
      const [, right, sumAnswered, sumTotal] = sums.get(topic) ?? [topic, 0, 0, 0];
      sums.set(topic, [topic, right + correct, sumAnswered + answered, sumTotal + total, day]);
    }
  }
  return [...sums.values()];
};

/** The month, its topics counted together. */
export const summaryOf = ({ month, names, days }: StudyMonth): MonthSummary => ({
  month,
  names,
  days: days.map(({ day, sittings, work }) => ({ day, sittings, work })),
  monthTopics: topicsOf(days),
});
