import { randomFrom, seedOf, shuffled } from '../../domain/kernel/random.ts';

const letters = ['A', 'B', 'C', 'D'];

/** How the first version of the bank gave letters: a shuffle that the scenario's id and the place decide. */
export const firstLettered = <Option>(options: readonly Option[], seed: string) =>
  shuffled(options, randomFrom(seedOf(seed))).map((option, index) => ({
    id: letters[index] ?? '',
    option,
  }));

/** Where that shuffle puts what is written first, which is the right option. */
export const firstKey = (seed: string): string =>
  firstLettered([true, false, false, false], seed).find(({ option }) => option)?.id ?? '';
