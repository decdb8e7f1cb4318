import type { ReviewOverview } from '../../../domain/contracts/review.ts';
import { percentOf } from '../../../domain/kernel/percent.ts';
import { daysBetween } from '../../../domain/kernel/time.ts';
import type { PlannedReview } from '../planned-review.ts';

const shownDays = 14;
/** A backlog that is gone so soon is none. */
const soonDays = 3;

const overloadOf = ({ today, due, review }: PlannedReview): ReviewOverview['overload'] => {
  const { caughtUpOn, days } = review;
  const waiting = due.length - (days[0]?.itemIds.length ?? 0);
  if (waiting <= 0) return null;
  const isSoon = caughtUpOn !== null && daysBetween(today, caughtUpOn) <= soonDays;
  return isSoon ? null : { waiting, caughtUpOn };
};

export const presentReviewOverview = (planned: PlannedReview): ReviewOverview => {
  const { today, plan, cards, due, review, doneToday, secondsPerCard } = planned;
  const minutes = (count: number): number => Math.ceil((count * secondsPerCard) / 60);
  const [first, ...later] = review.days;
  const plannedToday = first?.itemIds.length ?? 0;
  const { remembered } = review;
  return {
    today,
    plan,
    cards,
    due: due.length,
    planned: plannedToday,
    plannedMinutes: minutes(plannedToday),
    doneToday,
    secondsPerCard,
    days: review.days.slice(0, shownDays).map(({ day, isDayOff, itemIds }) => ({
      day,
      isDayOff,
      cards: itemIds.length,
      minutes: minutes(itemIds.length),
    })),
    forecast:
      remembered && plan.examDay
        ? {
            day: plan.examDay,
            withPlan: percentOf(remembered.withPlan),
            withoutReview: percentOf(remembered.withoutReview),
          }
        : null,
    leftOut: review.leftOut.length,
    overload: overloadOf(planned),
    nextDay: later.find(({ itemIds }) => itemIds.length > 0)?.day ?? null,
  };
};
