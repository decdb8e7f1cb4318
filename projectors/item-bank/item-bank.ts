import type { BankOptions } from '../../domain/attempt/paper-options.ts';
import { bankOptionsOf } from '../../domain/bank/item/bank-options.ts';
import type { Item } from '../../domain/bank/item/item.ts';
import { epochMs, type Instant } from '../../domain/kernel/time.ts';
import { projection } from '../projection.ts';

/** The item as it is served today; withdrawn items leave the bank. */
export type ItemBankRow = {
  readonly item: Item;
  readonly revision: number;
  readonly publishedAt: Instant;
  /** Of the item as its source has it: a start compares it with what was built. */
  readonly contentHash: string;
};

/** Where the item counts, the first place first, each as "exam|area|topic". */
const placementsOf = ({ exam, area, topic, also = [] }: Item): readonly string[] =>
  [{ exam, area, topic }, ...also].map((place) => `${place.exam}|${place.area}|${place.topic}`);

/** What an adaptive exam must know of a thousand items at each answer, without their texts. */
export type BankCandidate = Pick<Item, 'type' | 'level'> &
  BankOptions & {
    /** By exam. */
    readonly topics: Readonly<Record<string, string>>;
  };

const candidateOf = ({ item }: ItemBankRow): BankCandidate => ({
  type: item.type,
  level: item.level,
  ...bankOptionsOf(item),
  topics: Object.fromEntries([item, ...(item.also ?? [])].map(({ exam, topic }) => [exam, topic])),
});

export const itemBank = projection<ItemBankRow>()({
  name: 'item-bank',
  version: 7,
  table: 'item',
  owner: null,
  handles: ['ItemPublished', 'ItemWithdrawn', 'ItemRekeyed'],
  columns: [
    { name: 'field', type: 'text', of: ({ item }) => item.field },
    { name: 'exam', type: 'text', of: ({ item }) => item.exam },
    { name: 'area', type: 'text', of: ({ item }) => item.area },
    { name: 'topic', type: 'text', of: ({ item }) => item.topic },
    { name: 'family', type: 'text', of: ({ item }) => item.family ?? item.id },
    { name: 'published_ms', type: 'bigint', of: ({ publishedAt }) => epochMs(publishedAt) },
    { name: 'placements', type: 'text[]', of: ({ item }) => placementsOf(item) },
    { name: 'revision', type: 'bigint', of: ({ revision }) => revision },
    { name: 'content_hash', type: 'text', of: ({ contentHash }) => contentHash },
    { name: 'candidate', type: 'text', of: (row) => JSON.stringify(candidateOf(row)) },
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
          contentHash: event.data.contentHash,
        };
      case 'ItemRekeyed':
        return row && { ...row, item: { ...row.item, key: event.data.key } };
      case 'ItemWithdrawn':
        return undefined;
    }
  },
});
