import type { Item } from '../../domain/item/item.ts';
import { itemRevisionKey } from '../../domain/item/read-keys.ts';
import { projection } from '../projection.ts';

/** Every revision that was ever served: a past paper shows the questions its learner saw. */
export type ItemRevisionRow = { readonly item: Item; readonly revision: number };

export const itemRevisions = projection<ItemRevisionRow>()({
  name: 'item-revisions',
  version: 1,
  table: 'item_revision',
  handles: ['ItemPublished'],
  columns: [],
  indexes: [],
  keys: ({ data }) => [itemRevisionKey(data.item.id, data.revision)],
  isFinal: () => true,
  evolve: (_, { data }) => ({ item: data.item, revision: data.revision }),
});
