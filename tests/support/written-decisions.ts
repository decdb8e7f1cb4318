import type { BankPoint, BankScenario } from '../../domain/bank/scenarios/scenario-events.ts';
import type { OpenPoint, PointView, ScenarioView } from '../../domain/contracts/simulation.ts';
import { consequenceOf, feedbackOf } from '../../domain/simulation/choice-consequences.ts';
import { simulationsOfBank } from '../../ops/bank/simulations/simulations-of-bank.ts';

const bank = await simulationsOfBank();
const byTitle = new Map(bank.map((one) => [one.scenario.title, one]));

type Words = Pick<PointView, 'situation' | 'question'>;
const keyOf = ({ situation, question }: Words) => `${situation}\n${question}`;

type Written = {
  readonly point: BankPoint;
  readonly orders: NonNullable<BankScenario['sections']>[number]['orders'];
};
const byWords = new Map(
  bank.flatMap(({ scenario, sections }) =>
    scenario.decisionPoints.map((point, index): [string, Written] => [
      keyOf(point),
      { point, orders: sections?.[index]?.orders ?? {} },
    ]),
  ),
);

/** The problem as it was written: what is served of it names it by its title alone. */
export const writtenScenario = ({ title }: Pick<ScenarioView, 'title'>): BankScenario => {
  const found = byTitle.get(title);
  if (!found) throw new Error(`${title} was never written`);
  return found;
};

const written = (served: Words): Written => {
  const found = byWords.get(keyOf(served));
  if (!found) throw new Error(`${served.situation} was never written`);
  return found;
};

type Offered = Words & { readonly options: OpenPoint['options'] };
type BankOption = BankPoint['options'][number];

const letterOf = ({ options }: Offered, wanted: BankOption | undefined): string | undefined =>
  options.find(({ text }) => text === wanted?.text)?.id;

/** The letter under which this simulation offers what was written as right. */
export const rightLetter = (offered: Offered): string => {
  const { point } = written(offered);
  const key = point.options.find(({ id }) => id === point.correctOptionId);
  return letterOf(offered, key) ?? '';
};

/** The letter of a choice that is not right, whether or not it is carried out. */
export const wrongLetter = (offered: Offered): string => {
  const { point } = written(offered);
  const wrong = point.options.find(({ isCorrect }) => !isCorrect);
  return letterOf(offered, wrong) ?? '';
};

const orderLetter = (
  offered: Offered,
  isWanted: (leadsTo: 'again' | number | undefined) => boolean,
): string | undefined => {
  const { point, orders } = written(offered);
  const found = point.options.find(
    ({ id, isCorrect }) => !isCorrect && isWanted(orders[id]?.leadsTo),
  );
  return letterOf(offered, found);
};

/** The letter of a wrong order that is carried out; undefined where the physician refuses them all. */
export const strayLetter = (offered: Offered): string | undefined =>
  orderLetter(offered, (leadsTo) => leadsTo !== 'again');

/** The letter of an order that the physician refuses; undefined where there is none. */
export const refusedLetter = (offered: Offered): string | undefined =>
  orderLetter(offered, (leadsTo) => leadsTo === 'again');

/** The decision that a scenario asks for now. */
export const openIn = ({ decisionPoints }: Pick<ScenarioView, 'decisionPoints'>) =>
  decisionPoints.find((point): point is OpenPoint => point.status === 'open');

/** As the server answers a choice. */
export const outcomeOf = (offered: Offered, letter: string) => {
  const { point } = written(offered);
  const text = offered.options.find(({ id }) => id === letter)?.text;
  const option = point.options.find((one) => one.text === text);
  if (!option) throw new Error(`${letter} is not offered`);
  return {
    correct: option.isCorrect,
    correctOptionId: rightLetter(offered),
    feedback: feedbackOf(point, option.id),
    ...consequenceOf(point, option.id),
  };
};
