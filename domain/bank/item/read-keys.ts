import { seedOf } from '../../kernel/random.ts';

/** How read models name one revision of an item. */
export const itemRevisionKey = (itemId: string, revision: number): string =>
  `${itemId}@${revision}`;

/** How read models name one learner's acquaintance with one item. */
export const itemExposureKey = (learnerId: string, itemId: string): string =>
  `${learnerId}/${itemId}`;

/** Stands for one revision of an item where space counts; two may share one, hardly ever. */
export const itemRevisionMark = (itemId: string, revision: number): string =>
  seedOf(itemRevisionKey(itemId, revision)).toString(36).padStart(7, '0');
