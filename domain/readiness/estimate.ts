import { percentOf, percentOfToTenth } from '../kernel/percent.ts';
import { normalBelow, z90 } from '../measurement/normal.ts';

/** Name and version of what is computed here; another version gets another number. */
export const readinessFormula = 'readiness@4';

export type AreaEvidence = {
  readonly area: string;
  /** Share of the exam, 0 to 1. */
  readonly weight: number;
  readonly items: number;
  /** Wholly right. */
  readonly correct: number;
  /** Sum of the shares of points; absent where every answer was right or wrong. */
  readonly credit?: number;
};

export type ExamAhead = {
  /** Questions that count on a paper of the exam. */
  readonly questions: number;
  /** Share of the points that stands for the pass mark, 0 to 1. */
  readonly standard: number;
};

/** All in percent; the interval is the 90 % one of the expected score. */
export type Estimate = {
  /** Of passing, whole percent from 1 to 99. */
  readonly likelihood: number;
  readonly expected: number;
  readonly low: number;
  readonly high: number;
};

/** Without these nothing is estimated. */
export const needed = { items: 60, itemsAnArea: 5, weight: 0.7 } as const;

/**
 * How alike a learner's areas are before they are seen, in answers: 20 stands for a spread of about
 * a tenth between areas. Of the whole nothing is assumed (a uniform prior).
 */
const likeness = 20;

const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);

export const itemsIn = (areas: readonly AreaEvidence[]): number =>
  sum(areas.map(({ items }) => items));

const isCovered = (areas: readonly AreaEvidence[]): boolean => {
  const seen = areas.filter(({ items }) => items >= needed.itemsAnArea);
  const weight = sum(seen.map((area) => area.weight)) / sum(areas.map((area) => area.weight));
  // Weights are decimals: seven tenths may come out as a hair less.
  return weight >= needed.weight - 1e-9;
};

/** Answers enough, spread over enough of the exam. */
export const isEnough = (areas: readonly AreaEvidence[]): boolean =>
  itemsIn(areas) >= needed.items && isCovered(areas);

const earnedIn = ({
  correct,
  credit = correct,
}: Pick<AreaEvidence, 'correct' | 'credit'>): number => credit;

type Moments = { readonly mean: number; readonly variance: number; readonly perQuestion: number };

/**
 * The expected share of points over the outline; a share of an answer's points counts as that much of a right
 * one. Overall ability has a Beta posterior over a
 * uniform prior, widened by what the areas it was seen in may differ from it; each area has a Beta posterior whose prior is that ability with the weight of
 * `likeness` answers; the two variances add up (law of total variance). See Gelman et al., Bayesian
 * Data Analysis, ch. 5, for such partial pooling.
 */
const momentsOf = (areas: readonly AreaEvidence[]): Moments => {
  const items = itemsIn(areas);
  const ability = (sum(areas.map(earnedIn)) + 1) / (items + 2);
  const whole = sum(areas.map(({ weight }) => weight));
  const parts = areas.map(({ weight, items: n, ...own }) => {
    const share = weight / whole;
    const p = (likeness * ability + earnedIn(own)) / (likeness + n);
    const spread = (p * (1 - p)) / (likeness + n + 1);
    return { share, p, spread, fromAbility: (share * likeness) / (likeness + n) };
  });
  const unevenness = sum(areas.map(({ items: n }) => (n / items) ** 2)) / (likeness + 1);
  const abilityVariance = ability * (1 - ability) * (1 / (items + 3) + unevenness);
  const fromAbility = sum(parts.map((part) => part.fromAbility));
  return {
    mean: sum(parts.map(({ share, p }) => share * p)),
    variance:
      sum(parts.map(({ share, spread }) => share ** 2 * spread)) +
      fromAbility ** 2 * abilityVariance,
    perQuestion: sum(parts.map(({ share, p, spread }) => share * (p * (1 - p) - spread))),
  };
};

/** A 90 % interval that stays within 0 and 1: normal in the log-odds. */
const intervalOf = ({ mean, variance }: Moments): readonly [number, number] => {
  const middle = Math.log(mean / (1 - mean));
  const spread = (z90 * Math.sqrt(variance)) / (mean * (1 - mean));
  const back = (odds: number): number => 1 / (1 + Math.exp(-odds));
  return [back(middle - spread), back(middle + spread)];
};

/**
 * The chance that the next paper of the exam, drawn by its outline, reaches the mark: normal, with
 * the uncertainty of the ability and the binomial error of that paper, and a continuity correction.
 * Undefined while the evidence is not enough.
 */
export const readiness = (
  areas: readonly AreaEvidence[],
  { questions, standard }: ExamAhead,
): Estimate | undefined => {
  if (!isEnough(areas)) return undefined;
  const moments = momentsOf(areas);
  const sd = Math.sqrt(moments.variance + moments.perQuestion / questions);
  const mark = (Math.ceil(standard * questions - 1e-9) - 0.5) / questions;
  const pass = normalBelow((moments.mean - mark) / sd);
  const [low, high] = intervalOf(moments);
  return {
    likelihood: Math.min(99, Math.max(1, percentOf(pass))),
    expected: percentOfToTenth(moments.mean),
    low: percentOfToTenth(low),
    high: percentOfToTenth(high),
  };
};

export type Missing = {
  readonly items: number;
  /** How many more each thin area needs, the heaviest first; empty once enough of the exam is covered. */
  readonly areas: readonly { readonly area: string; readonly items: number }[];
};

/** What has to come before there is an estimate. */
export const missingIn = (areas: readonly AreaEvidence[]): Missing => ({
  items: Math.max(0, needed.items - itemsIn(areas)),
  areas: isCovered(areas)
    ? []
    : areas
        .filter(({ items }) => items < needed.itemsAnArea)
        .toSorted((a, b) => b.weight - a.weight)
        .map(({ area, items }) => ({ area, items: needed.itemsAnArea - items })),
});
