import type { RandomSource } from '../../kernel/random.ts';
import { shuffled } from '../../kernel/random.ts';
import { addDays, type CalendarDay, epochMs, type Instant } from '../../kernel/time.ts';

export type QuizKind = 'practice' | 'tutor' | 'custom' | 'timed' | 'exam' | 'simulation';

export type PlannedQuiz = {
  readonly kind: QuizKind;
  /** Milliseconds since 1970-01-01T00:00Z. */
  readonly startsAt: number;
  /** Of the life before it, 0 to 1. */
  readonly lived: number;
};

type Wanted = {
  /** The first day that is not lived any more. */
  readonly until: CalendarDay;
  readonly days: number;
  /** In order, the oldest first. */
  readonly kinds: readonly QuizKind[];
};

const hourMs = 3_600_000;

/** Between morning and evening in the middle of America, so that the longest exam ends on its day. */
const hours = { from: 14.5, to: 22.5, latest: 25 } as const;

export const startOfDayMs = (day: CalendarDay): number =>
  epochMs(`${day}T00:00:00.000Z` as Instant);

/** Days in a row up to the last one. */
const lastStreak = (random: RandomSource, quizzes: number): number =>
  Math.min(quizzes, 3 + Math.floor(random() * 3));

/** How many days before the end, the oldest first: a streak to the last day, a gap, and days here and there. */
const daysAgo = ({ days, kinds }: Wanted, random: RandomSource): readonly number[] => {
  const streak = lastStreak(random, kinds.length);
  const recent = Array.from({ length: streak }, (_, index) => index + 1);
  const earlier = Array.from({ length: days - streak - 3 }, (_, index) => index + streak + 2);
  const chosen = shuffled(earlier, random).slice(0, kinds.length - streak);
  return [...recent, ...chosen].toSorted((a, b) => b - a);
};

const isLong = (kind: QuizKind): boolean => kind === 'exam' || kind === 'simulation';

/** One quiz a day at the most. */
export const plannedQuizzes = (wanted: Wanted, random: RandomSource): readonly PlannedQuiz[] =>
  daysAgo(wanted, random).map((ago, index) => {
    const kind = wanted.kinds[index] ?? 'practice';
    const latest = isLong(kind) ? hours.to : hours.latest;
    const hour = hours.from + random() * (latest - hours.from);
    return {
      kind,
      startsAt: startOfDayMs(addDays(wanted.until, -ago)) + Math.round(hour * hourMs),
      lived: 1 - ago / wanted.days,
    };
  });
