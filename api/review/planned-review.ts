import { dailyMinutes, type StudyPlan } from '../../domain/contracts/review.ts';
import type { AccountId } from '../../domain/kernel/ids.ts';
import type { CalendarDay } from '../../domain/kernel/time.ts';
import { doneOn, secondsPerCard } from '../../domain/review/pace.ts';
import { planReviews, type ReviewPlan } from '../../domain/review/plan.ts';
import type { AccountRow } from '../../projectors/accounts/accounts.ts';
import type { ReviewCardRow } from '../../projectors/review-cards/review-cards.ts';
import type { StudyPlanRow } from '../../projectors/study-plans/study-plans.ts';
import type { ApiContext } from '../context.ts';

export type PlannedReview = {
  readonly today: CalendarDay;
  readonly plan: StudyPlan;
  readonly cards: readonly ReviewCardRow[];
  readonly review: ReviewPlan;
  readonly secondsPerCard: number;
  readonly doneToday: number;
};

/** Days ahead that are looked at without an exam. */
const horizonDays = 30;

/** The plan as it holds for the field that is studied now: the day of another field's exam is none. */
export const planNow = (set: StudyPlanRow | undefined, field: AccountRow['field']): StudyPlan => {
  const isThisField = set !== undefined && set.field === field;
  return {
    isSet: set !== undefined,
    exam: isThisField ? set.exam : null,
    examDay: isThisField ? set.examDay : null,
    minutesADay: set?.minutesADay ?? dailyMinutes.default,
    daysOff: set?.daysOff ?? [],
  };
};

export type Reviewer = {
  readonly accountId: AccountId;
  readonly field: AccountRow['field'];
  readonly today: CalendarDay;
};

/** A learner's cards and what each coming day holds of them. */
export const plannedReview = async (
  { reviews }: Pick<ApiContext, 'reviews'>,
  { accountId, field, today }: Reviewer,
): Promise<PlannedReview> => {
  const [standing, cards] = await Promise.all([
    reviews.standing(accountId),
    field === null ? [] : reviews.cards(accountId, field),
  ]);
  const plan = planNow(standing.plan, field);
  const { reviewedThen, secondsThen } = doneOn(standing.pace, today);
  const pace = secondsPerCard(standing.pace);
  const review = planReviews({
    ...{ cards, today, horizonDays, secondsPerCard: pace, secondsSpentToday: secondsThen },
    ...{ examDay: plan.examDay, daysOff: plan.daysOff, minutesADay: plan.minutesADay },
  });
  return { today, plan, cards, review, secondsPerCard: pace, doneToday: reviewedThen };
};
