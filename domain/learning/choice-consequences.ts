import type { Consequence, SimulationScenario } from '../contracts/simulation.ts';

type Point = SimulationScenario['decisionPoints'][number];

const nothing: Consequence = { vitalSignChanges: {}, clinicalStatus: 'stable' };

/** What becomes of the patient when this option is chosen. */
export const consequenceOf = (
  { correctOptionId, consequences }: Pick<Point, 'correctOptionId' | 'consequences'>,
  optionId: string,
): Consequence =>
  optionId === correctOptionId
    ? consequences.correct
    : (consequences.incorrect[optionId] ?? nothing);

/** What is said of this option once it was chosen. */
export const feedbackOf = (
  { correctOptionId, feedback }: Pick<Point, 'correctOptionId' | 'feedback'>,
  optionId: string,
): string =>
  optionId === correctOptionId ? feedback.correct : (feedback.incorrect[optionId] ?? '');
