import type { ItemField } from '../../contracts/item-fields.ts';
import type { RandomSource } from '../../kernel/random.ts';
import type { CognitiveLevel } from '../item/written-item.ts';

/** Where an item of a field counts: a topic, to the letter, of an area of an exam's blueprint. */
export type Placement = {
  readonly field: ItemField;
  readonly exam: string;
  readonly area: string;
  readonly topic: string;
};

/** An option and why it is right, or what it would have been right for. */
export type Choice = { readonly text: string; readonly why: string };

type DraftBase = {
  /** Ends the item's id: kebab-case, at most 40 characters, unique within the model, kept for ever. */
  readonly name: string;
  readonly facts: readonly string[];
  readonly places: readonly Placement[];
  readonly level: CognitiveLevel;
  /** May hold {clinician}, {patient} and {Patient}: each field has its own words for them. */
  readonly stem: string;
  /** What to take away, in two to four sentences. */
  readonly explanation: string;
  readonly source: string;
  /** Drafts of one family are siblings; the model and the facts when absent. */
  readonly family?: string;
};

/** One best answer. */
export type SingleDraft = DraftBase & {
  readonly type: 'single';
  readonly key: Choice;
  /** Four at least, six or more where there are as many: the bank takes three or four of them. */
  readonly distractors: readonly Choice[];
};

/** K-Type: every right option must be chosen and no other. */
export type MultipleDraft = DraftBase & {
  readonly type: 'multiple';
  readonly right: readonly Choice[];
  readonly wrong: readonly Choice[];
};

export type Draft = SingleDraft | MultipleDraft;

/**
 * A kind of problem that many items pose: what is to be decided, what decides it, and the wrong
 * decisions that people really make (an item model as Gierl and Lai describe it).
 */
export type ItemModel = {
  /** Kebab-case, at most 20 characters, kept for ever. */
  readonly id: string;
  /** Raised when the same facts give other items than before. */
  readonly version: number;
  readonly problem: string;
  readonly features: string;
  readonly slips: string;
  readonly drafts: () => readonly Draft[];
};

/** A problem with numbers. The same source of randomness gives the same draft. */
export type NumericModel = ItemModel & {
  readonly draw: (random: RandomSource) => NumericDraft;
};

/** A draft whose options are numbers with a unit, each distractor the result of a named slip. */
export type NumericDraft = SingleDraft & {
  /** Numbers of the stem by name, in the units the stem gives. */
  readonly given: Readonly<Record<string, number>>;
  /** The key before it is rounded to what the option shows. */
  readonly exact: number;
};
