import type { WrittenScenario } from './scenario.ts';
import type { BankScenario } from './scenario-events.ts';
import { specifiedScenario, weightsOf } from './specified-scenario.ts';

/** A written scenario as the bank publishes it, its properties always in the same order. */
export const bankScenarioOf = (written: WrittenScenario): BankScenario => ({
  scenario: specifiedScenario(written),
  topic: written.topic,
  source: written.source,
  weights: weightsOf(written),
});
