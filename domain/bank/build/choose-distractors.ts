import { type RandomSource, shuffled } from '../../kernel/random.ts';
import { leadingNumber } from '../item/leading-number.ts';
import type { Choice } from '../models/item-model.ts';

/** True when options are told apart by their numbers, so that they stand in the order of these. */
export const areNumbers = (options: readonly Choice[]): boolean =>
  options.every(({ text }) => leadingNumber(text) !== undefined);

type Wanted = { readonly count: number; readonly random: RandomSource };

/** Slips mostly lie around the key, so that it is seldom the largest number, and nearly as seldom the smallest. */
const largestShare = 0.5;
const smallestShare = 0.4;

type Range = { readonly least: number; readonly most: number };

/**
 * How readily none to four of four others are larger: the slips of a problem would leave the key in
 * the middle of five options too often, and seldom as the smallest.
 */
const sharesOfFive: readonly number[] = [3, 3, 2, 5, 20];

const weighed = ({ least, most }: Range, chance: number): number => {
  const shares = sharesOfFive.slice(least, most + 1);
  const sum = shares.reduce((total, share) => total + share, 0);
  let left = chance * sum;
  const found = shares.findIndex((share) => {
    left -= share;
    return left < 0;
  });
  return least + Math.max(0, found);
};

const howManyLarger = (
  { least, most }: Range,
  { count, random, isNumeric }: Wanted & { readonly isNumeric: boolean },
): number => {
  const roll = random();
  if (isNumeric && count === sharesOfFive.length - 1) return weighed({ least, most }, random());
  if (isNumeric && least === 0 && roll < largestShare) return 0;
  if (isNumeric && most === count && roll > 1 - smallestShare) return count;
  const wished = Math.floor(random() * (count + 1));
  return Math.max(least, Math.min(wished, most));
};

/**
 * Takes so many of the distractors that the key comes out at any rank alike: of size where the
 * options are numbers, and else of length, so that the longest option is no better a guess.
 */
export const chooseDistractors = (
  key: Choice,
  distractors: readonly Choice[],
  { count, random }: Wanted,
): readonly Choice[] => {
  const isNumeric = areNumbers([key, ...distractors]);
  const sizeOf = isNumeric
    ? ({ text }: Choice) => leadingNumber(text) ?? 0
    : ({ text }: Choice) => text.length;
  const mixed = shuffled(distractors, random);
  const larger = mixed.filter((option) => sizeOf(option) > sizeOf(key));
  const others = mixed.filter((option) => !larger.includes(option));
  const range = {
    least: Math.max(0, count - others.length),
    most: Math.min(count, larger.length),
  };
  const taken = howManyLarger(range, { count, random, isNumeric });
  return [...larger.slice(0, taken), ...others.slice(0, count - taken)];
};
