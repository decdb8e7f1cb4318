import type { CognitiveLevel } from '../../item/written-item.ts';

/** An option's text and why it is right, or what it would have been right for. */
export type Reasoned = readonly [text: string, why: string];

/** One thing to expect of a state or to do about it, with the case in which it is asked. */
export type PatternAspect = {
  /** As an option shows it, without a full stop. */
  readonly text: string;
  /** Names the state, so that it also tells why the option is wrong elsewhere. */
  readonly why: string;
  /** The case and the question. */
  readonly scene: string;
  /** Ids of look-alikes whose own text would be as right here. */
  readonly accepts?: readonly string[];
  /** Wrong answers of its own; four or more of them stand in for those of the look-alikes. */
  readonly slips?: readonly Reasoned[];
};

/** A state, event or fault that is recognized by its data. */
export type Pattern = {
  /** Kebab-case, at most 38 characters, kept for ever. */
  readonly id: string;
  /** As an option shows it. */
  readonly name: string;
  /** What tells it from its look-alikes: one or two sentences that name it. */
  readonly marks: string;
  /** What to take away: one or two sentences. */
  readonly note: string;
  /** Cases without its name, with the data that decide. */
  readonly scenes: readonly string[];
  /** Wrong names of its own; four or more of them stand in for the look-alikes. */
  readonly rivals?: readonly Reasoned[];
  /** Ids of patterns of the same list that are confused with it and do not fit its scenes. */
  readonly lookalikes: readonly string[];
  readonly finding?: PatternAspect;
  readonly response?: PatternAspect;
};

/** A decision of its own: the case with its question, the best answer and the usual mistakes. */
export type DecisionCase = {
  /** Kebab-case, at most 40 characters, kept for ever. */
  readonly id: string;
  readonly level: CognitiveLevel;
  readonly stem: string;
  readonly key: Reasoned;
  readonly slips: readonly Reasoned[];
  readonly note: string;
};

/** A case with several right answers. */
export type SelectionCase = {
  readonly id: string;
  readonly topic: string;
  readonly level: CognitiveLevel;
  /** Without the call to select, which is the same everywhere. */
  readonly stem: string;
  readonly right: readonly Reasoned[];
  readonly wrong: readonly Reasoned[];
  readonly note: string;
};
