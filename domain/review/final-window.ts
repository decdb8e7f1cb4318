import type { CalendarDay } from '../kernel/time.ts';

export type StudyDay = {
  readonly day: CalendarDay;
  readonly isDayOff: boolean;
  /** Cards that the day's minutes hold. */
  readonly capacity: number;
};

/** Days before the exam within which every card should be seen once more; longer for many cards. */
export const lastDays = { least: 7, most: 56 } as const;

type Window = {
  /** Counted from today. */
  readonly examAt: number;
  readonly cards: number;
  /** Cards that a day holds, before today as well. */
  readonly roomOn: (at: number) => number;
};

/**
 * From when on every card is to be seen once, counted back from the exam: a week, or as long as
 * that many take. It may lie before today: what was seen since then need not come again.
 */
export const finalWindow = ({ examAt, cards, roomOn }: Window): number => {
  let room = 0;
  for (let length = 1; length <= lastDays.most; length += 1) {
    room += roomOn(examAt - length);
    if (length >= lastDays.least && room >= cards) return examAt - length;
  }
  return examAt - lastDays.most;
};
