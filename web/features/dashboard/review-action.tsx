import { ArrowRight, RotateCcw } from 'lucide-react';
import type { ReviewOverview } from '../../../domain/contracts/review.ts';
import { cardCount } from '../../format/counts.ts';
import { shortDayWords } from '../../format/day-words.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Action } from './action.tsx';

const always = 'Questions you miss come back here';

const todays = ({ planned, plannedMinutes, cards }: ReviewOverview): string => {
  if (planned > 0) return `${cardCount(planned)} today, about ${plannedMinutes} min`;
  return cards === 0 ? always : 'Nothing left for today';
};

const forecastOf = ({ forecast }: ReviewOverview): string =>
  forecast
    ? `. Expected recall on ${shortDayWords(forecast.day)}: ${forecast.withPlan}% with your plan, ${forecast.withoutReview}% without review.`
    : '';

/** Whether cards wait that today's minutes hold. */
export const isReviewWaiting = (review: ReviewOverview | undefined): boolean =>
  review !== undefined && review.planned > 0;

type ReviewActionProps = {
  /** Absent while it is not known. */
  readonly review: ReviewOverview | undefined;
};

/** What is to be reviewed today, and what is likely remembered on the day of the exam. */
export const ReviewAction = ({ review }: ReviewActionProps) => (
  <Action
    Icon={RotateCcw}
    title="Review"
    text={review ? todays(review) + forecastOf(review) : always}
  >
    {isReviewWaiting(review) ? (
      <LinkButton to="/review">
        Start
        <ArrowRight size={16} />
      </LinkButton>
    ) : (
      <LinkButton variant="surface" to="/review">
        Open
      </LinkButton>
    )}
  </Action>
);
