import {
  noRecallYet,
  paceAfter,
  paceWithout,
  type RecallPace,
} from '../../domain/flashcard/recall-pace.ts';
import type { AccountId } from '../../domain/kernel/ids.ts';
import { projection } from '../projection.ts';

export type FlashcardPaceRow = { readonly learnerId: AccountId; readonly pace: RecallPace };

/** How long a flashcard takes a learner, and how many they reviewed on their last day of them. */
export const flashcardPaces = projection<FlashcardPaceRow>()({
  name: 'flashcard-paces',
  version: 1,
  table: 'flashcard_pace',
  owner: 'key',
  handles: ['FlashcardReviewed', 'FlashcardReviewUndone'],
  columns: [],
  indexes: [],
  keys: ({ data }) => [data.learnerId],
  evolve: (row, { type, data }) => {
    const before = row?.pace ?? noRecallYet;
    const pace = type === 'FlashcardReviewed' ? paceAfter(before, data) : paceWithout(before, data);
    return { learnerId: data.learnerId, pace };
  },
});
