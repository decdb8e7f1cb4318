import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import type { Item } from '../../domain/bank/item/item.ts';
import { servedSample } from '../../domain/bank/ratings/served-sample.ts';
import { type ItemField, itemField } from '../../domain/contracts/item-fields.ts';
import { type RandomSource, randomFrom, shuffled } from '../../domain/kernel/random.ts';
import { say, WrongUse } from '../commands/command.ts';
import { coldItem, printedItem } from './printed-item.ts';

const largestSeed = 2 ** 32 - 1;

type Wish = {
  readonly field: ItemField;
  readonly count: number;
  readonly seed: number;
  readonly served: boolean;
  readonly cold: boolean;
};

const options = {
  served: { type: 'boolean', default: false },
  cold: { type: 'boolean', default: false },
  seed: { type: 'string' },
} as const;

const wholeNumber = (text: string, { least, most }: { least: number; most: number }): number => {
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return number >= least && number <= most ? number : Number.NaN;
};

/** What is wished for. Throws `WrongUse` that names what is wrong and what would be right. */
export const readWish = (args: readonly string[]): Wish => {
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const [fieldName = '', countText = '1', ...more] = positionals;
  const field = itemField.safeParse(fieldName);
  if (!field.success) throw new WrongUse(`There is no field ${fieldName}.`);
  const count = wholeNumber(countText, { least: 1, most: 10_000 });
  if (Number.isNaN(count)) throw new WrongUse('How many items? Use 1 to 10,000.');
  if (more.length > 0) throw new WrongUse(`Nothing is known of ${more.join(' ')}.`);
  const { served, cold, seed: given } = values;
  const seed =
    given === undefined
      ? randomInt(largestSeed)
      : wholeNumber(given, { least: 0, most: largestSeed });
  if (Number.isNaN(seed)) throw new WrongUse(`Use a seed from 0 to ${largestSeed}.`);
  return { field: field.data, count, seed, served, cold };
};

const drawn = (
  own: readonly Item[],
  { served, count }: Wish,
  random: RandomSource,
): readonly Item[] =>
  served ? servedSample(own, { count, random }) : shuffled(own, random).slice(0, count);

/** The lines of a sample: the first one has the seed that draws it again. */
export const sampleOf = (items: readonly Item[], wish: Wish): readonly string[] => {
  const own = items.filter((item) => item.field === wish.field);
  const found = drawn(own, wish, randomFrom(wish.seed));
  if (found.length === 0) return [`${wish.field} has no items yet.`];
  return [`seed ${wish.seed}`, '', ...found.map(wish.cold ? coldItem : printedItem)];
};

/** `npm run bank -- sample <field> <n> [--served] [--seed S] [--cold]` */
export const sampleCommand = (items: readonly Item[], args: readonly string[]): number => {
  for (const line of sampleOf(items, readWish(args))) say(line);
  return 0;
};
