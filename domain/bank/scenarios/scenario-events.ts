import { z } from 'zod';
import { choiceGroups, monitorSigns } from '../../contracts/asked-for.ts';
import { decisionPointOf } from '../../contracts/decision-point.ts';
import { patientMoment } from '../../contracts/patient.ts';
import { simulationScenario } from '../../contracts/simulation.ts';
import { defineEvent, type EventOf } from '../../kernel/event-definition.ts';
import { optionId, scenarioId } from '../../kernel/ids.ts';
import { instant } from '../../kernel/time.ts';
import { lettersAreIds } from '../../simulation/upcasters.ts';

const bankPoint = decisionPointOf(optionId);
export type BankPoint = z.infer<typeof bankPoint>;

const weight = z.int().min(-3).max(3);

/** Information gathering ahead of a decision. */
const bankGathering = z.strictObject({
  scene: z.string(),
  direction: z.string(),
  ...patientMoment.shape,
  /** What the monitor shows before anything is asked for. */
  known: z.array(z.enum(monitorSigns)),
  choices: z.array(
    z.strictObject({
      id: optionId,
      group: z.enum(choiceGroups),
      text: z.string(),
      result: z.string(),
      weight,
      why: z.string(),
      /** What it brings onto the monitor. */
      reveals: z.array(z.enum(monitorSigns)).optional(),
    }),
  ),
});
export type BankGathering = z.infer<typeof bankGathering>;

/** What a decision of an examination problem has beside its shape in the specification. */
const bankSection = z.strictObject({
  gathering: bankGathering.optional(),
  patient: patientMoment,
  /** Entered through a choice alone; it rejoins at the next decision that leads on. */
  isBranch: z.literal(true).optional(),
  /** What is said when an order is refused, and the places of the branches that orders open. */
  orders: z.record(
    optionId,
    z.strictObject({
      says: z.string().optional(),
      leadsTo: z.union([z.literal('again'), z.int()]).optional(),
    }),
  ),
  teaching: z.strictObject({ clue: z.string(), rule: z.string(), trap: z.string() }),
});
export type BankSection = z.infer<typeof bankSection>;

/** A scenario as the bank publishes it: what learners meet, and what only we know of it. */
export const bankScenario = z.strictObject({
  scenario: simulationScenario.extend({ decisionPoints: z.array(bankPoint).min(3).max(6) }),
  topic: z.string(),
  source: z.string(),
  /** At each decision point, what each option is worth: −3 (dangerous) to +3 (essential). */
  weights: z.array(z.record(optionId, weight)),
  /** At each decision point; absent for scenarios written before there were sections. */
  sections: z.array(bankSection).optional(),
});
export type BankScenario = z.infer<typeof bankScenario>;

const scenarioPublished = defineEvent({
  type: 'ScenarioPublished',
  version: 2,
  data: z.strictObject({
    scenarioId,
    ...bankScenario.shape,
    /** Counted from 1; a changed scenario is a new revision. */
    revision: z.int(),
    /** SHA-256 of the scenario's canonical JSON: what is unchanged is not published again. */
    contentHash: z.string(),
    at: instant,
  }),
  upcasters: { 1: lettersAreIds },
});

const scenarioWithdrawn = defineEvent({
  type: 'ScenarioWithdrawn',
  data: z.strictObject({ scenarioId, at: instant }),
});

export const scenarioEvents = [scenarioPublished, scenarioWithdrawn] as const;
export type ScenarioEvent = EventOf<(typeof scenarioEvents)[number]>;
