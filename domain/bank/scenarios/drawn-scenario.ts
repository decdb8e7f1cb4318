import type { OptionId, ScenarioId } from '../../kernel/ids.ts';
import { type RandomSource, shuffled } from '../../kernel/random.ts';
import { consequenceOf } from '../../simulation/choice-consequences.ts';
import type { DrawnScenario } from '../../simulation/events.ts';
import type { BankScenario, BankSection } from './scenario-events.ts';

type Draw = Pick<DrawnScenario, 'revision' | 'firstSeen'> & {
  /** Decides the order of the options: nobody may foretell it. */
  readonly chance: RandomSource;
};

type DrawnPoint = DrawnScenario['points'][number];

const sectionOf = (
  section: BankSection | undefined,
  chance: RandomSource,
): Pick<DrawnPoint, 'patient' | 'gathering' | 'isBranch'> => {
  if (!section) return {};
  const { patient, gathering, isBranch } = section;
  const asked = gathering && shuffled(gathering.choices, chance);
  return {
    patient,
    ...(asked ? { gathering: asked.map(({ id, weight }) => ({ id, weight })) } : {}),
    ...(isBranch ? { isBranch } : {}),
  };
};

const leadOf = (
  section: BankSection | undefined,
  id: OptionId,
): Pick<DrawnPoint['options'][number], 'leadsTo'> => {
  const leadsTo = section?.orders[id]?.leadsTo;
  return leadsTo === undefined ? {} : { leadsTo };
};

/** A published scenario as a simulation holds it: keys, consequences and letters, without the texts. */
export const drawnScenarioOf = (
  { scenario, topic, weights, sections }: BankScenario,
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
    options: shuffled(point.options, chance).map(({ id, isCorrect }) => ({
      id,
      weight: weights[index]?.[id] ?? 0,
      ...consequenceOf(point, id),
      ...(isCorrect && id !== point.correctOptionId ? { isAcceptable: true as const } : {}),
      ...leadOf(sections?.[index], id),
    })),
    ...sectionOf(sections?.[index], chance),
  })),
});
