import type { CognitiveLevel } from '../../item/written-item.ts';

/** A theme of practice; each has its topics in the blueprints of the fields that examine it. */
export type PracticeTheme =
  | 'consent'
  | 'end-of-life'
  | 'privacy'
  | 'reporting'
  | 'disclosure'
  | 'communication'
  | 'bad-news'
  | 'shared-decision'
  | 'culture'
  | 'professionalism'
  | 'quality'
  | 'safety'
  | 'economics'
  | 'records'
  | 'transitions'
  | 'outbreak'
  | 'prevention'
  | 'adult-screening'
  | 'growth'
  | 'study-design'
  | 'bias'
  | 'hypothesis'
  | 'appraisal'
  | 'test-measures'
  | 'risk-measures'
  | 'surveillance';

/** What can be chosen, and why it is right or what is wrong with it. */
export type Statement = readonly [text: string, why: string];

type Situation = {
  readonly id: string;
  readonly theme: PracticeTheme;
  readonly stem: string;
  /** Added to the reason of the key: what to take away. */
  readonly takeaway: string;
};

/** A situation with one decision that is clearly best. */
export type Decision = Situation & {
  /** Application where it is absent. */
  readonly level?: CognitiveLevel;
  readonly key: Statement;
  readonly wrong: readonly Statement[];
};

/** A situation in which several statements are right. */
export type Selection = Situation & {
  readonly right: readonly Statement[];
  readonly wrong: readonly Statement[];
};

/** A thing that a case may be an example of. */
export type Category = {
  readonly id: string;
  readonly name: string;
  /** What it is, in one sentence. */
  readonly is: string;
  /** Why it does not fit a case of another category, in one sentence. */
  readonly unfit: string;
};

/** An example of one category. */
export type CategoryCase = {
  readonly id: string;
  readonly of: string;
  /** Categories that a careful reader could defend here as well; they are not offered. */
  readonly near?: readonly string[];
  readonly scene: string;
  readonly why: string;
};

/** Categories of one kind, the question that tells them apart, and cases. */
export type CategoryGroup = {
  readonly theme: PracticeTheme;
  readonly question: string;
  readonly categories: readonly Category[];
  readonly cases: readonly CategoryCase[];
};
