import { type RandomSource, shuffled } from '../kernel/random.ts';
import { type Worth, worthRank } from './worth.ts';

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
  /** Weak ones come after all that is as new and better; of an area the good ones come before the fair. */
  readonly worth?: Worth;
  /** From 1, in the case study that its family is; undefined where it is asked by itself. */
  readonly place?: number | undefined;
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

type Ranked = {
  readonly preference: number;
  readonly isWeak: boolean;
  readonly seen: Seen | undefined;
};

/** What they are compared by is worked out once for each, and not for each comparison. */
const ranked = (candidates: readonly Candidate[]): ((one: Candidate) => Ranked) => {
  const [known, isNew] = [familiarity(candidates), newTo(candidates)];
  const ranks = new Map<Candidate, Ranked>();
  return (one) => {
    const before = ranks.get(one);
    if (before) return before;
    const seen = one.seen ?? known.get(one.family);
    const exposure = preference({ seen, isNew: isNew(one) });
    const rank = { preference: exposure, isWeak: one.worth === 'weak', seen };
    ranks.set(one, rank);
    return rank;
  };
};

/** What a paper takes first of these comes first; 0 for equals. */
export const byPreference = (candidates: readonly Candidate[]) => {
  const rankOf = ranked(candidates);
  return (one: Candidate, other: Candidate): number => {
    const [a, b] = [rankOf(one), rankOf(other)];
    return (
      a.preference - b.preference ||
      Number(a.isWeak) - Number(b.isWeak) ||
      (a.seen && b.seen ? a.seen.at - b.seen.at : 0)
    );
  };
};

/** What area comes when stays as chance had it; of each, the better rated come first. */
const betterFirst = (equals: readonly Candidate[]): Candidate[] => {
  const ofArea = new Map(
    [...Map.groupBy(equals, ({ area }) => area)].map(([area, own]) => [
      area,
      own.toSorted((one, other) => worthRank(one) - worthRank(other)).values(),
    ]),
  );
  return equals.map((one) => ofArea.get(one.area)?.next().value ?? one);
};

/** In the order in which a paper takes them, equals by chance. */
const inOrder = (candidates: readonly Candidate[], random: RandomSource): readonly Candidate[] => {
  const compare = byPreference(candidates);
  const sorted = shuffled(candidates, random).toSorted(compare);
  const ordered: Candidate[] = [];
  let equals: Candidate[] = [];
  for (const [index, one] of sorted.entries()) {
    equals.push(one);
    const next = sorted[index + 1];
    if (next && compare(one, next) === 0) continue;
    ordered.push(...betterFirst(equals));
    equals = [];
  }
  return ordered;
};

type Wanted = {
  readonly count: number;
  readonly random: RandomSource;
  /** Families that stand on the paper already; those drawn are added. */
  readonly taken?: Set<string>;
};

/**
 * A practice paper: new items before those that were only read, these before missed ones, missed
 * before known, of these the weak ones last, older before newer, of an area the better rated first,
 * equals at random, never two siblings, and the order of the paper at random. Fewer than asked when
 * the bank is small.
 */
export const drawPractice = (
  candidates: readonly Candidate[],
  { count, random, taken = new Set() }: Wanted,
): readonly Candidate[] => {
  const drawn: Candidate[] = [];
  for (const candidate of inOrder(candidates, random)) {
    if (drawn.length === count) break;
    if (taken.has(candidate.family)) continue;
    taken.add(candidate.family);
    drawn.push(candidate);
  }
  return shuffled(drawn, random);
};
