import type { Item } from './item.ts';

/** The item where it counts in this exam; in its first place when it has none there, or for null. */
export const inExam = (item: Item, exam: string | null): Item => {
  const place = item.also?.find((other) => other.exam === exam);
  return place ? { ...item, ...place } : item;
};
