import type { Item } from '../../../domain/item/item.ts';
import { buildBank } from '../../../domain/items/build-bank.ts';
import { writtenKnowledge } from '../../../domain/items/knowledge.ts';

const byId: ReadonlyMap<string, Item> = new Map(
  buildBank(writtenKnowledge).items.map((item) => [item.id, item]),
);

/** What the product published and only the tests may look into. */
export const itemOf = (id: string): Item => {
  const item = byId.get(id);
  if (!item) throw new Error(`${id} is not in the bank`);
  return item;
};

export const itemsOf = (field: string): readonly Item[] =>
  [...byId.values()].filter((item) => item.field === field);

export const rightAnswer = (id: string): string => itemOf(id).key.join(',');

/** An answer that is given and wrong: for K-Type all of the key but one, or one more. */
export const wrongAnswer = (id: string): string => {
  const { key, options, type } = itemOf(id);
  const others = options.map(({ label }) => label).filter((label) => !key.includes(label));
  if (type === 'single') return others[0] ?? '';
  return (key.length > 1 ? key.slice(1) : [...key, ...others.slice(0, 1)].sort()).join(',');
};
