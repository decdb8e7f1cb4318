import type { Concern } from '../contracts/items.ts';

/** What was seen of an item in use, as sums that a projection can keep. */
export type ItemUse = {
  /** Papers on which it stood, and on which it was answered right or not at all. */
  readonly asked: number;
  readonly correct: number;
  readonly omitted: number;
  /** How often each option was chosen. */
  readonly chosen: Readonly<Record<string, number>>;
  /** Of the score on the other items of each paper, 0 to 1: sum, sum of squares, sum where it was right. */
  readonly rest: number;
  readonly restSquared: number;
  readonly restWhereCorrect: number;
};

/** Share answered right; undefined before the first answer. */
export const facility = ({ asked, correct }: ItemUse): number | undefined =>
  asked === 0 ? undefined : correct / asked;

/**
 * Correlation of answering the item right with the score on the rest of the paper:
 * (M1 − M) / S · √(p / q), with M1 the mean of those who were right, M and S mean and standard
 * deviation of all, p the facility and q = 1 − p (Crocker and Algina, Classical and Modern Test
 * Theory). Undefined where everyone or no one was right, or all scored alike.
 */
export const pointBiserial = (use: ItemUse): number | undefined => {
  const { asked, correct, rest, restSquared, restWhereCorrect } = use;
  if (correct === 0 || correct === asked) return undefined;
  const mean = rest / asked;
  const variance = restSquared / asked - mean ** 2;
  if (variance < 1e-12) return undefined;
  const p = correct / asked;
  return ((restWhereCorrect / correct - mean) / Math.sqrt(variance)) * Math.sqrt(p / (1 - p));
};

/** Fewer papers say nothing yet. */
export const enoughPapers = 30;
/** A distractor that fewer than one in fifty choose distracts nobody. */
const deadBelow = 0.02;

type Keyed = { readonly options: readonly string[]; readonly key: readonly string[] };

const hasDeadDistractor = ({ asked, chosen }: ItemUse, { options, key }: Keyed): boolean =>
  options.some((id) => !key.includes(id) && (chosen[id] ?? 0) / asked < deadBelow);

/** Why an editor should look at the item again; nothing while it is sound or too little used. */
export const concernsAbout = (use: ItemUse, keyed: Keyed, reports: number): readonly Concern[] => {
  const correlation = pointBiserial(use);
  const isUsed = use.asked >= enoughPapers;
  return [
    ...(reports > 0 ? (['reported'] as const) : []),
    ...(isUsed && correlation !== undefined && correlation <= 0
      ? (['does-not-discriminate'] as const)
      : []),
    ...(isUsed && hasDeadDistractor(use, keyed) ? (['dead-distractor'] as const) : []),
  ];
};
