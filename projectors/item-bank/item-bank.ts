import type { Item } from '../../domain/item/item.ts';
import { epochMs, type Instant } from '../../domain/kernel/time.ts';
import { projection } from '../projection.ts';

/** The item as it is served today; withdrawn items leave the bank. */
export type ItemBankRow = {
  readonly item: Item;
  readonly revision: number;
  readonly publishedAt: Instant;
};

/** Every exam the item counts for with its area there, as "exam|area". */
const placementsOf = ({ exam, area, also = [] }: Item): readonly string[] =>
  [{ exam, area }, ...also].map((place) => `${place.exam}|${place.area}`);

export const itemBank = projection<ItemBankRow>()({
  name: 'item-bank',
  version: 3,
  table: 'item',
  handles: ['ItemPublished', 'ItemWithdrawn', 'ItemRekeyed'],
  columns: [
    { name: 'field', type: 'text', of: ({ item }) => item.field },
    { name: 'exam', type: 'text', of: ({ item }) => item.exam },
    { name: 'area', type: 'text', of: ({ item }) => item.area },
    { name: 'topic', type: 'text', of: ({ item }) => item.topic },
    { name: 'family', type: 'text', of: ({ item }) => item.family ?? item.id },
    { name: 'published_ms', type: 'bigint', of: ({ publishedAt }) => epochMs(publishedAt) },
    { name: 'placements', type: 'text[]', of: ({ item }) => placementsOf(item) },
  ],
  indexes: [['field', 'exam', 'area']],
  keys: (event) => [event.type === 'ItemPublished' ? event.data.item.id : event.data.itemId],
  evolve: (row, event) => {
    switch (event.type) {
      case 'ItemPublished':
        return {
          item: event.data.item,
          revision: event.data.revision,
          publishedAt: event.data.at,
        };
      case 'ItemRekeyed':
        return row && { ...row, item: { ...row.item, key: event.data.key } };
      case 'ItemWithdrawn':
        return undefined;
    }
  },
});
