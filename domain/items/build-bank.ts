import type { Item } from '../item/item.ts';
import type { WrittenItemSet } from '../item/written-item.ts';
import { letterItem } from './letter-item.ts';
import { type Flaw, lintItem } from './lint-item.ts';
import { shingles, similarity } from './normal-text.ts';

export type Bank = { readonly items: readonly Item[]; readonly flaws: readonly Flaw[] };

/** Above this share of common four-word runs two stems ask the same question. */
const tooAlike = 0.6;

const twins = (items: readonly Item[]): Flaw[] => {
  const seen = new Map<string, Item>();
  const flaws: Flaw[] = [];
  for (const item of items) {
    if (seen.has(item.id)) {
      flaws.push({ itemId: item.id, rule: 'unique-id', detail: item.id });
    }
    seen.set(item.id, item);
  }
  return flaws;
};

const nearDuplicates = (items: readonly Item[]): Flaw[] => {
  const texts = items.map((item) =>
    shingles([item.stem, ...item.options.map(({ text }) => text).sort()].join(' ')),
  );
  return items.flatMap((item, i) =>
    items.slice(0, i).flatMap((other, j) => {
      const [mine, theirs] = [texts[i], texts[j]];
      const alike = mine && theirs ? similarity(mine, theirs) : 0;
      return alike > tooAlike
        ? [{ itemId: item.id, rule: 'no-near-duplicate', detail: `like ${other.id}` }]
        : [];
    }),
  );
};

const fieldsOf = (items: readonly Item[]): Item[][] => [
  ...Map.groupBy(items, ({ field }) => field).values(),
];

/** The same knowledge gives the same items, letters and ids on every machine. */
export const buildBank = (sets: readonly WrittenItemSet[]): Bank => {
  const items = sets.flatMap((set) => set.items.map((written) => letterItem(set, written)));
  return {
    items,
    flaws: [
      ...items.flatMap(lintItem),
      ...twins(items),
      ...fieldsOf(items).flatMap(nearDuplicates),
    ],
  };
};
