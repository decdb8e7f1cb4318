import type { CognitiveLevel } from '../../item/written-item.ts';

/** An answer, and why it is right or what it would be right for. */
export type Answer = readonly [text: string, why: string];

/** A place in a step of USMLE. */
export type StepPlace = readonly [
  field: 'USMLE1' | 'USMLE2',
  exam: string,
  area: string,
  topic: string,
];

/** A situation with one best answer, told apart from situations whose answers are wrong here. */
export type ContrastFact = {
  readonly id: string;
  readonly scene: string;
  readonly key: Answer;
  /** Why the key is wrong where another fact is asked: what it belongs to. */
  readonly fits: string;
  /** Facts of the same list whose keys are wrong here. */
  readonly unlike: readonly string[];
  readonly takeaway: string;
  readonly level?: CognitiveLevel;
  /** None where it is there for its answer alone, which is wrong elsewhere. */
  readonly places?: readonly StepPlace[];
};
