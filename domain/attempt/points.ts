import type { Marking } from './marking.ts';
import type { PaperItem } from './paper-item.ts';
import { placeOf } from './paper-options.ts';

/** By what an answer is counted: letters of a paper, or ids of options. */
export type Keyed = Pick<PaperItem, 'type'> & {
  readonly key: readonly string[];
  readonly marking?: Marking | undefined;
};

export type Points = { readonly points: number; readonly maxPoints: number };

type Groups = Extract<Marking, { kind: 'groups' }>;

const isNear = (one: number, other: number, tolerance: number): boolean =>
  // What is a tenth on paper is hardly one in binary.
  Math.abs(one - other) <= tolerance + 1e-9;

/** The place of the option that a number stands for; the right one first where tolerances meet. */
export const placeOfNumber = (
  { values, tolerance }: Extract<Marking, { kind: 'numeric' }>,
  { entered, key }: { readonly entered: string; readonly key: readonly string[] },
): number | undefined => {
  const right = placeOf(key[0] ?? '');
  const rightValue = values[right];
  if (rightValue !== undefined && isNear(Number(entered), rightValue, tolerance)) return right;
  const place = values.findIndex((value) => isNear(Number(entered), value, 0));
  return place < 0 ? undefined : place;
};

const isSameSet = (key: readonly string[], chosen: readonly string[]): boolean => {
  const chosenSet = new Set(chosen);
  return chosenSet.size === new Set(key).size && key.every((label) => chosenSet.has(label));
};

/**
 * Wholly right: K-Type and what has several places when the chosen set equals the key, an order when it is
 * the key's, a number within its tolerance, a single answer when it is one letter and the key holds it.
 */
export const isCorrect = ({ type, key, marking }: Keyed, chosen: readonly string[]): boolean => {
  if (marking?.kind === 'numeric') {
    const [entered] = chosen;
    if (entered === undefined) return false;
    return placeOfNumber(marking, { entered, key }) === placeOf(key[0] ?? '');
  }
  if (marking?.kind === 'ordered') return chosen.join() === key.join();
  if (type === 'single') return chosen.length === 1 && key.some((label) => label === chosen[0]);
  return isSameSet(key, chosen);
};

const among = (options: readonly string[], some: readonly string[]): readonly string[] =>
  options.filter((option) => some.includes(option));

type Given = { readonly key: readonly string[]; readonly chosen: readonly string[] };

/** Right choices less wrong ones, never below nothing. */
const plusMinus = (options: readonly string[], { key, chosen }: Given): number => {
  const picked = among(options, chosen);
  const right = among(picked, key).length;
  return Math.max(0, right - (picked.length - right));
};

const rightIn = (options: readonly string[], { key, chosen }: Given): number =>
  among(among(options, chosen), key).length;

/** A point for each pair that is right in both: the first group, and one of those that give its reason. */
const rationale = ({ groups }: Groups, given: Given): Points => {
  const [first, ...reasons] = groups.map(({ options }) => rightIn(options, given) > 0);
  return { points: first ? reasons.filter(Boolean).length : 0, maxPoints: reasons.length };
};

const ofGroups = (marking: Groups, given: Given): Points => {
  if (marking.rule === 'rationale') return rationale(marking, given);
  const count = marking.rule === '0/1' ? rightIn : plusMinus;
  const sum = (of: (options: readonly string[]) => number): number =>
    marking.groups.reduce((total, { options }) => total + of(options), 0);
  return {
    points: sum((options) => count(options, given)),
    maxPoints: sum((options) => among(options, given.key).length),
  };
};

/**
 * Partial credit by the rules that are published for NCLEX: a point for each right choice where their number
 * is given, right less wrong and never below nothing where it is not, a point for each pair of a rationale;
 * everything else is right or wrong.
 */
export const pointsFor = (keyed: Keyed, chosen: readonly string[]): Points => {
  const { type, key, marking } = keyed;
  if (marking?.kind === 'groups') return ofGroups(marking, { key, chosen });
  if (!marking && type === 'multiple') {
    return { points: plusMinus([...new Set(chosen)], { key, chosen }), maxPoints: key.length };
  }
  return { points: isCorrect(keyed, chosen) ? 1 : 0, maxPoints: 1 };
};

/** Share of the points, 0 to 1; one that tells no points is right or wrong. */
export const creditOf = ({
  correct,
  points,
  maxPoints,
}: {
  readonly correct: boolean;
  readonly points?: number | undefined;
  readonly maxPoints?: number | undefined;
}): number =>
  points === undefined || !maxPoints
    ? Number(correct)
    : Math.round((1e4 * points) / maxPoints) / 1e4;
