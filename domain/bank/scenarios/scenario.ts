import type { ClinicalStatus, OptionType, VitalSigns } from '../../contracts/simulation.ts';

/** The categories of the clinical simulation examination, as areas of its blueprint. */
export const scenarioCategories = [
  'adult-chronic-airways',
  'adult-trauma',
  'adult-cardiovascular',
  'adult-neuro',
  'adult-medical-surgical',
  'pediatric',
  'neonatal',
] as const;
export type ScenarioCategory = (typeof scenarioCategories)[number];

/** What the learner may do, and what becomes of the patient then. */
export type ScenarioOption = {
  readonly type: OptionType;
  readonly text: string;
  /** One to three sentences: why it helps or harms here. */
  readonly feedback: string;
  /** The signs it changes, as they are afterwards; the others stay as they were. */
  readonly after: Partial<VitalSigns>;
  readonly status: ClinicalStatus;
  /** −3 (dangerous) to +3 (essential). */
  readonly weight: -3 | -2 | -1 | 1 | 2 | 3;
};

export type DecisionPoint = {
  /** What the therapist finds now, given that the right thing was done before. */
  readonly situation: string;
  readonly question: string;
  readonly right: ScenarioOption;
  readonly wrong: readonly [ScenarioOption, ScenarioOption, ScenarioOption];
};

/** A patient problem of the clinical simulation, as its author wrote it. */
export type WrittenScenario = {
  /** Kebab-case, kept for ever. */
  readonly id: string;
  readonly title: string;
  readonly category: ScenarioCategory;
  /** One of the topics of that area of the CSE blueprint, to the letter. */
  readonly topic: string;
  readonly source: string;
  readonly patient: {
    readonly age: string;
    readonly gender: 'female' | 'male';
    /** With its unit, for example "82 kg". */
    readonly weight: string;
    readonly setting: string;
    /** As it stands at the start: a complaint or a working diagnosis. */
    readonly diagnosis: string;
  };
  readonly vitalSigns: VitalSigns;
  /** By name, each with its unit, for example { pH: '7.28', PaCO2: '68 mm Hg' }. */
  readonly labValues: Readonly<Record<string, string>>;
  /** Three to six. */
  readonly decisionPoints: readonly DecisionPoint[];
  readonly learningObjectives: readonly string[];
};
