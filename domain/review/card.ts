import type { Grade } from '../contracts/review.ts';
import type { AccountId, ItemId } from '../kernel/ids.ts';
import type { CalendarDay, Instant } from '../kernel/time.ts';
import { type Schedule, scheduleAfter } from './schedule.ts';

/** An item that a learner once missed, until they know it. */
export type ReviewCard = {
  readonly learnerId: AccountId;
  readonly itemId: ItemId;
  /** The revision that was last met. */
  readonly revision: number;
  /** The attempt of the last answer, or `review`. */
  readonly answeredIn: string;
  readonly answeredAt: Instant;
  readonly schedule: Schedule;
  /** Before the last answer, which may still be graded anew; null where it made the card. */
  readonly before: Schedule | null;
};

export type CardAnswer = Omit<ReviewCard, 'schedule' | 'before'> & {
  readonly day: CalendarDay;
  readonly grade: Grade;
};

/** The card after an answer. Only a miss makes one: what was known from the start needs none. */
export const cardAfter = (
  card: ReviewCard | undefined,
  { day, grade, ...answered }: CardAnswer,
): ReviewCard | undefined => {
  if (!card && grade !== 'again') return undefined;
  const before = card?.schedule ?? null;
  return { ...answered, schedule: scheduleAfter(before, grade, day), before };
};

/** The last answer counts otherwise; without anything before it, a right one leaves no card. */
export const cardRegraded = (card: ReviewCard, grade: Grade): ReviewCard | undefined => {
  if (!card.before && grade !== 'again') return undefined;
  const { reviewedOn } = card.schedule;
  return { ...card, schedule: scheduleAfter(card.before, grade, reviewedOn) };
};
