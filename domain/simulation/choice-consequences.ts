import type { Consequence } from '../contracts/decision-point.ts';

/** What is told of each option of a decision, which is named by letter or as the bank knows it. */
type ByOption<Id extends string, Told> = {
  readonly correct: Told;
  readonly incorrect: Readonly<Record<Id, Told>>;
};
type KeyedPoint<Id extends string> = { readonly correctOptionId: Id };

const nothing: Consequence = { vitalSignChanges: {}, clinicalStatus: 'stable' };

/** What becomes of the patient when this option is chosen. */
export const consequenceOf = <Id extends string>(
  {
    correctOptionId,
    consequences,
  }: KeyedPoint<Id> & { readonly consequences: ByOption<Id, Consequence> },
  optionId: Id,
): Consequence =>
  optionId === correctOptionId
    ? consequences.correct
    : (consequences.incorrect[optionId] ?? nothing);

/** What is said of this option once it was chosen. */
export const feedbackOf = <Id extends string>(
  { correctOptionId, feedback }: KeyedPoint<Id> & { readonly feedback: ByOption<Id, string> },
  optionId: Id,
): string =>
  optionId === correctOptionId ? feedback.correct : (feedback.incorrect[optionId] ?? '');
