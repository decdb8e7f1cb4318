import type { CalendarDay } from '../kernel/time.ts';

export type StudyDay = {
  readonly day: CalendarDay;
  readonly isDayOff: boolean;
  /** Cards that the day's minutes hold. */
  readonly capacity: number;
};

/** Days before the exam within which every card should be seen once more. */
const lastDays = 7;

/** The place of the day from which on every card is to be seen once: a week, or as long as that many take. */
export const finalWindow = (days: readonly StudyDay[], cards: number): number => {
  let room = 0;
  const from = days.findLastIndex(({ capacity }, index) => {
    room += capacity;
    return days.length - index >= lastDays && room >= cards;
  });
  return Math.max(0, from);
};
