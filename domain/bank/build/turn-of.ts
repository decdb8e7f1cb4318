import type { Item } from '../item/item.ts';
import { worthOf } from '../ratings/worth.ts';
import { isGuessedByLikeness } from './is-guessed-by-likeness.ts';
import { isWeaklyWritten } from './item-warnings.ts';

/** What nobody has read stands between what was found good and what was found weak. */
const unread = 3.3;

/** A sign of weak writing costs a grade and a half, and so does a key that is most like the rest. */
const weakness = 1.5;

/** True where its looks are against it, whatever its kind is worth. */
const isDoubtful = (item: Item): boolean => isWeaklyWritten(item) || isGuessedByLikeness(item);

/** In which turn an item is taken when an area is filled, the lowest first: what is worth most, then what is worth less. */
export const turnOf = (item: Item): number =>
  5 - (worthOf(item) ?? unread) + (isDoubtful(item) ? weakness : 0);
