import { randomFrom, seedOf, shuffled } from '../../domain/kernel/random.ts';

const letters = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];

/** How the first version of the bank gave letters: a shuffle that the scenario's id and the place decide. */
export const firstLettered = <Option>(options: readonly Option[], seed: string) =>
  shuffled(options, randomFrom(seedOf(seed))).map((option, index) => ({
    id: letters[index] ?? '',
    option,
  }));

/** Where that shuffle puts what is written first, which is the right option, of so many. */
export const firstKey = (seed: string, among: number): string =>
  firstLettered(
    Array.from({ length: among }, (_, place) => place === 0),
    seed,
  ).find(({ option }) => option)?.id ?? '';
