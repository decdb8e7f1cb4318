/** An adaptive form as the quiz page offers it. */
export type AdaptiveOffer = {
  readonly exam: string;
  /** Questions. */
  readonly minimum: number;
  readonly maximum: number;
  readonly minutes: number;
};

const offers: readonly AdaptiveOffer[] = [
  { exam: 'NCLEX-RN', minimum: 85, maximum: 150, minutes: 300 },
  { exam: 'NCLEX-PN', minimum: 85, maximum: 150, minutes: 300 },
];

/** Undefined where the exam has no adaptive form. */
export const adaptiveOfferOf = (exam: string): AdaptiveOffer | undefined =>
  offers.find((offer) => offer.exam === exam);
