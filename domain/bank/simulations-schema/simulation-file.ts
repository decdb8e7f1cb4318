import { z } from 'zod';
import { choiceGroups, monitorSigns } from '../../contracts/asked-for.ts';
import { optionType } from '../../contracts/decision-point.ts';
import { clinicalStatus, vitalSigns } from '../../contracts/patient.ts';
import { scenarioCategories } from '../scenarios/scenario-categories.ts';

const text = z.string().trim().min(1).max(1200);
const name = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use small letters, digits and hyphens')
  .max(64);
const weight = z.int().min(-3).max(3);
const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Use a month such as 2026-11');

const choice = z.strictObject({
  group: z.enum(choiceGroups),
  text,
  result: text,
  weight,
  why: text,
  reveals: z.array(z.enum(monitorSigns)).optional(),
});

const gathering = z.strictObject({
  id: name,
  kind: z.literal('information-gathering'),
  status: clinicalStatus,
  scene: text,
  direction: text,
  monitor: vitalSigns,
  /** What the monitor shows before anything is asked for. */
  shown: z.array(z.enum(monitorSigns)),
  choices: z
    .array(choice)
    .min(15, 'Information gathering offers 15 to 20 choices')
    .max(20, 'Information gathering offers 15 to 20 choices'),
});

const outcome = z.strictObject({
  say: text,
  /** The next decision where absent. */
  go: name.optional(),
  status: clinicalStatus.optional(),
  monitor: vitalSigns.partial().optional(),
});

const option = z.strictObject({
  type: optionType,
  text,
  weight,
  // biome-ignore lint/suspicious/noThenProperty: it is what an author writes, and nothing waits for it
  then: outcome,
  key: z.literal(true).optional(),
  acceptable: z.literal(true).optional(),
  because: text.optional(),
  tempting: text.optional(),
  fails: text.optional(),
});
export type AuthoredOption = z.infer<typeof option>;

const decision = z.strictObject({
  id: name,
  kind: z.literal('decision-making'),
  branch: z.literal(true).optional(),
  status: clinicalStatus,
  scene: text,
  ask: text,
  monitor: vitalSigns,
  options: z.array(option).min(4, 'A decision offers 4 to 8 options').max(8),
  teach: z.strictObject({ clue: text, rule: text, trap: text }),
});
export type AuthoredDecision = z.infer<typeof decision>;
export type AuthoredGathering = z.infer<typeof gathering>;

/** One problem of the Clinical Simulation Examination, as a clinician writes it. */
export const simulationFile = z.strictObject({
  id: name,
  form: z.literal('clinical-simulation'),
  title: text,
  category: z.enum(scenarioCategories),
  topic: text,
  source: text,
  asOf: month,
  review: month,
  patient: z.strictObject({
    age: text,
    gender: z.enum(['female', 'male']),
    weight: text,
    setting: text,
    diagnosis: text,
  }),
  /** Known on arrival. */
  labs: z.record(z.string(), z.string()).optional(),
  /** Ids of older scenarios whose place it takes. */
  replaces: z.array(name).optional(),
  sections: z.array(z.discriminatedUnion('kind', [gathering, decision])).min(4),
  objectives: z.array(text).min(1).max(5),
});
export type SimulationFile = z.infer<typeof simulationFile>;
