import type { Item } from '../../domain/item/item.ts';
import { projection } from '../projection.ts';

/** The item as it is served today; withdrawn items leave the bank. */
export type ItemBankRow = { readonly item: Item; readonly revision: number };

export const itemBank = projection<ItemBankRow>()({
  name: 'item-bank',
  version: 1,
  table: 'item',
  handles: ['ItemPublished', 'ItemWithdrawn'],
  columns: [
    { name: 'field', type: 'text', of: ({ item }) => item.field },
    { name: 'exam', type: 'text', of: ({ item }) => item.exam },
    { name: 'area', type: 'text', of: ({ item }) => item.area },
  ],
  indexes: [['field', 'exam', 'area']],
  keys: (event) => [event.type === 'ItemPublished' ? event.data.item.id : event.data.itemId],
  evolve: (_, event) =>
    event.type === 'ItemPublished'
      ? { item: event.data.item, revision: event.data.revision }
      : undefined,
});
