import { describe, expect, it } from 'vitest';
import { blueprintOf } from '../../../domain/blueprints/blueprints.ts';
import type { Item } from '../../../domain/item/item.ts';
import { buildBank } from '../../../domain/items/build-bank.ts';
import { writtenKnowledge } from '../../../domain/items/knowledge.ts';
import { normalText } from '../../../domain/items/normal-text.ts';
import { number, readerOf, recomputations } from './recomputed-keys.ts';

const bank = buildBank(writtenKnowledge);
const itemsOf = (field: string): Item[] => bank.items.filter((item) => item.field === field);
const singlesOf = (field: string): Item[] => itemsOf(field).filter(({ type }) => type === 'single');
const selectAllOf = (field: string): Item[] =>
  itemsOf(field).filter(({ type }) => type === 'multiple');

const starters = [
  { field: 'RN', exam: 'NCLEX-RN' },
  { field: 'RT', exam: 'TMC' },
];

it('the bank is built without a flaw', () => expect(bank.flaws).toEqual([]));

it('the same bank is built twice', () => expect(buildBank(writtenKnowledge)).toEqual(bank));

describe.each(starters)('the items of $field', ({ field, exam }) => {
  it('are at least sixty', () => expect(itemsOf(field).length).toBeGreaterThanOrEqual(60));

  it(`cover every area of ${exam}`, () => {
    const areas = blueprintOf(field, exam)
      ?.areas.map(({ code }) => code)
      .sort();
    expect([...new Set(itemsOf(field).map(({ area }) => area))].sort()).toEqual(areas);
  });

  it('share out among the areas within 2 points of the blueprint', () => {
    const items = itemsOf(field);
    const strays = blueprintOf(field, exam)?.areas.filter(({ code, weight }) => {
      const share = (100 * items.filter(({ area }) => area === code).length) / items.length;
      return Math.abs(share - weight.mid) > 2;
    });
    expect(strays).toEqual([]);
  });

  it('give a rationale of substance for every option', () => {
    const thin = itemsOf(field).flatMap(({ id, options }) =>
      options
        .filter(({ why }) => normalText(why).split(' ').length < 6)
        .map(({ why }) => [id, why]),
    );
    expect(thin).toEqual([]);
  });

  it('hold K-Type items, and not with the same number right in each', () => {
    const sizes = new Set(selectAllOf(field).map(({ key }) => key.length));
    expect(selectAllOf(field).length).toBeGreaterThanOrEqual(5);
    expect([...sizes].sort()).toEqual([2, 3, 4]);
  });
});

const positions = ['A', 'B', 'C', 'D'] as const;

/** 99th percentile of the chi-square distribution with three degrees of freedom. */
const chiSquareLimit = 11.345;

const chiSquareOfKeys = (items: readonly Item[]): number => {
  const expected = items.length / positions.length;
  return positions
    .map((position) => items.filter(({ key }) => key[0] === position).length)
    .reduce((sum, seen) => sum + (seen - expected) ** 2 / expected, 0);
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
  return words.map((mine) => words.reduce((sum, other) => sum + sharedShare(mine, other), 0));
};
const alwaysAt =
  (position: string): Guesser =>
  ({ options }) =>
    options.map(({ label }) => (label === position ? 1 : 0));

const guessers: readonly (readonly [string, Guesser])[] = [
  ['the longest option', longest],
  ['most overlap with the stem', mostOfTheStem],
  ['most typical of the others', mostTypical],
  ...positions.map((position) => [`always ${position}`, alwaysAt(position)] as const),
];

/** A guesser who sees several equal options takes one of them blindly. */
const expectedRight = (guesser: Guesser, item: Item): number => {
  const points = guesser(item);
  const best = Math.max(...points);
  const taken = item.options.filter((_, index) => points[index] === best);
  return taken.some(({ label }) => label === item.key[0]) ? 1 / taken.length : 0;
};

const mostByChance = (items: readonly Item[]): number => {
  const chances = items.map(({ options }) => 1 / options.length);
  const mean = chances.reduce((sum, chance) => sum + chance, 0);
  const variance = chances.reduce((sum, chance) => sum + chance * (1 - chance), 0);
  return mean + 2 * Math.sqrt(variance);
};

describe.each(starters)('the keys of $field', ({ field }) => {
  it('stand at every letter alike', () => {
    expect(chiSquareOfKeys(singlesOf(field))).toBeLessThan(chiSquareLimit);
  });

  it('are not found by a blind guesser', () => {
    const lucky = guessers.filter(([, guesser]) => {
      const right = singlesOf(field).reduce((sum, item) => sum + expectedRight(guesser, item), 0);
      return right > mostByChance(singlesOf(field));
    });
    expect(lucky.map(([name]) => name)).toEqual([]);
  });
});

/** One number and its unit, as in "7.5 mL"; not a list of settings. */
const numeric = /^([\d,]*\.?\d+)(?: ?[^\d,]*)?$/;
const numberOf = (text: string): number => number(numeric.exec(text)?.[1] ?? '');
const decimalsOf = (text: string): number => /\.(\d+)/.exec(text)?.[1]?.length ?? 0;

const numericItems = bank.items.filter(({ options }) =>
  options.every(({ text }) => numeric.test(text)),
);

describe('a numeric key', () => {
  it('is recomputed for each numeric item, and for no other', () => {
    expect(numericItems.map(({ id }) => id).sort()).toEqual(Object.keys(recomputations).sort());
  });

  it.each(numericItems)('equals the recomputed one: $id', ({ id, stem, key, options }) => {
    const right = options.find(({ label }) => label === key[0])?.text ?? '';
    const value = recomputations[id]?.(readerOf(stem), stem) ?? Number.NaN;
    expect(value.toFixed(decimalsOf(right))).toBe(numberOf(right).toFixed(decimalsOf(right)));
  });

  it.each(numericItems)('stands in the order of the numbers: $id', ({ options }) => {
    const numbers = options.map(({ text }) => numberOf(text));
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
  });

  it.each(starters)('stands at several letters in $field', ({ field }) => {
    const letters = new Set(
      numericItems.filter((item) => item.field === field).map(({ key }) => key[0]),
    );
    expect(letters.size).toBeGreaterThanOrEqual(3);
  });
});
