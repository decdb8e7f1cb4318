type Credit = {
  readonly points?: number | undefined;
  readonly maxPoints?: number | undefined;
};

/** "4 of 6 points"; empty where an answer is right or wrong. */
export const pointsWords = ({ points, maxPoints }: Credit): string =>
  points === undefined || maxPoints === undefined ? '' : `${points} of ${maxPoints} points`;
