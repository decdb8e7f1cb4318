import { isCorrect } from '../../attempt/points.ts';
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

const nameOf = (chosen: readonly string[]): string => chosen.toSorted().join();

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
  readonly options: readonly string[];
  readonly key: readonly string[];
};

const whereRight = ({ answers }: ItemUse, { type, key }: KeyedItem): AnswerUse =>
  Object.entries(answers)
    .filter(([name]) => isCorrect({ type, key }, chosenIn(name)))
    .reduce((sum, [, { asked, rest }]) => ({ asked: sum.asked + asked, rest: sum.rest + rest }), {
      asked: 0,
      rest: 0,
    });

/** Papers on which it was left out. */
export const omitted = ({ answers }: ItemUse): number => answers['']?.asked ?? 0;

/** On how many papers this option was chosen. */
export const timesChosen = ({ answers }: ItemUse, option: string): number =>
  Object.entries(answers)
    .filter(([name]) => chosenIn(name).includes(option))
    .reduce((sum, [, { asked }]) => sum + asked, 0);

/** Share answered right, 0 to 1; undefined before the first answer. */
export const facility = (use: ItemUse, keyed: KeyedItem): number | undefined =>
  use.asked === 0 ? undefined : whereRight(use, keyed).asked / use.asked;

/**
 * Correlation of answering the item right with the score on the rest of the paper:
 * (M1 − M) / S · √(p / q), with M1 the mean of those who were right, M and S mean and standard
 * deviation of all, p the facility and q = 1 − p (Crocker and Algina, Classical and Modern Test
 * Theory). Undefined where everyone or no one was right, or all scored alike.
 */
export const pointBiserial = (use: ItemUse, keyed: KeyedItem): number | undefined => {
  const { asked, rest, restSquared } = use;
  const right = whereRight(use, keyed);
  if (right.asked === 0 || right.asked === asked) return undefined;
  const mean = rest / asked;
  const variance = restSquared / asked - mean ** 2;
  if (variance < 1e-4) return undefined;
  const p = right.asked / asked;
  return ((right.rest / right.asked - mean) / Math.sqrt(variance)) * Math.sqrt(p / (1 - p));
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
