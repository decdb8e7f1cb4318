import type { Item } from '../../../../domain/bank/item/item.ts';
import { normalText } from '../../../../domain/bank/item/normal-text.ts';

const places = [0, 1, 2, 3, 4] as const;

/** 99th percentile of the chi-square distribution with three and with four degrees of freedom. */
const chiSquareLimits: Readonly<Record<number, number>> = { 4: 11.345, 5: 13.277 };

const placeOfKey = ({ options, key }: Item): number => options.findIndex(({ id }) => id === key[0]);

/** How unevenly the keys of items with so many options stand, and how unevenly chance would let them. */
export const chiSquareOfKeys = (items: readonly Item[], options: number) => {
  const expected = items.length / options;
  const statistic = places
    .slice(0, options)
    .map((place) => items.filter((item) => placeOfKey(item) === place).length)
    .reduce((sum, seen) => sum + (seen - expected) ** 2 / expected, 0);
  return { statistic, limit: chiSquareLimits[options] ?? Number.NaN };
};

/** Points for each option from looks alone; the guesser takes the highest. */
type Guesser = (item: Item) => readonly number[];

const wordsOf = (text: string): Set<string> =>
  new Set(
    normalText(text)
      .split(' ')
      .filter((word) => word.length > 3),
  );
const sharedShare = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => {
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared / Math.max(1, a.size + b.size - shared);
};

const longest: Guesser = ({ options }) => options.map(({ text }) => text.length);
const mostOfTheStem: Guesser = ({ stem, options }) => {
  const asked = wordsOf(stem);
  return options.map(({ text }) => [...wordsOf(text)].filter((word) => asked.has(word)).length);
};
const mostTypical: Guesser = ({ options }) => {
  const words = options.map(({ text }) => wordsOf(text));
  // Rounded, so that equals are equals in whatever order they are added up.
  return words.map(
    (mine) =>
      Math.round(1e9 * words.reduce((sum, other) => sum + sharedShare(mine, other), 0)) / 1e9,
  );
};

/** Who guess from the looks of the options. */
export const blindGuessers: readonly (readonly [string, Guesser])[] = [
  ['the longest option', longest],
  ['most overlap with the stem', mostOfTheStem],
  ['most typical of the others', mostTypical],
];

/** A guesser who sees several equal options takes one of them blindly. */
export const expectedRight = (guesser: Guesser, item: Item): number => {
  const points = guesser(item);
  const best = Math.max(...points);
  const taken = item.options.filter((_, index) => points[index] === best);
  return taken.some(({ id }) => id === item.key[0]) ? 1 / taken.length : 0;
};

/** Chance and two standard errors, in items. */
export const mostByChance = (items: readonly Item[]): number => {
  const chances = items.map(({ options }) => 1 / options.length);
  const mean = chances.reduce((sum, chance) => sum + chance, 0);
  const variance = chances.reduce((sum, chance) => sum + chance * (1 - chance), 0);
  return mean + 2 * Math.sqrt(variance);
};
