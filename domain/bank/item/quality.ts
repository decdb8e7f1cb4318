import type { Marking } from '../../attempt/marking.ts';
import { creditOf, isCorrect, pointsFor } from '../../attempt/points.ts';
import type { Concern } from '../../contracts/items.ts';
import type { Item } from './item.ts';

/** Papers on which one answer was given, and the rest of them. */
type AnswerUse = { readonly asked: number; readonly rest: number };

/**
 * What was seen of an item in use, as whole sums that come out the same in any order. An answer is not
 * kept as right or wrong: the key says so when it is asked, and may have been corrected since.
 */
export type ItemUse = {
  /** Papers on which it stood. */
  readonly asked: number;
  /** Of the score on the other items of each paper, in ten-thousandths: sum, and sum of squares. */
  readonly rest: number;
  readonly restSquared: number;
  /** By the ids of the options chosen, sorted and joined by commas; empty where it was left out. */
  readonly answers: Readonly<Record<string, AnswerUse>>;
};

export const unused: ItemUse = { asked: 0, rest: 0, restSquared: 0, answers: {} };

/** The score on the other items, in ten-thousandths. */
export const restScore = (right: number, others: number): number =>
  Math.round((10_000 * right) / others);

/** An order is one answer: its options stand in it as they were put. */
const nameOfOrder = (chosen: readonly string[]): string => chosen.join('>');

const nameOf = (chosen: readonly string[]): string => chosen.toSorted().join();

/** What an answer chose, as it is counted: an order is one thing. */
export const countedChoice = ({
  chosenOptions,
  inOrder,
}: {
  readonly chosenOptions: readonly string[];
  readonly inOrder?: true | undefined;
}): readonly string[] =>
  inOrder && chosenOptions.length > 0 ? [nameOfOrder(chosenOptions)] : chosenOptions;

/** One more paper on which these options were chosen. */
export const withPaper = (
  { asked, rest: sum, restSquared, answers }: ItemUse,
  chosen: readonly string[],
  rest: number,
): ItemUse => {
  const name = nameOf(chosen);
  const before = answers[name] ?? { asked: 0, rest: 0 };
  return {
    asked: asked + 1,
    rest: sum + rest,
    restSquared: restSquared + rest ** 2,
    answers: { ...answers, [name]: { asked: before.asked + 1, rest: before.rest + rest } },
  };
};

/** The same papers after the rest of one of them counted anew. */
export const withRest = (
  use: ItemUse,
  chosen: readonly string[],
  { before, after }: { readonly before: number; readonly after: number },
): ItemUse => {
  const name = nameOf(chosen);
  const given = use.answers[name];
  if (!given) return use;
  return {
    asked: use.asked,
    rest: use.rest + after - before,
    restSquared: use.restSquared + after ** 2 - before ** 2,
    answers: { ...use.answers, [name]: { ...given, rest: given.rest + after - before } },
  };
};

const chosenIn = (name: string): readonly string[] => (name === '' ? [] : name.split(','));

/** What it is judged by: its kind, its options by id, and the key as it stands. */
export type KeyedItem = Pick<Item, 'type'> & {
  readonly marking?: Marking | undefined;
  readonly options: readonly string[];
  readonly key: readonly string[];
};

/** Share of the item's points, 0 to 1, that this answer earned by the key as it stands. */
const creditIn = ({ type, key, marking }: KeyedItem, name: string): number => {
  if (marking?.kind === 'ordered') return name === nameOfOrder(key) ? 1 : 0;
  const chosen = chosenIn(name);
  // A number is known by the option that it stands for.
  const keyed = { type, key, marking: marking?.kind === 'groups' ? marking : undefined };
  return creditOf({ correct: isCorrect(keyed, chosen), ...pointsFor(keyed, chosen) });
};

/** Over all papers: the credit, its square, and its product with the rest of the paper. */
const creditSums = ({ answers }: ItemUse, keyed: KeyedItem) => {
  const sums = { credit: 0, squared: 0, withRest: 0 };
  for (const [name, { asked, rest }] of Object.entries(answers)) {
    const credit = creditIn(keyed, name);
    sums.credit += credit * asked;
    sums.squared += credit ** 2 * asked;
    sums.withRest += credit * rest;
  }
  return sums;
};

/** Papers on which it was left out. */
export const omitted = ({ answers }: ItemUse): number => answers['']?.asked ?? 0;

/** On how many papers this option was chosen. */
export const timesChosen = ({ answers }: ItemUse, option: string): number =>
  Object.entries(answers)
    .filter(([name]) => chosenIn(name).includes(option))
    .reduce((sum, [, { asked }]) => sum + asked, 0);

/** Mean share of the points, 0 to 1: the share answered right where there is one; undefined before the first answer. */
export const facility = (use: ItemUse, keyed: KeyedItem): number | undefined =>
  use.asked === 0 ? undefined : creditSums(use, keyed).credit / use.asked;

/**
 * Correlation of the item's score with the score on the rest of the paper. For an item that is right or
 * wrong it is the point-biserial one (Crocker and Algina, Classical and Modern Test Theory). Undefined
 * where all scored alike, on the item or on the rest.
 */
export const pointBiserial = (use: ItemUse, keyed: KeyedItem): number | undefined => {
  const { asked, rest, restSquared } = use;
  if (asked === 0) return undefined;
  const sums = creditSums(use, keyed);
  const [mean, credit] = [rest / asked, sums.credit / asked];
  const variance = restSquared / asked - mean ** 2;
  const spread = sums.squared / asked - credit ** 2;
  if (variance < 1e-4 || spread < 1e-9) return undefined;
  return (sums.withRest / asked - credit * mean) / Math.sqrt(variance * spread);
};

/** Fewer papers say nothing yet. */
export const enoughPapers = 30;
/** A distractor that fewer than one in fifty choose distracts nobody. */
const deadBelow = 0.02;

const hasDeadDistractor = (use: ItemUse, { options, key }: KeyedItem): boolean =>
  options.some((id) => !key.includes(id) && timesChosen(use, id) / use.asked < deadBelow);

/** Why an editor should look at the item again; nothing while it is sound or too little used. */
export const concernsAbout = (
  use: ItemUse,
  keyed: KeyedItem,
  reports: number,
): readonly Concern[] => {
  const correlation = pointBiserial(use, keyed);
  const isUsed = use.asked >= enoughPapers;
  return [
    ...(reports > 0 ? (['reported'] as const) : []),
    ...(isUsed && correlation !== undefined && correlation <= 0
      ? (['does-not-discriminate'] as const)
      : []),
    ...(isUsed && hasDeadDistractor(use, keyed) ? (['dead-distractor'] as const) : []),
  ];
};
