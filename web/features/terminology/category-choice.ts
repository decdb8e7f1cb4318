import { type TermCategory, termCategories } from '../../../domain/contracts/terminology.ts';
import type { TermEntry } from '../../../domain/contracts/terminology-study.ts';

export type CategoryChoice = TermCategory | 'all';

/** By the alphabet, as a list of all of them is searched. */
export const sortedCategories: readonly TermCategory[] = termCategories.toSorted((one, other) =>
  one.localeCompare(other, 'en'),
);

/** How many terms each category has. */
export const countsOf = (terms: readonly TermEntry[]): ReadonlyMap<TermCategory, number> => {
  const counts = new Map<TermCategory, number>();
  for (const { category } of terms) counts.set(category, (counts.get(category) ?? 0) + 1);
  return counts;
};

/** A choice of a list is one of its values. */
export const categoryOf = (value: string): CategoryChoice =>
  termCategories.find((category) => category === value) ?? 'all';
