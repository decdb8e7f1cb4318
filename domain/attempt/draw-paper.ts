import { type RandomSource, shuffled } from '../kernel/random.ts';

/** What drawing needs to know of an item: where it belongs and how this learner met it. */
export type Candidate = {
  readonly itemId: string;
  readonly area: string;
  /** Siblings share it; the item's own id where it has none. */
  readonly family: string;
  /** With its key, on a finished paper or checked. */
  readonly seen: Seen | undefined;
  /** It stood on a paper, whatever became of that. */
  readonly met?: boolean;
  /** Found not worth a learner's time: it comes after all that is as new and better. */
  readonly weak?: boolean;
};

/** Correct is null where it was not reached; when: milliseconds since 1970-01-01T00:00Z. */
export type Seen = { readonly correct: boolean | null; readonly at: number };

/** An item whose sibling was seen is not new: it is as well known as the one seen last. */
const familiarity = (candidates: readonly Candidate[]): ReadonlyMap<string, Seen> => {
  const known = new Map<string, Seen>();
  for (const { family, seen } of candidates) {
    const before = known.get(family);
    if (seen && (!before || seen.at > before.at)) known.set(family, seen);
  }
  return known;
};

/** Tells of each candidate whether neither it nor a sibling of it was met. */
export const newTo = (candidates: readonly Candidate[]): ((one: Candidate) => boolean) => {
  const isMet = ({ seen, met }: Candidate): boolean => seen !== undefined || met === true;
  const met = new Set(candidates.filter(isMet).map(({ family }) => family));
  return ({ family }) => !met.has(family);
};

type Exposure = { readonly seen: Seen | undefined; readonly isNew: boolean };

const preference = ({ seen, isNew }: Exposure): number => {
  if (!seen) return isNew ? 0 : 1;
  return seen.correct ? 3 : 2;
};

const byPreference = (candidates: readonly Candidate[]) => {
  const [known, isNew] = [familiarity(candidates), newTo(candidates)];
  const knownOf = (one: Candidate): Exposure => ({
    seen: one.seen ?? known.get(one.family),
    isNew: isNew(one),
  });
  return (one: Candidate, other: Candidate): number => {
    const [a, b] = [knownOf(one), knownOf(other)];
    const byWorth = Number(one.weak ?? false) - Number(other.weak ?? false);
    return (
      preference(a) - preference(b) || byWorth || (a.seen && b.seen ? a.seen.at - b.seen.at : 0)
    );
  };
};

type Wanted = {
  readonly count: number;
  readonly random: RandomSource;
  /** Families that stand on the paper already; those drawn are added. */
  readonly taken?: Set<string>;
};

/**
 * A practice paper: new items before those that were only read, these before missed ones, missed
 * before known, of these the weak ones last, older before newer, equals at random, never two siblings, and the order of the paper at random. Fewer than asked when
 * the bank is small.
 */
export const drawPractice = (
  candidates: readonly Candidate[],
  { count, random, taken = new Set() }: Wanted,
): readonly Candidate[] => {
  const preferred = shuffled(candidates, random).toSorted(byPreference(candidates));
  const drawn: Candidate[] = [];
  for (const candidate of preferred) {
    if (drawn.length === count) break;
    if (taken.has(candidate.family)) continue;
    taken.add(candidate.family);
    drawn.push(candidate);
  }
  return shuffled(drawn, random);
};

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

/** The areas with the least to choose from first, so that others do not take their families. */
const scarcestFirst = (
  candidates: readonly Candidate[],
  quotas: ReadonlyMap<string, number>,
): { readonly own: readonly Candidate[]; readonly count: number }[] =>
  [...quotas]
    .map(([area, count]) => ({ own: candidates.filter((one) => one.area === area), count }))
    .toSorted((a, b) => a.own.length - a.count - (b.own.length - b.count));

/** A full-length paper by blueprint weight; undefined when an area has too few items. */
export const drawByBlueprint = (
  candidates: readonly Candidate[],
  quotas: ReadonlyMap<string, number>,
  random: RandomSource,
): readonly Candidate[] | undefined => {
  const taken = new Set<string>();
  const paper: Candidate[] = [];
  for (const { own, count } of scarcestFirst(candidates, quotas)) {
    const drawn = drawPractice(own, { count, random, taken });
    if (drawn.length < count) return undefined;
    paper.push(...drawn);
  }
  return shuffled(paper, random);
};
