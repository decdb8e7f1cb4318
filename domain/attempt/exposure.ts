/** How a learner met an item last, once its key was shown. */
export type Exposure = {
  /** Milliseconds since 1970; null where it only stood on a paper, open or given up: its key was not shown. */
  readonly at: number | null;
  /** Null where it was never reached on a paper: the key was shown all the same. */
  readonly correct: boolean | null;
};

/** An exposure as one number: four times the moment, and what came of it. */
export type PackedExposure = number;

const outcomes = [null, false, true] as const;
const placesOfOutcome = 4;

/** Of an item that only stood on a paper. */
export const onlyMet: PackedExposure = 0;

/** In a learner's row are hundreds of them, which is read, folded and written whole at each paper. */
export const packExposure = (at: number, correct: boolean | null): PackedExposure =>
  at * placesOfOutcome + outcomes.indexOf(correct);

export const exposureOf = (packed: PackedExposure): Exposure => {
  const outcome = packed % placesOfOutcome;
  return {
    at: packed === onlyMet ? null : (packed - outcome) / placesOfOutcome,
    correct: outcomes[outcome] ?? null,
  };
};
