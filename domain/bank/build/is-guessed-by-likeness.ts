import type { Item } from '../item/item.ts';
import { normalText } from '../item/normal-text.ts';

const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(
    normalText(text)
      .split(' ')
      .filter((word) => word.length > 3),
  );

const likeness = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => {
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared / Math.max(1, a.size + b.size - shared);
};

/** True where the key shares more words with the other options than any of them does, so that likeness alone finds it. */
export const isGuessedByLikeness = ({ type, options, key }: Item): boolean => {
  if (type === 'multiple') return false;
  const words = options.map(({ text }) => wordsOf(text));
  const points = words.map((mine) => words.reduce((sum, other) => sum + likeness(mine, other), 0));
  const best = Math.max(...points);
  const leaders = options.filter((_, index) => (points[index] ?? 0) > best - 1e-9);
  return leaders.length === 1 && leaders[0]?.id === key[0];
};
