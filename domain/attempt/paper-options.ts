import type { OptionId } from '../kernel/ids.ts';
import { type RandomSource, shuffled } from '../kernel/random.ts';
import type { Marking } from './marking.ts';

const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const letters = [...alphabet, ...alphabet.map((letter) => `A${letter}`)];
export const mostOptions = letters.length;

type InOrder = readonly OptionId[];

/** The letters of the options of a paper, in their order. */
export const labelsOf = (options: InOrder): string[] => letters.slice(0, options.length);

/** The place of a letter, counted from 0; −1 for what is none. */
export const placeOf = (label: string): number => letters.indexOf(label);

/** The letters that some of the options have, in the order of the paper. */
export const labelsFor = (options: InOrder, some: InOrder): string[] =>
  labelsOf(options).filter((_, place) => some.some((id) => id === options[place]));

/** The letters of these options, in the order in which they are named. */
const labelsInOrder = (options: InOrder, named: InOrder): string[] =>
  named.flatMap((id) => letters[options.indexOf(id)] ?? []);

/** The options behind these letters, in the order of the paper. */
export const optionsAt = (options: InOrder, labels: readonly string[]): OptionId[] =>
  options.filter((_, place) => labels.includes(letters[place] ?? ''));

export type BankOptions = {
  readonly options: InOrder;
  readonly key: InOrder;
  /** They keep the order of the bank: numbers, stages. */
  readonly ordered: boolean;
  /** Absent for one option, or a set of them. */
  readonly marking?: Marking<OptionId>;
};

type PaperGroup = { options: string[]; most?: number };
/** As a paper fixes it, by its letters. */
export type PaperMarking =
  | { kind: 'numeric'; values: number[]; tolerance: number }
  | { kind: 'ordered' }
  | { kind: 'groups'; rule: '0/1' | 'plus-minus' | 'rationale'; groups: PaperGroup[] };

/** How the answer is counted, by the letters of a paper. */
export const markingOn = (options: InOrder, marking: Marking<OptionId>): PaperMarking => {
  if (marking.kind === 'ordered') return { kind: 'ordered' };
  if (marking.kind === 'numeric') {
    return { kind: 'numeric', values: [...marking.values], tolerance: marking.tolerance };
  }
  const groups = marking.groups.map((group) => ({
    options: labelsFor(options, group.options),
    ...(group.most === undefined ? {} : { most: group.most }),
  }));
  return { kind: 'groups', rule: marking.rule, groups };
};

/** What a paper and a card under review fix of an item's options, once these have their order. */
export const letteredBy = (
  order: InOrder,
  { key, marking }: Pick<BankOptions, 'key' | 'marking'>,
): { options: OptionId[]; key: string[]; marking?: PaperMarking } => ({
  options: [...order],
  key: marking?.kind === 'ordered' ? labelsInOrder(order, key) : labelsFor(order, key),
  ...(marking ? { marking: markingOn(order, marking) } : {}),
});

/** Options that stand side by side are dealt among themselves. */
const orderOf = ({ options, ordered, marking }: BankOptions, chance: RandomSource): OptionId[] => {
  if (ordered) return [...options];
  if (marking?.kind !== 'groups') return shuffled(options, chance);
  return marking.groups.flatMap((group) => shuffled(group.options, chance));
};

/** The options as one paper shows them, and the letters of the key there; chance alone decides. */
export const dealt = (item: BankOptions, chance: RandomSource) =>
  letteredBy(orderOf(item, chance), item);
