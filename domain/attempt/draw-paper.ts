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
  readonly worth: number;
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
    const rank = { preference: exposure, worth: Number(one.weak ?? false), seen };
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
      a.worth - b.worth ||
      (a.seen && b.seen ? a.seen.at - b.seen.at : 0)
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
