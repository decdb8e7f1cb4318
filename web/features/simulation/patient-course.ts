import type { VitalSigns } from '../../../domain/contracts/patient.ts';
import type { MadePoint, ScenarioView } from '../../../domain/contracts/simulation.ts';

export type PatientShown = {
  readonly vitalSigns: VitalSigns;
  /** As the server says it: stable, improved, worsened, critical, or a word of a later day. */
  readonly clinicalStatus: string;
};

export const madePoints = ({ decisionPoints }: ScenarioView): readonly MadePoint[] =>
  decisionPoints.filter((point): point is MadePoint => point.status === 'made');

/** Its decisions stand in sections, and a wrong turn may add one: how many come nobody is told. */
export const hasSections = ({ decisionPoints }: ScenarioView): boolean =>
  decisionPoints.some(({ patient }) => patient !== undefined);

/** Right ones among the decisions that everybody meets. */
export const rightDecisions = (scenario: ScenarioView): number =>
  madePoints(scenario).filter(({ correct, isBranch }) => correct && !isBranch).length;

/** How many of its decisions are behind; a branch moves it no further than the last but one. */
export const decisionsBehind = (scenario: ScenarioView): number => {
  const { decisionPoints, decisionPointCount } = scenario;
  const made = madePoints(scenario).length;
  const isOpen = decisionPoints.some(({ status }) => status === 'open');
  return Math.min(made, isOpen ? decisionPointCount - 1 : decisionPointCount);
};

/** The patient when this decision is to be made: as its author found them, as the one before left them, or on arrival. */
export const patientBefore = (scenario: ScenarioView, point: number): PatientShown => {
  const found = scenario.decisionPoints[point]?.patient;
  if (found) return found;
  const before = scenario.decisionPoints[point - 1];
  return before?.status === 'made'
    ? before
    : { vitalSigns: scenario.initialPresentation.vitalSigns, clinicalStatus: 'stable' };
};

/** The patient with this decision in it, once it was made. */
export const patientAfter = (scenario: ScenarioView, point: number): PatientShown => {
  const made = scenario.decisionPoints[point];
  return made?.status === 'made' ? made : patientBefore(scenario, point);
};
