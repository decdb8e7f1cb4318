import type { AccountId } from '../../domain/kernel/ids.ts';
import { afterAnswers, afterReview, noPaceYet, type ReviewPace } from '../../domain/review/pace.ts';
import { projection } from '../projection.ts';

export type ReviewPaceRow = { readonly learnerId: AccountId; readonly pace: ReviewPace };

/** How long a card takes a learner, and how much they reviewed on their last day of review. */
export const reviewPaces = projection<ReviewPaceRow>()({
  name: 'review-paces',
  version: 1,
  table: 'review_pace',
  owner: 'key',
  handles: ['QuizSubmitted', 'ReviewAnswered'],
  columns: [],
  indexes: [],
  keys: ({ data }) => [data.learnerId],
  evolve: (row, { type, data }) => {
    const before = row?.pace ?? noPaceYet;
    if (type === 'ReviewAnswered') {
      return { learnerId: data.learnerId, pace: afterReview(before, data.day, data.seconds) };
    }
    const answered = data.answers.filter(({ chosen }) => chosen.length > 0);
    const seconds = answered.map((answer) => answer.seconds);
    return { learnerId: data.learnerId, pace: afterAnswers(before, seconds) };
  },
});
