import { dailyMinutes, type StudyPlan } from '../../domain/contracts/review.ts';
import type { AccountId } from '../../domain/kernel/ids.ts';
import type { CalendarDay } from '../../domain/kernel/time.ts';
import { doneOn, secondsPerCard } from '../../domain/review/pace.ts';
import { planReviews, type ReviewPlan } from '../../domain/review/plan.ts';
import type { AccountRow } from '../../projectors/accounts/accounts.ts';
import type { ReviewCardRow } from '../../projectors/review-cards/review-cards.ts';
import type { StudyPlanRow } from '../../projectors/study-plans/study-plans.ts';
import { keptAnswers } from '../server/kept-answers.ts';
import type { PlanAndPace, ReviewReads } from './queries/review-reads.ts';

export type PlannedReview = {
  readonly today: CalendarDay;
  readonly plan: StudyPlan;
  readonly cards: number;
  /** Their items, today or before, whether the minutes hold them or not. */
  readonly due: readonly string[];
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

type ReviewFacts = Reviewer & PlanAndPace & { readonly cards: readonly ReviewCardRow[] };

const planOf = ({ today, field, plan: set, pace, cards }: ReviewFacts): PlannedReview => {
  const plan = planNow(set, field);
  const { reviewedThen, secondsThen } = doneOn(pace, today);
  const perCard = secondsPerCard(pace);
  const review = planReviews({
    cards,
    today,
    horizonDays,
    secondsPerCard: perCard,
    secondsSpentToday: secondsThen,
    examDay: plan.examDay,
    daysOff: plan.daysOff,
    minutesADay: plan.minutesADay,
  });
  const due = cards.filter(({ schedule }) => schedule.dueOn <= today).map(({ itemId }) => itemId);
  const told = { cards: cards.length, due, secondsPerCard: perCard, doneToday: reviewedThen };
  return { today, plan, review, ...told };
};

const keptAtMost = 200;

/**
 * A learner's cards and what each coming day holds of them, counted once until one of the cards,
 * the settings, the pace or the day changes.
 */
export const plannedReviews = (reviews: ReviewReads) => {
  const kept = keptAnswers<PlannedReview>(keptAtMost);
  return async (reviewer: Reviewer): Promise<PlannedReview> => {
    const { accountId, field, today } = reviewer;
    // The version is read first: an answer may be newer than it says, never older.
    const [standing, version] = await Promise.all([
      reviews.standing(accountId),
      field === null ? '' : reviews.cardsVersion(accountId, field),
    ]);
    const key = `${accountId} ${field} ${today}`;
    return kept(key, `${version} ${JSON.stringify(standing)}`, async () => {
      const cards = field === null ? [] : await reviews.cards(accountId, field);
      return planOf({ ...reviewer, ...standing, cards });
    });
  };
};
