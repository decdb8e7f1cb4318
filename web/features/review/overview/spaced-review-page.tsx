import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../../ui/loaded.tsx';
import { reviewQuery } from '../queries/review-query.ts';
import { ReviewSession } from '../session/review-session.tsx';
import { ReviewOverview } from './review-overview.tsx';
import { ReviewSkeleton } from './review-skeleton.tsx';

type Sitting = { readonly isBeyond: boolean };

const Overview = ({ onStart }: { readonly onStart: (isBeyond: boolean) => void }) => (
  <Loaded query={useQuery(reviewQuery())} what="Your review" skeleton={<ReviewSkeleton />}>
    {(overview) => <ReviewOverview overview={overview} onStart={onStart} />}
  </Loaded>
);

/** What was missed comes back: today's cards, and the plan up to the exam. */
export const SpacedReviewPage = () => {
  const [sitting, setSitting] = useState<Sitting | null>(null);
  const client = useQueryClient();
  const leave = (): void => {
    setSitting(null);
    void client.invalidateQueries({ queryKey: ['review'] });
  };
  return sitting ? (
    <ReviewSession isBeyond={sitting.isBeyond} onLeave={leave} />
  ) : (
    <Overview onStart={(isBeyond) => setSitting({ isBeyond })} />
  );
};
