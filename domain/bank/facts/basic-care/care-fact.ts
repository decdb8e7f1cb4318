import type { ItemField } from '../../../contracts/item-fields.ts';
import type { CognitiveLevel } from '../../item/written-item.ts';

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
