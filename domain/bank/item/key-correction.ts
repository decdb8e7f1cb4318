import type { OptionId } from '../../kernel/ids.ts';
import type { Item } from './item.ts';

/** A key that was wrong in the source and is put right in the bank, by the words of the options. */
export type KeyCorrection = { readonly from: readonly string[]; readonly to: readonly string[] };

type KeyedOptions = Pick<Item, 'options'> & { readonly key: readonly OptionId[] };

/** The words of the right options, sorted. */
export const wordsOfKey = ({ options, key }: KeyedOptions): readonly string[] =>
  options
    .filter(({ id }) => key.includes(id))
    .map(({ text }) => text)
    .toSorted();

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((text, index) => text === other[index]);

/** What the source has wrong once the key was changed; nothing when it is the source's own again. */
export const correctionAfter = (
  before: KeyedOptions,
  key: readonly OptionId[],
  known: KeyCorrection | undefined,
): KeyCorrection | undefined => {
  const from = known?.from ?? wordsOfKey(before);
  const to = wordsOfKey({ ...before, key });
  return isSame(from, to) ? undefined : { from, to };
};

/**
 * The item of the source with the key that was put right. Undefined where the source has a third key, or no
 * longer the words of the right one: then nobody but an operator can say which key holds.
 */
export const corrected = (item: Item, known: KeyCorrection | undefined): Item | undefined => {
  if (!known || isSame(wordsOfKey(item), known.to)) return item;
  if (!isSame(wordsOfKey(item), known.from)) return undefined;
  const key = item.options.filter(({ text }) => known.to.includes(text)).map(({ id }) => id);
  return key.length === known.to.length ? { ...item, key } : undefined;
};

/** The correction that lives on in a new revision. */
export const correctionIn = (
  item: Item,
  known: KeyCorrection | undefined,
): KeyCorrection | undefined => (known && isSame(wordsOfKey(item), known.to) ? known : undefined);
