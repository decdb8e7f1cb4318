import { type CalendarDay, daysBetween } from '../kernel/time.ts';

/** Days in a row on which something was studied, as of the last such day. */
export type Streak = {
  readonly length: number;
  readonly best: number;
  readonly lastDay: CalendarDay;
};

/** A second study on one day adds nothing; a day left out starts again at one. */
export const extendStreak = (streak: Streak | undefined, day: CalendarDay): Streak => {
  if (!streak) return { length: 1, best: 1, lastDay: day };
  const gap = daysBetween(streak.lastDay, day);
  // A learner who travels west may study on a day that is already counted.
  if (gap <= 0) return streak;
  const length = gap === 1 ? streak.length + 1 : 1;
  return { length, best: Math.max(streak.best, length), lastDay: day };
};

/** Still alive while the last study was today or yesterday. */
export const streakOn = (streak: Streak | undefined, today: CalendarDay): number =>
  streak && daysBetween(streak.lastDay, today) <= 1 ? streak.length : 0;
