/** How read models name one revision of an item. */
export const itemRevisionKey = (itemId: string, revision: number): string =>
  `${itemId}@${revision}`;

/** How read models name one learner's acquaintance with one item. */
export const itemExposureKey = (learnerId: string, itemId: string): string =>
  `${learnerId}/${itemId}`;
