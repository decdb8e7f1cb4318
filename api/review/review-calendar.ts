import ical, { ICalEventTransparency } from 'ical-generator';
import { productName } from '../../domain/contracts/product.ts';
import { addDays, type CalendarDay } from '../../domain/kernel/time.ts';
import type { PlannedReview } from './planned-review.ts';

export type CalendarOf = {
  /** Names the entries, whatever the address is. */
  readonly feedId: string;
  readonly planned: PlannedReview;
  readonly publicOrigin: string;
};

/** Seconds between two looks of a calendar program. */
export const refreshSeconds = 3600;

/** Midnight UTC, which the generator writes as a bare date in any zone of this machine. */
const dateOf = (day: CalendarDay): Date => new Date(`${day}T00:00:00Z`);

/** All-day entries are days of the learner's own calendar and belong to no time zone. */
const allDay = (day: CalendarDay, today: CalendarDay) => ({
  start: dateOf(day),
  end: dateOf(addDays(day, 1)),
  allDay: true,
  // The same text all day long, so that a calendar can tell that nothing changed.
  stamp: dateOf(today),
  transparency: ICalEventTransparency.TRANSPARENT,
});

const minutes = (cards: number, secondsPerCard: number): number =>
  Math.ceil((cards * secondsPerCard) / 60);

/** The planned days and the exam as iCalendar (RFC 5545); nothing in it says whose it is. */
export const reviewCalendar = ({ feedId, planned, publicOrigin }: CalendarOf): string => {
  const { today, plan, review, secondsPerCard } = planned;
  const calendar = ical({
    name: `${productName} review`,
    prodId: { company: productName, product: 'review', language: 'EN' },
    ttl: refreshSeconds,
  });
  for (const { day, itemIds } of review.days.filter(({ itemIds }) => itemIds.length > 0)) {
    const cards = itemIds.length === 1 ? '1 card' : `${itemIds.length} cards`;
    calendar.createEvent({
      ...allDay(day, today),
      id: `review-${day}-${feedId}@boardwell`,
      summary: `${productName} review: ${cards}, about ${minutes(itemIds.length, secondsPerCard)} min`,
      url: `${publicOrigin}/review`,
    });
  }
  if (plan.examDay && plan.examDay >= today) {
    calendar.createEvent({
      ...allDay(plan.examDay, today),
      id: `exam-${plan.examDay}-${feedId}@boardwell`,
      summary: plan.exam ? `${plan.exam} exam` : 'Exam',
      url: `${publicOrigin}/review`,
    });
  }
  return calendar.toString();
};
