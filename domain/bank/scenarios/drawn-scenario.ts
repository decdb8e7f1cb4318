import type { ScenarioId } from '../../kernel/ids.ts';
import { type RandomSource, shuffled } from '../../kernel/random.ts';
import { consequenceOf } from '../../simulation/choice-consequences.ts';
import type { DrawnScenario } from '../../simulation/events.ts';
import type { BankScenario } from './scenario-events.ts';

type Draw = Pick<DrawnScenario, 'revision' | 'firstSeen'> & {
  /** Decides the order of the options: nobody may foretell it. */
  readonly chance: RandomSource;
};

/** A published scenario as a simulation holds it: keys, consequences and letters, without the texts. */
export const drawnScenarioOf = (
  { scenario, topic, weights }: BankScenario,
  { revision, firstSeen, chance }: Draw,
): DrawnScenario => ({
  scenarioId: scenario.id as ScenarioId,
  revision,
  category: scenario.category,
  topic,
  firstSeen,
  vitalSigns: scenario.initialPresentation.vitalSigns,
  points: scenario.decisionPoints.map((point, index) => ({
    key: point.correctOptionId,
    options: shuffled(point.options, chance).map(({ id }) => ({
      id,
      weight: weights[index]?.[id] ?? 0,
      ...consequenceOf(point, id),
    })),
  })),
});
