import type { ApiWorld } from '../server/world.ts';
import { feedStore } from './feed-store.ts';
import { plannedReviews } from './planned-review.ts';
import { reviewReads } from './queries/review-reads.ts';

/** The reads of reviews, what is planned of them, and the secrets of calendars. */
export const reviewParts = ({ database, vault }: ApiWorld) => {
  const reviews = reviewReads(database);
  return {
    reviews,
    plannedReview: plannedReviews(reviews),
    feeds: feedStore(database, vault),
  };
};

declare module '../server/context.ts' {
  interface PartsOf {
    readonly review: ReturnType<typeof reviewParts>;
  }
}
