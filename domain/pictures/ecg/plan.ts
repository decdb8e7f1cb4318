import type { RandomSource } from '../../kernel/random.ts';
import type { EcgParameters } from './parameters.ts';
import type { Wave } from './waves.ts';

/** What happens on a strip, and when: the same for its drawing, its figures and its words. */
export type Plan = {
  readonly waves: readonly Wave[];
  /** Onsets of the P waves that can be seen, in seconds. */
  readonly p: readonly number[];
  /** Onsets of the complexes. */
  readonly qrs: readonly number[];
  /** Milliseconds from each P wave to the complex that it brought; none where none belongs to one. */
  readonly pr: readonly number[];
  /** Milliseconds; of most complexes. */
  readonly width: number;
  /** What the line does where it is not flat between the waves, and how other complexes differ. */
  readonly also?: string;
};

export type Planner = (ecg: EcgParameters, random: RandomSource) => Plan;

/** Times that begin a little before the strip and end after it, each so far from the last as `next` says. */
export const times = (
  { from, to }: { readonly from: number; readonly to: number },
  next: (index: number) => number,
): readonly number[] => {
  const all: number[] = [];
  for (let at = from, index = 0; at < to; at += next(index), index += 1) all.push(at);
  return all;
};

/** Where the first beat stands. */
export const lead = 0.3;

/** A little more or less, as of a living heart. */
export const about = (value: number, random: RandomSource, share = 0.012): number =>
  value * (1 + (random() * 2 - 1) * share);
