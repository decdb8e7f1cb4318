import { itemRevisionMark } from '../../domain/bank/item/read-keys.ts';
import type { AccountId } from '../../domain/kernel/ids.ts';
import { projection } from '../projection.ts';

/**
 * Which revisions of items a submitted attempt held, small enough to look through all of them: a
 * mark of seven characters each, between commas.
 */
export type HeldItemsRow = { readonly learnerId: AccountId; readonly held: string };

export const heldItems = projection<HeldItemsRow>()({
  name: 'held-items',
  version: 1,
  table: 'held_items',
  // By attempt, to find what the events hold already.
  owner: null,
  handles: ['QuizSubmitted'],
  columns: [],
  indexes: [],
  keys: ({ data }) => [data.attemptId],
  isFinal: () => true,
  evolve: (_, { data: { learnerId, answers } }) => ({
    learnerId,
    held: `,${answers.map(({ itemId, revision }) => `${itemRevisionMark(itemId, revision)},`).join('')}`,
  }),
});
