import type { Item } from '../../domain/bank/item/item.ts';
import { itemRevisionKey } from '../../domain/bank/item/read-keys.ts';
import { projection } from '../projection.ts';

/** Every revision that was ever served: a past paper shows the questions its learner saw. */
export type ItemRevisionRow = { readonly item: Item; readonly revision: number };

export const itemRevisions = projection<ItemRevisionRow>()({
  name: 'item-revisions',
  version: 3,
  table: 'item_revision',
  owner: null,
  handles: ['ItemPublished', 'ItemRekeyed'],
  columns: [],
  indexes: [],
  keys: ({ type, data }) => [
    itemRevisionKey(type === 'ItemPublished' ? data.item.id : data.itemId, data.revision),
  ],
  evolve: (row, { type, data }) =>
    type === 'ItemPublished'
      ? { item: data.item, revision: data.revision }
      : row && { ...row, item: { ...row.item, key: data.key } },
});
