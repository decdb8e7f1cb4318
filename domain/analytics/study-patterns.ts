import type { DayPart, QuizAnalytics, StudiedHour } from '../contracts/analytics.ts';
import { percent } from '../kernel/percent.ts';
import { type CalendarDay, daysBetween, weekdayOf } from '../kernel/time.ts';
import type { DayRange } from './periods.ts';
import type { Sitting } from './study-month.ts';
import type { NamedDay } from './study-sums.ts';

const weekdays = [
  ...['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
] as const;

/** Morning from 5 to noon, afternoon to 5 PM, evening to 10 PM, night the rest. */
const dayPartOf = (hour: number): DayPart => {
  if (hour >= 5 && hour < 12) return 'morning';
  if (hour >= 12 && hour < 17) return 'afternoon';
  return hour >= 17 && hour < 22 ? 'evening' : 'night';
};

/** The key with the largest sum; on a tie the one that was met first. */
const largest = <Key>(sums: ReadonlyMap<Key, number>): Key | null => {
  let best: readonly [Key, number] | undefined;
  for (const entry of sums) if (!best || entry[1] > best[1]) best = entry;
  return best?.[0] ?? null;
};

const addTo = <Key>(sums: Map<Key, number>, key: Key, amount: number): void => {
  sums.set(key, (sums.get(key) ?? 0) + amount);
};

/** Breaks of more than half an hour part two sessions. */
const breakMs = 30 * 60_000;

type Sat = { readonly endMs: number; readonly seconds: number };

/** A paper that nobody looked at was no sitting. */
const isSat = ([, , , , seconds, , answered, total]: Sitting): boolean =>
  seconds + answered + total > 0;

/** How many times the learner sat down: quizzes with no long break between them are one session. */
const sessionsOf = (days: readonly NamedDay[]): number => {
  const sat: Sat[] = days
    .flatMap(({ sittings }) => sittings.filter(isSat))
    .map(([endMs, , , , seconds]) => ({ endMs, seconds }))
    .sort((a, b) => a.endMs - b.endMs);
  return sat.filter(({ endMs, seconds }, index) => {
    const before = sat[index - 1];
    return !before || endMs - seconds * 1000 - before.endMs > breakMs;
  }).length;
};

/** A learner of three days is not yet perfectly regular. */
const countedAtLeast = 7;

/**
 * Formula consistency-1: 100 × days with study ÷ days counted. Days are counted from the first study
 * in this period or the one before, but no further back than the period and seven at the least.
 */
const consistencyOf = (
  { from, to }: DayRange,
  firstStudied: CalendarDay | undefined,
  daysStudied: number,
): { readonly consistencyScore: number; readonly daysCounted: number } => {
  const start = firstStudied !== undefined && firstStudied > from ? firstStudied : from;
  const daysCounted = Math.max(countedAtLeast, daysBetween(start, to) + 1);
  return { consistencyScore: percent(daysStudied, daysCounted), daysCounted };
};

/** On fewer days a habit cannot be told from a day. */
const enoughDays = 5;

type Patterns = QuizAnalytics['studyPatterns'];

const habitsOf = (
  daysStudied: number,
  byPart: ReadonlyMap<DayPart, number>,
  byWeekday: ReadonlyMap<number, number>,
): Pick<Patterns, 'preferredStudyTime' | 'mostActiveDay'> => {
  if (daysStudied < enoughDays) return { preferredStudyTime: null, mostActiveDay: null };
  const active = largest(byWeekday);
  return {
    preferredStudyTime: largest(byPart),
    mostActiveDay: active === null ? null : (weekdays[active] ?? null),
  };
};

/** When and how regularly these days were studied. */
export const studyPatternsOf = (
  days: readonly NamedDay[],
  range: DayRange,
  firstStudied: CalendarDay | undefined,
): Patterns => {
  const byPart = new Map<DayPart, number>();
  const byWeekday = new Map<number, number>();
  let seconds = 0;
  for (const { day, sittings, work } of days) {
    const weekday = weekdayOf(day);
    for (const [, , , , spent] of sittings) seconds += spent;
    for (const [hour, spent] of work) {
      // A quiz of no measured time is study too.
      addTo(byWeekday, weekday, Math.max(1, spent));
      if (hour !== null) addTo(byPart, dayPartOf(hour), Math.max(1, spent));
    }
  }
  const sessions = sessionsOf(days);
  const daysStudied = days.filter(({ work }) => work.length > 0).length;
  const habits = habitsOf(daysStudied, byPart, byWeekday);
  return {
    ...habits,
    averageSessionLength: sessions === 0 ? 0 : Math.round(seconds / sessions / 60),
    sessions,
    ...consistencyOf(range, firstStudied, daysStudied),
    daysStudied,
  };
};

type HourSums = {
  readonly seconds: number;
  readonly correct: number;
  readonly questions: number;
};

const noneYet: HourSums = { seconds: 0, correct: 0, questions: 0 };

/** The hours of the week with study, Monday first: time where it was worked, questions where they were handed in. */
export const studiedHoursOf = (days: readonly NamedDay[]): readonly StudiedHour[] => {
  const sums = new Map<number, HourSums>();
  const add = (day: CalendarDay, hour: number | null, more: Partial<HourSums>): void => {
    if (hour === null) return;
    const place = weekdayOf(day) * 24 + hour;
    const { seconds, correct, questions } = sums.get(place) ?? noneYet;
    sums.set(place, {
      seconds: seconds + (more.seconds ?? 0),
      correct: correct + (more.correct ?? 0),
      questions: questions + (more.questions ?? 0),
    });
  };
  for (const { day, sittings, work } of days) {
    for (const [hour, seconds] of work) add(day, hour, { seconds });
    for (const [, hour, , , , correct, , questions] of sittings) {
      add(day, hour, { correct, questions });
    }
  }
  return [...sums]
    .filter(([, { seconds, questions }]) => seconds + questions > 0)
    .sort(([a], [b]) => a - b)
    .map(([place, { seconds, correct, questions }]) => ({
      weekday: Math.floor(place / 24),
      hour: place % 24,
      minutes: Math.round(seconds / 60),
      correct,
      questions,
    }));
};
