import type { OpenPoint, ScenarioView } from '../../domain/contracts/simulation.ts';
import { optionIdOf } from '../../domain/simulation/option-id.ts';
import { firstKey } from './first-letters.ts';
import { rightLetter, writtenScenario } from './written-decisions.ts';

/** An open decision as a taker sees it, and all that is served around it. */
export type SeenDecision = {
  readonly attemptId: string;
  readonly scenario: ScenarioView;
  readonly point: number;
  readonly open: OpenPoint;
};

/** Answers a letter. It knows the source of the product and everything served, and no text of a key. */
export type Guesser = (seen: SeenDecision) => string;

type Options = OpenPoint['options'];

/** The option that has the most of something; the first one where they are equal. */
const most = (options: Options, of: (option: Options[number]) => number): string =>
  options.reduce((best, one) => (of(one) > of(best) ? one : best)).id;

/** Every text that is served around a decision, and the id in the bank, should somebody know it. */
const served: Readonly<Record<string, (seen: SeenDecision) => string>> = {
  'the id in the bank': ({ scenario }) => writtenScenario(scenario).scenario.id,
  'the id served': ({ scenario }) => scenario.id,
  'the simulation': ({ attemptId }) => attemptId,
  'the title': ({ scenario }) => scenario.title,
  'the title in hyphens': ({ scenario }) => scenario.title.toLowerCase().replaceAll(/\W+/g, '-'),
  'the diagnosis': ({ scenario }) => scenario.patientInfo.diagnosis,
  'the setting': ({ scenario }) => scenario.patientInfo.setting,
  'the situation': ({ open }) => open.situation,
  'the question': ({ open }) => open.question,
};

const shuffles = Object.entries(served).flatMap(([name, textOf]): [string, Guesser][] => [
  [
    `a shuffle by ${name} and the place`,
    (seen) => firstKey(`${textOf(seen)}/${seen.point}`, seen.open.options.length),
  ],
  [`a shuffle by ${name}`, (seen) => firstKey(textOf(seen), seen.open.options.length)],
]);

/** A decision offers eight choices at most. */
const eight = [0, 1, 2, 3, 4, 5, 6, 7];

const places = eight.map((place): [string, Guesser] => [
  `place ${place + 1}`,
  ({ open }) => open.options[place]?.id ?? '',
]);

const idsIn = ({ open, point }: SeenDecision, scenario: string) =>
  open.options
    .map(({ id, text }) => ({ letter: id, bank: optionIdOf({ scenario, point, text }) }))
    .toSorted((one, other) => (one.bank < other.bank ? -1 : 1));

const idOrders = Object.entries(served).flatMap(([name, textOf]) =>
  eight.map((place): [string, Guesser] => [
    `id ${place + 1} of the bank by ${name}`,
    (seen) => idsIn(seen, textOf(seen))[place]?.letter ?? '',
  ]),
);

/** What can be worked out from how letters are given: another guess in every simulation. */
export const byLetter: ReadonlyMap<string, Guesser> = new Map([...places, ...shuffles]);

const wordsOf = (text: string): readonly string[] =>
  text.toLowerCase().match(/[a-z0-9]{4,}/g) ?? [];

const sharing =
  (textOf: (seen: SeenDecision) => string): Guesser =>
  (seen) => {
    const known = new Set(wordsOf(textOf(seen)));
    return most(seen.open.options, ({ text }) => wordsOf(text).filter((w) => known.has(w)).length);
  };

const alike = (options: Options, type: string) => options.filter((one) => one.type === type).length;

/** What follows from the words of the patient and the options: the same guess in every simulation. */
export const byWords: ReadonlyMap<string, Guesser> = new Map<string, Guesser>([
  ...idOrders,
  ['the longest', ({ open }) => most(open.options, ({ text }) => text.length)],
  ['the shortest', ({ open }) => most(open.options, ({ text }) => -text.length)],
  ['the commonest type', ({ open }) => most(open.options, ({ type }) => alike(open.options, type))],
  ['the rarest type', ({ open }) => most(open.options, ({ type }) => -alike(open.options, type))],
  ['words of the title', sharing(({ scenario }) => scenario.title)],
  ['words of the diagnosis', sharing(({ scenario }) => scenario.patientInfo.diagnosis)],
  ['words of the id in the bank', sharing(({ scenario }) => writtenScenario(scenario).scenario.id)],
  ['words of the situation', sharing(({ open }) => open.situation)],
]);

/** The share of decisions each of them gets right. */
export const guessed = (guessers: ReadonlyMap<string, Guesser>, seen: readonly SeenDecision[]) =>
  [...guessers].map(([name, guess]) => ({
    name,
    share: seen.filter((one) => guess(one) === rightLetter(one.open)).length / seen.length,
  }));

/** What is right by luck among these decisions, one in so many as each offers, and so many deviations more. */
export const chanceAmong = (seen: readonly SeenDecision[], deviations: number): number => {
  const lucky = seen.map(({ open }) => 1 / open.options.length);
  const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);
  const spread = Math.sqrt(sum(lucky.map((share) => share * (1 - share))));
  return (sum(lucky) + deviations * spread) / seen.length;
};
