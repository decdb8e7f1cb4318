import type { OptionType } from '../../domain/contracts/decision-point.ts';
import type { ClinicalStatus, VitalSigns } from '../../domain/contracts/patient.ts';
import stored from './scenarios-of-before.json' with { type: 'json' };

type OptionOfBefore = {
  readonly type: OptionType;
  readonly text: string;
  readonly feedback: string;
  readonly after: Partial<VitalSigns>;
  readonly status: ClinicalStatus;
  readonly weight: number;
};

type DecisionOfBefore = {
  readonly situation: string;
  readonly question: string;
  readonly right: OptionOfBefore;
  readonly wrong: readonly OptionOfBefore[];
};

/** A patient of the clinical simulation as the bank had it before there was information gathering. */
export type ScenarioOfBefore = {
  readonly id: string;
  readonly title: string;
  readonly category: string;
  readonly topic: string;
  readonly source: string;
  readonly patient: { readonly [known: string]: string };
  readonly vitalSigns: VitalSigns;
  readonly labValues: Readonly<Record<string, string>>;
  readonly decisionPoints: readonly DecisionOfBefore[];
  readonly learningObjectives: readonly string[];
};
export type { DecisionOfBefore, OptionOfBefore };

/** Two that were published and are withdrawn: simulations that hold them are still walked. */
export const scenariosOfBefore = stored as unknown as readonly [ScenarioOfBefore, ScenarioOfBefore];
