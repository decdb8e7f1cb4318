import type { SimulationScenario } from '../contracts/simulation.ts';
import { randomFrom, seedOf, shuffled } from '../kernel/random.ts';
import type { DecisionPoint, ScenarioOption, WrittenScenario } from './scenario.ts';

const ids = ['A', 'B', 'C', 'D'] as const;

type Lettered = { readonly id: string; readonly option: ScenarioOption };

/** The scenario and the place decide the order, so that an option keeps its letter. */
const lettered = ({ right, wrong }: DecisionPoint, seed: string): readonly Lettered[] =>
  shuffled([right, ...wrong], randomFrom(seedOf(seed))).map((option, index) => ({
    id: ids[index] ?? '',
    option,
  }));

const seedAt = ({ id }: WrittenScenario, point: number): string => `${id}/${point}`;

/** At each decision point, what each option is worth, by its letter. */
export const weightsOf = (written: WrittenScenario): Record<string, number>[] =>
  written.decisionPoints.map((point, index) =>
    Object.fromEntries(
      lettered(point, seedAt(written, index)).map(({ id, option }) => [id, option.weight]),
    ),
  );

const consequenceOf = ({ after, status }: ScenarioOption) => ({
  vitalSignChanges: after,
  clinicalStatus: status,
});

const specifiedPoint = (
  point: DecisionPoint,
  seed: string,
): SimulationScenario['decisionPoints'][number] => {
  const options = lettered(point, seed);
  const others = options.filter(({ option }) => option !== point.right);
  return {
    situation: point.situation,
    question: point.question,
    options: options.map(({ id, option: { type, text } }) => ({
      ...{ id, type, text },
      isCorrect: !others.some((other) => other.id === id),
    })),
    correctOptionId: options.find(({ option }) => option === point.right)?.id ?? '',
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

/** A scenario as the specification shapes it, its options lettered. */
export const specifiedScenario = (written: WrittenScenario): SimulationScenario => ({
  id: written.id,
  title: written.title,
  category: written.category,
  patientInfo: written.patient,
  initialPresentation: { vitalSigns: written.vitalSigns, labValues: { ...written.labValues } },
  decisionPoints: written.decisionPoints.map((point, index) =>
    specifiedPoint(point, seedAt(written, index)),
  ),
  learningObjectives: [...written.learningObjectives],
});
