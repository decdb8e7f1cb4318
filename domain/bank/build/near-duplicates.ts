import type { Item } from '../item/item.ts';
import { shingles } from '../item/normal-text.ts';
import type { Flaw } from './lint-item.ts';

/** Above this share of common four-word runs two items ask the same question. */
const tooAlike = 0.6;

const textOf = ({ stem, options }: Item): string =>
  [stem, ...options.map(({ text }) => text).sort()].join(' ');

const areSiblings = (a: Item, b: Item): boolean => a.family !== undefined && a.family === b.family;

type Entry = { readonly item: Item; readonly runs: ReadonlySet<string> };

/** How many runs of four words an item shares with each of those before it. */
const sharedWith = (
  { runs }: Entry,
  holders: ReadonlyMap<string, readonly number[]>,
): Map<number, number> => {
  const shared = new Map<number, number>();
  for (const run of runs) {
    for (const other of holders.get(run) ?? []) shared.set(other, (shared.get(other) ?? 0) + 1);
  }
  return shared;
};

/** Items that ask what an earlier one asks, by the Jaccard similarity of their words; siblings may. */
export const nearDuplicates = (items: readonly Item[]): Flaw[] => {
  const entries = items.map((item): Entry => ({ item, runs: shingles(textOf(item)) }));
  const holders = new Map<string, number[]>();
  return entries.flatMap((entry, index) => {
    const flaws = [...sharedWith(entry, holders)].flatMap(([other, shared]) => {
      const before = entries[other];
      if (!before || areSiblings(entry.item, before.item)) return [];
      const alike = shared / (entry.runs.size + before.runs.size - shared);
      return alike > tooAlike
        ? [{ itemId: entry.item.id, rule: 'no-near-duplicate', detail: `like ${before.item.id}` }]
        : [];
    });
    for (const run of entry.runs) {
      const known = holders.get(run);
      if (known) known.push(index);
      else holders.set(run, [index]);
    }
    return flaws;
  });
};
