import { type RandomSource, shuffled } from '../kernel/random.ts';
import { epochMs, type Instant } from '../kernel/time.ts';

/** What drawing needs to know of an item: where it belongs and how this learner met it. */
export type Candidate = {
  readonly itemId: string;
  readonly area: string;
  readonly seen: { readonly correct: boolean; readonly at: Instant } | undefined;
};

const preference = ({ seen }: Candidate): number => {
  if (!seen) return 0;
  return seen.correct ? 2 : 1;
};

const byPreference = (a: Candidate, b: Candidate): number =>
  preference(a) - preference(b) || (a.seen && b.seen ? epochMs(a.seen.at) - epochMs(b.seen.at) : 0);

/**
 * A practice paper: unseen items before missed ones, missed before known, older before newer,
 * equals at random, and the order of the paper at random. Fewer than asked when the bank is small.
 */
export const drawPractice = (
  candidates: readonly Candidate[],
  { count, random }: { readonly count: number; readonly random: RandomSource },
): readonly Candidate[] =>
  shuffled(shuffled(candidates, random).toSorted(byPreference).slice(0, count), random);

/** How many items of each area a paper of `count` holds: largest remainders of the weights. */
export const areaQuotas = (
  areas: readonly { readonly code: string; readonly weight: number }[],
  count: number,
): ReadonlyMap<string, number> => {
  const sum = areas.reduce((total, { weight }) => total + weight, 0);
  const shares = areas.map(({ code, weight }) => {
    const exact = (weight / sum) * count;
    return { code, whole: Math.floor(exact), rest: exact - Math.floor(exact) };
  });
  const missing = count - shares.reduce((total, { whole }) => total + whole, 0);
  const raised = new Set(
    shares
      .toSorted((a, b) => b.rest - a.rest)
      .slice(0, missing)
      .map(({ code }) => code),
  );
  return new Map(shares.map(({ code, whole }) => [code, whole + (raised.has(code) ? 1 : 0)]));
};

/** A full-length paper by blueprint weight; undefined when an area has too few items. */
export const drawByBlueprint = (
  candidates: readonly Candidate[],
  quotas: ReadonlyMap<string, number>,
  random: RandomSource,
): readonly Candidate[] | undefined => {
  const drawn = [...quotas].map(([area, count]) => {
    const own = candidates.filter((candidate) => candidate.area === area);
    return own.length < count ? undefined : drawPractice(own, { count, random });
  });
  const parts = drawn.filter((part) => part !== undefined);
  return parts.length === drawn.length ? shuffled(parts.flat(), random) : undefined;
};
