import type { ScenarioId } from '../kernel/ids.ts';
import { consequenceOf } from '../learning/choice-consequences.ts';
import type { DrawnScenario } from './events.ts';
import type { BankScenario } from './scenario-events.ts';

/** A published scenario as a simulation holds it: keys and consequences, without the texts. */
export const drawnScenarioOf = (
  { scenario, topic, weights }: BankScenario,
  { revision, firstSeen }: Pick<DrawnScenario, 'revision' | 'firstSeen'>,
): DrawnScenario => ({
  scenarioId: scenario.id as ScenarioId,
  revision,
  category: scenario.category,
  topic,
  firstSeen,
  vitalSigns: scenario.initialPresentation.vitalSigns,
  points: scenario.decisionPoints.map((point, index) => ({
    key: point.correctOptionId,
    options: point.options.map(({ id }) => ({
      id,
      weight: weights[index]?.[id] ?? 0,
      ...consequenceOf(point, id),
    })),
  })),
});
