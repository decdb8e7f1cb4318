import type { ItemField } from '../../../contracts/item-fields.ts';
import type { CognitiveLevel } from '../../item/written-item.ts';

/** What somebody does, says or shows, and why it is so; the reason holds wherever it is used. */
export type Statement = readonly [text: string, why: string];

/** The client needs of the nursing outlines that these facts serve. */
export type Need = 'promotion' | 'mind' | 'comfort';

/** A place in the outline of another examination. */
export type OtherPlace = {
  readonly field: ItemField;
  readonly exam: string;
  readonly area: string;
  readonly topic: string;
};

/** The topics that a fact serves; absent where it does not. */
export type Topics = {
  readonly rn?: string;
  readonly lpn?: string;
  readonly others?: readonly OtherPlace[];
};

/** A category as an option names it, and what it is. */
export type Category = readonly [
  id: string,
  name: string,
  meaning: string,
  /** Those of one kin alone are offered together, as the others would be far off. */
  kin?: string,
];

/** A case of one category; `near` names those that could be defended and are not offered. */
export type CategoryCase = readonly [
  id: string,
  is: string,
  scene: string,
  why: string,
  near?: readonly string[],
];

/** Categories, the question that asks for one of them, and cases. */
export type CategoryGroup = Topics & {
  readonly id: string;
  readonly question: string;
  readonly categories: readonly Category[];
  readonly cases: readonly CategoryCase[];
  readonly takeaway: string;
  /** Application when absent. */
  readonly level?: CognitiveLevel;
};

/**
 * A rule of care in one situation: what is sound and what is not, each true by itself, so that any
 * of the one may stand among any of the other.
 */
export type Practice = Topics & {
  readonly id: string;
  /** Ends with a question that one of the sound answers. */
  readonly right: string;
  /** Ends with a question that one of the unsound answers: what must be corrected. */
  readonly fix: string;
  /** As `right`, for more than one. */
  readonly several: string;
  readonly sound: readonly Statement[];
  readonly unsound: readonly Statement[];
  readonly takeaway: string;
};

/** Findings that call for a report, each in a scene of its own, among those that are expected. */
export type FindingPool = Topics & {
  readonly id: string;
  readonly question: string;
  readonly alarming: readonly (readonly [
    id: string,
    scene: string,
    text: string,
    why: string,
    /** Expected findings that cannot stand beside it. */
    clash?: readonly string[],
  ])[];
  readonly expected: readonly Statement[];
  /** Scenes for items with several right options; each takes other findings. */
  readonly several: readonly (readonly [id: string, scene: string])[];
  readonly takeaway: string;
};

/** A decision in a case of its own, with the wrong decisions people make in it. */
export type Decision = Topics & {
  readonly id: string;
  readonly stem: string;
  readonly key: Statement;
  readonly wrong: readonly Statement[];
  readonly takeaway: string;
};
