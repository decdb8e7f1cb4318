import { z } from 'zod';
import { decisionPointOf, simulationScenario } from '../../contracts/simulation.ts';
import { defineEvent, type EventOf } from '../../kernel/event-definition.ts';
import { optionId, scenarioId } from '../../kernel/ids.ts';
import { instant } from '../../kernel/time.ts';
import { lettersAreIds } from '../../simulation/upcasters.ts';

const bankPoint = decisionPointOf(optionId);
export type BankPoint = z.infer<typeof bankPoint>;

/** A scenario as the bank publishes it: what learners meet, and what only we know of it. */
export const bankScenario = z.strictObject({
  scenario: simulationScenario.extend({ decisionPoints: z.array(bankPoint).min(3).max(6) }),
  topic: z.string(),
  source: z.string(),
  /** At each decision point, what each option is worth: −3 (dangerous) to +3 (essential). */
  weights: z.array(z.record(optionId, z.int().min(-3).max(3))),
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
