import type { Statement, Topics } from '../basic-care/care-fact.ts';

/**
 * A rule of practice in one situation: what is sound and what is not, each true by itself, so that
 * any of the one may stand among any of the other.
 */
export type Practice = Topics & {
  readonly id: string;
  /** Ends with a question that one of the sound answers. */
  readonly right: string;
  /** Ends with a question that one of the unsound answers: what must be corrected. */
  readonly fix: string;
  /** As `right`, for more than one. */
  readonly several?: string;
  readonly sound: readonly Statement[];
  readonly unsound: readonly Statement[];
  readonly takeaway: string;
};

/** A case that belongs to one category of a group, and why. */
export type CategoryCase = Topics & {
  readonly id: string;
  readonly is: string;
  readonly scene: string;
  readonly why: string;
  /** Categories that could be defended in this case, and so are not offered. */
  readonly near?: readonly string[];
};

/** A category as an option names it. */
export type Category = {
  readonly id: string;
  readonly name: string;
  /** What it is, for the learner who chose it wrongly. */
  readonly unfit: string;
  /** What to remember of it. */
  readonly takeaway: string;
  /** The categories it is mistaken for, which alone are offered beside it; all when absent. */
  readonly rivals?: readonly string[];
};

/** A group of categories, the question that asks for one of them, and the cases. */
export type CategoryGroup = {
  readonly id: string;
  readonly question: string;
  readonly categories: readonly Category[];
  readonly cases: readonly CategoryCase[];
};
