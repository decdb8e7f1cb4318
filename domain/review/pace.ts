import type { CalendarDay } from '../kernel/time.ts';

/** How long a learner's answers take, as sums that a projection can keep. */
export type ReviewPace = {
  readonly answers: number;
  readonly seconds: number;
  /** The day of the last review, with what was done on it. */
  readonly day: CalendarDay | null;
  readonly reviewedThen: number;
  readonly secondsThen: number;
};

export const noPaceYet: ReviewPace = {
  answers: 0,
  seconds: 0,
  day: null,
  reviewedThen: 0,
  secondsThen: 0,
};

/** Seconds; what takes longer was a break. */
const longest = 300;
/** Seconds for a card of a learner of whom nothing is known, with the weight of so many answers. */
const usual = { seconds: 75, answers: 10 };
const bounds = { least: 15, most: 240 };

/** What counts of the time on a card, whole seconds. */
export const withinReason = (seconds: number): number => Math.min(longest, Math.round(seconds));

/** An answer without a time was not measured. */
export const afterAnswers = (pace: ReviewPace, seconds: readonly number[]): ReviewPace => {
  const measured = seconds.map(withinReason).filter((each) => each > 0);
  return {
    ...pace,
    answers: pace.answers + measured.length,
    seconds: pace.seconds + measured.reduce((sum, each) => sum + each, 0),
  };
};

export const afterReview = (pace: ReviewPace, day: CalendarDay, seconds: number): ReviewPace => {
  const { reviewedThen, secondsThen } = doneOn(pace, day);
  return {
    ...afterAnswers(pace, [seconds]),
    day,
    reviewedThen: reviewedThen + 1,
    secondsThen: secondsThen + withinReason(seconds),
  };
};

/** What was reviewed on a day; nothing when that was not the last one. */
export const doneOn = (pace: ReviewPace, day: CalendarDay) =>
  pace.day === day ? pace : { reviewedThen: 0, secondsThen: 0 };

/** Seconds that one card takes this learner: their own mean, drawn to the usual while it is young. */
export const secondsPerCard = ({ answers, seconds }: ReviewPace): number => {
  const mean = (usual.seconds * usual.answers + seconds) / (usual.answers + answers);
  return Math.round(Math.min(bounds.most, Math.max(bounds.least, mean)));
};
