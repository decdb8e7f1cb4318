import { seedOf } from '../../kernel/random.ts';
import type { Item } from '../item/item.ts';
import { worthOf } from '../ratings/worth.ts';
import { isGuessedByLikeness } from './is-guessed-by-likeness.ts';
import { isWeaklyWritten } from './item-warnings.ts';

/** What nobody has read stands between what was found good and what was found weak. */
const unread = 3.3;

/** A sign of weak writing costs a grade and a half. */
const weakness = 1.5;

/** One in so many of the items whose key is most like the rest stands back, so that likeness finds no more keys than chance. */
const inSoMany = 3;

const standsBack = (item: Item): boolean =>
  seedOf(`${item.id}/likeness`) % inSoMany === 0 && isGuessedByLikeness(item);

/** In which turn an item is taken when an area is filled, the lowest first: what is worth most, then what is worth less. */
export const turnOf = (item: Item): number =>
  5 - (worthOf(item) ?? unread) + (isWeaklyWritten(item) || standsBack(item) ? weakness : 0);
