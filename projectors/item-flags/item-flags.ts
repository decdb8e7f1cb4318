import { itemExposureKey } from '../../domain/bank/item/read-keys.ts';
import type { AccountId, ItemId } from '../../domain/kernel/ids.ts';
import type { Instant } from '../../domain/kernel/time.ts';
import { projection } from '../projection.ts';

/** An item that a learner flagged last, on whatever paper; it stays when the paper is over. */
export type ItemFlagRow = {
  readonly learnerId: AccountId;
  readonly itemId: ItemId;
  readonly flaggedAt: Instant;
};

export const itemFlags = projection<ItemFlagRow>()({
  name: 'item-flags',
  version: 1,
  table: 'item_flag',
  owner: 'prefix',
  handles: ['ItemFlagged'],
  columns: [],
  indexes: [],
  keys: ({ data }) => [itemExposureKey(data.learnerId, data.itemId)],
  evolve: (_row, { data: { learnerId, itemId, flagged, at } }) =>
    flagged ? { learnerId, itemId, flaggedAt: at } : undefined,
});
