import { type RandomSource, shuffled } from '../kernel/random.ts';
import { rounded } from './rounded.ts';

/** An item that may come next; `family` is shared by siblings, of which one is asked at most. */
export type PoolItem = {
  readonly item: { readonly itemId: string; readonly area: string; readonly firstSeen: boolean };
  readonly family: string;
  /** Logits. */
  readonly difficulty: number;
};

export type AreaWeight = { readonly code: string; readonly weight: number };
export type AreaCounts = Readonly<Record<string, number>>;

export type NextItemRequest = {
  /** Logits. */
  readonly theta: number;
  /** Items asked so far, by area. */
  readonly counts: AreaCounts;
  readonly areas: readonly AreaWeight[];
  /** Families asked so far. */
  readonly families: ReadonlySet<string>;
  readonly nearest: number;
  readonly random: RandomSource;
};

/** The areas of the outline, the one that lacks most of its share of the next paper first. */
const neediestFirst = ({ areas, counts }: NextItemRequest): readonly string[] => {
  const sum = areas.reduce((total, { weight }) => total + weight, 0);
  const length = areas.reduce((total, { code }) => total + (counts[code] ?? 0), 0) + 1;
  return areas
    .map(({ code, weight }) => ({
      code,
      lacks: rounded((weight / sum) * length - (counts[code] ?? 0)),
    }))
    .toSorted((one, other) => other.lacks - one.lacks)
    .map(({ code }) => code);
};

/** Unseen items alone, as long as there are any. */
const freshest = <Item extends PoolItem>(items: readonly Item[]): readonly Item[] => {
  const unseen = items.filter(({ item }) => item.firstSeen);
  return unseen.length > 0 ? unseen : items;
};

/** One at random of those nearest to the ability; equals are as likely one as the other. */
const nearOne = <Item extends PoolItem>(
  items: readonly Item[],
  { theta, nearest, random }: NextItemRequest,
): Item | undefined => {
  const distance = ({ difficulty }: PoolItem): number => rounded(Math.abs(difficulty - theta));
  const near = shuffled(items, random)
    .toSorted((one, other) => distance(one) - distance(other))
    .slice(0, nearest);
  return near[Math.floor(random() * near.length)];
};

/**
 * The next item of an adaptive exam: of the area furthest below its share of the blueprint, unseen
 * before seen, near the ability. Undefined when no family is left.
 */
export const nextItem = <Item extends PoolItem>(
  pool: readonly Item[],
  wish: NextItemRequest,
): Item | undefined => {
  const left = pool.filter(({ family }) => !wish.families.has(family));
  for (const area of neediestFirst(wish)) {
    const ofArea = left.filter(({ item }) => item.area === area);
    if (ofArea.length > 0) return nearOne(freshest(ofArea), wish);
  }
  return undefined;
};
