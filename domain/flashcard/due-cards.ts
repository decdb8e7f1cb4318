import { newPerDay } from '../contracts/flashcards.ts';
import { addDays, type CalendarDay, daysBetween } from '../kernel/time.ts';
import type { Schedule } from '../review/schedule.ts';

/** New cards that a day still takes. */
export const newLeft = (newToday: number): number => Math.max(0, newPerDay - newToday);

type Scheduled = { readonly memory: { readonly schedule: Schedule | null } };

/** The chance to remember falls with the days since the last review in units of stability. */
const need = ({ memory: { schedule } }: Scheduled, today: CalendarDay): number =>
  schedule ? Math.max(0, daysBetween(schedule.reviewedOn, today)) / schedule.stability : 0;

/** The most forgotten first. */
export const byNeed = <Card extends Scheduled>(
  cards: readonly Card[],
  today: CalendarDay,
): readonly Card[] => {
  const needs = new Map(cards.map((card) => [card, need(card, today)]));
  return cards.toSorted((one, other) => (needs.get(other) ?? 0) - (needs.get(one) ?? 0));
};

export type CardSchedule = {
  readonly today: CalendarDay;
  /** Cards by the day they are due, overdue ones too. */
  readonly scheduled: ReadonlyMap<CalendarDay, number>;
  /** Cards that were never reviewed. */
  readonly fresh: number;
  /** Of those reviewed today, how many were met for the first time. */
  readonly newToday: number;
};

/** What is due today: cards that come back, and new ones as far as the day takes them. */
export const dueToday = ({ today, scheduled, fresh, newToday }: CardSchedule) => {
  const back = [...scheduled].filter(([day]) => day <= today);
  return {
    back: back.reduce((sum, [, cards]) => sum + cards, 0),
    fresh: Math.min(fresh, newLeft(newToday)),
  };
};

/** Cards due on each of the coming days, if each day is finished; new ones come so many a day. */
export const dueByDay = (
  standing: CardSchedule,
  days: number,
): readonly { readonly day: CalendarDay; readonly cards: number }[] => {
  const first = dueToday(standing);
  return Array.from({ length: days }, (_, at) => {
    const day = addDays(standing.today, at);
    if (at === 0) return { day, cards: first.back + first.fresh };
    const left = standing.fresh - first.fresh - (at - 1) * newPerDay;
    const fresh = Math.min(newPerDay, Math.max(0, left));
    return { day, cards: (standing.scheduled.get(day) ?? 0) + fresh };
  });
};
