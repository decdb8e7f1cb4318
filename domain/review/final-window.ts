import type { CalendarDay } from '../kernel/time.ts';

export type StudyDay = {
  readonly day: CalendarDay;
  readonly isDayOff: boolean;
  /** Cards that the day's minutes hold. */
  readonly capacity: number;
};

/** Days before the exam within which every card should be seen once more. */
const lastDays = 7;

/** The day from which on every card is to be seen once: a week, or as long as that many take. */
export const finalWindow = (days: readonly StudyDay[], cards: number): CalendarDay => {
  let room = 0;
  const from = days.findLastIndex(({ capacity }, index) => {
    room += capacity;
    return days.length - index >= lastDays && room >= cards;
  });
  return days[Math.max(0, from)]?.day ?? ('' as CalendarDay);
};
