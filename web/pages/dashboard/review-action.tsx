import { Skeleton } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import type { ReviewOverview } from '../../../domain/contracts/review.ts';
import { cardCount } from '../../features/review-session/counts.ts';
import { reviewQuery } from '../../queries/review-query.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Action } from './action.tsx';

const always = 'What you miss comes back here';

const todays = ({ planned, plannedMinutes, cards }: ReviewOverview): string => {
  if (planned > 0) return `${cardCount(planned)} today, about ${plannedMinutes} min`;
  return cards === 0 ? always : 'Nothing more for today';
};

/** What is to be reviewed today; one line, so that nothing moves when it comes. */
export const ReviewAction = () => {
  const { data, isPending } = useQuery(reviewQuery());
  return (
    <Action
      Icon={RotateCcw}
      title="Review"
      text={isPending ? <Skeleton>{always}</Skeleton> : data ? todays(data) : always}
    >
      <LinkButton variant="surface" to="/review">
        Open
      </LinkButton>
    </Action>
  );
};
