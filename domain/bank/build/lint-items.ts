import type { ItemField } from '../../contracts/item-fields.ts';
import type { Item } from '../item/item.ts';
import { type Flaw, lintItem } from './lint-item.ts';
import { nearDuplicates } from './near-duplicates.ts';

export const byField = (items: readonly Item[]): Map<ItemField, Item[]> =>
  Map.groupBy(items, ({ field }) => field);

const twins = (items: readonly Item[]): Flaw[] => {
  const seen = new Set<string>();
  return items.flatMap(({ id }) => {
    const isTwin = seen.has(id);
    seen.add(id);
    return isTwin ? [{ itemId: id, rule: 'unique-id', detail: id }] : [];
  });
};

/** Every rule that the items break, each by itself and together. */
export const lintItems = (items: readonly Item[]): readonly Flaw[] => [
  ...items.flatMap(lintItem),
  ...twins(items),
  ...[...byField(items).values()].flatMap(nearDuplicates),
];
