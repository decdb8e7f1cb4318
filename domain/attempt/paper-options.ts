import type { OptionId } from '../kernel/ids.ts';
import { type RandomSource, shuffled } from '../kernel/random.ts';

const letters = 'ABCDEFGH';
export const mostOptions = letters.length;

type InOrder = readonly OptionId[];

/** The letters of the options of a paper, in their order. */
export const labelsOf = (options: InOrder): string[] => [...letters.slice(0, options.length)];

/** The letters that some of the options have, sorted. */
export const labelsFor = (options: InOrder, some: InOrder): string[] =>
  labelsOf(options).filter((_, place) => some.some((id) => id === options[place]));

/** The options behind these letters, in the order of the paper. */
export const optionsAt = (options: InOrder, labels: readonly string[]): OptionId[] =>
  options.filter((_, place) => labels.includes(letters[place] ?? ''));

export type BankOptions = {
  readonly options: InOrder;
  readonly key: InOrder;
  /** They keep the order of the bank: numbers, stages. */
  readonly ordered: boolean;
};

/** The options as one paper shows them, and the letters of the key there; chance alone decides. */
export const dealt = ({ options, key, ordered }: BankOptions, chance: RandomSource) => {
  const order = ordered ? [...options] : shuffled(options, chance);
  return { options: order, key: labelsFor(order, key) };
};
