import type { OptionId } from '../../kernel/ids.ts';
import { optionIdOf } from '../../simulation/option-id.ts';
import type { DecisionPoint, ScenarioOption, WrittenScenario } from './scenario.ts';
import type { BankPoint, BankScenario } from './scenario-events.ts';

type NamedOption = { readonly id: OptionId; readonly option: ScenarioOption };

/** The options of a decision by their ids, so that the right one stands anywhere. */
const named = (scenario: string, point: number, { right, wrong }: DecisionPoint): NamedOption[] =>
  [right, ...wrong]
    .map((option) => ({ id: optionIdOf({ scenario, point, text: option.text }), option }))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));

/** At each decision point, what each option is worth, by its id. */
export const weightsOf = ({ id, decisionPoints }: WrittenScenario): BankScenario['weights'] =>
  decisionPoints.map((point, index) =>
    Object.fromEntries(named(id, index, point).map(({ id, option }) => [id, option.weight])),
  );

const consequenceOf = ({ after, status }: ScenarioOption) => ({
  vitalSignChanges: after,
  clinicalStatus: status,
});

const specifiedPoint = (scenario: string, index: number, point: DecisionPoint): BankPoint => {
  const options = named(scenario, index, point);
  const others = options.filter(({ option }) => option !== point.right);
  return {
    situation: point.situation,
    question: point.question,
    options: options.map(({ id, option: { type, text } }) => ({
      id,
      type,
      text,
      isCorrect: !others.some((other) => other.id === id),
    })),
    correctOptionId: optionIdOf({ scenario, point: index, text: point.right.text }),
    consequences: {
      correct: consequenceOf(point.right),
      incorrect: Object.fromEntries(others.map(({ id, option }) => [id, consequenceOf(option)])),
    },
    feedback: {
      correct: point.right.feedback,
      incorrect: Object.fromEntries(others.map(({ id, option }) => [id, option.feedback])),
    },
  };
};

/** A scenario as the specification shapes it, with the ids of the bank where a simulation has letters. */
export const specifiedScenario = (written: WrittenScenario): BankScenario['scenario'] => ({
  id: written.id,
  title: written.title,
  category: written.category,
  patientInfo: written.patient,
  initialPresentation: { vitalSigns: written.vitalSigns, labValues: { ...written.labValues } },
  decisionPoints: written.decisionPoints.map((point, index) =>
    specifiedPoint(written.id, index, point),
  ),
  learningObjectives: [...written.learningObjectives],
});
