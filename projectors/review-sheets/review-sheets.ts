import type { AccountId } from '../../domain/kernel/ids.ts';
import type { ShownCard } from '../../domain/review/events.ts';
import { projection } from '../projection.ts';

/** The cards that a learner was shown together: what the name of a review question stands for. */
export type ReviewSheetRow = {
  readonly learnerId: AccountId;
  readonly items: readonly ShownCard[];
};

export const reviewSheets = projection<ReviewSheetRow>()({
  name: 'review-sheets',
  version: 1,
  table: 'review_sheet',
  // By sheet, to find what the events hold already.
  owner: null,
  handles: ['ReviewIssued'],
  columns: [],
  indexes: [],
  keys: ({ data }) => [data.sheetId],
  isFinal: () => true,
  evolve: (_, { data: { learnerId, items } }) => ({ learnerId, items }),
});
