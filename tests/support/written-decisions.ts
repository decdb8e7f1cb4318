import type { DecisionPoint, WrittenScenario } from '../../domain/bank/scenarios/scenario.ts';
import { scenarios } from '../../domain/bank/scenarios/scenarios.ts';
import type { OpenPoint, PointView, ScenarioView } from '../../domain/contracts/simulation.ts';

const byTitle = new Map(scenarios.map((one) => [one.title, one]));
const keyOf = ({ situation, question }: Pick<DecisionPoint, 'situation' | 'question'>) =>
  `${situation}\n${question}`;
const byWords = new Map(
  scenarios.flatMap(({ decisionPoints }) => decisionPoints.map((one) => [keyOf(one), one])),
);

/** The scenario as it was written: what is served of it names it by its title alone. */
export const writtenScenario = ({ title }: Pick<ScenarioView, 'title'>): WrittenScenario => {
  const found = byTitle.get(title);
  if (!found) throw new Error(`${title} was never written`);
  return found;
};

type Words = Pick<PointView, 'situation' | 'question'>;
export const writtenPoint = (served: Words): DecisionPoint => {
  const found = byWords.get(keyOf(served));
  if (!found) throw new Error(`${served.situation} was never written`);
  return found;
};

type Offered = Words & { readonly options: OpenPoint['options'] };

/** The letter under which this simulation offers what was written as right. */
export const rightLetter = (point: Offered): string =>
  point.options.find(({ text }) => text === writtenPoint(point).right.text)?.id ?? '';
export const wrongLetter = (point: Offered): string => (rightLetter(point) === 'A' ? 'B' : 'A');

/** What was written of the option under this letter. */
const writtenOption = (point: Offered, letter: string) => {
  const text = point.options.find(({ id }) => id === letter)?.text;
  const { right, wrong } = writtenPoint(point);
  const found = [right, ...wrong].find((option) => option.text === text);
  if (!found) throw new Error(`${letter} is not offered`);
  return found;
};

/** The decision that a scenario asks for now. */
export const openIn = ({ decisionPoints }: Pick<ScenarioView, 'decisionPoints'>) =>
  decisionPoints.find((point): point is OpenPoint => point.status === 'open');

/** As the server answers a choice. */
export const outcomeOf = (point: Offered, letter: string) => {
  const { feedback, after, status } = writtenOption(point, letter);
  const correctOptionId = rightLetter(point);
  return {
    correct: letter === correctOptionId,
    correctOptionId,
    feedback,
    vitalSignChanges: after,
    clinicalStatus: status,
  };
};
