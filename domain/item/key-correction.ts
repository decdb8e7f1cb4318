import type { OptionId } from '../kernel/ids.ts';
import type { Item } from './item.ts';

/** A key that was wrong in the source and is put right in the bank, by the words of the options. */
export type KeyCorrection = { readonly from: readonly string[]; readonly to: readonly string[] };

type Keyed = Pick<Item, 'options'> & { readonly key: readonly OptionId[] };

const wordsOf = ({ options, key }: Keyed): readonly string[] =>
  options
    .filter(({ id }) => key.includes(id))
    .map(({ text }) => text)
    .toSorted();

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((text, index) => text === other[index]);

/** What the source has wrong once the key was changed; nothing when it is the source's own again. */
export const correctionAfter = (
  before: Keyed,
  key: readonly OptionId[],
  known: KeyCorrection | undefined,
): KeyCorrection | undefined => {
  const from = known?.from ?? wordsOf(before);
  const to = wordsOf({ ...before, key });
  return isSame(from, to) ? undefined : { from, to };
};

/** The item of the source with the key that was put right, unless its key or these options changed. */
export const corrected = (item: Item, known: KeyCorrection | undefined): Item => {
  if (!known || !isSame(wordsOf(item), known.from)) return item;
  const key = item.options.filter(({ text }) => known.to.includes(text)).map(({ id }) => id);
  return key.length === known.to.length ? { ...item, key } : item;
};

/** The correction that lives on in a new revision. */
export const correctionIn = (
  item: Item,
  known: KeyCorrection | undefined,
): KeyCorrection | undefined => (known && isSame(wordsOf(item), known.to) ? known : undefined);
