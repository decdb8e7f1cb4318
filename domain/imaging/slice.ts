import type { Point } from './svg/geometry.ts';
import { group } from './svg/paint.ts';

/** What is drawn for the patient's left (the image's right), turned over for the right. */
export const turned = (side: 'right' | 'left', held: readonly string[]): string =>
  group({ transform: side === 'right' ? 'translate(1000 0) scale(-1 1)' : undefined }, held);

/** A place written for the patient's left. */
export const placeOn = (side: 'right' | 'left', [x, y]: Point): Point =>
  side === 'right' ? [1000 - x, y] : [x, y];

export const opposite = (side: 'right' | 'left'): 'right' | 'left' =>
  side === 'right' ? 'left' : 'right';

/** The half of the image in which a side lies. */
export const imageHalf = (side: 'right' | 'left'): 'right' | 'left' => opposite(side);

export const capital = (word: string): string => `${word[0]?.toUpperCase() ?? ''}${word.slice(1)}`;
