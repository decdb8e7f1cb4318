import { Big } from 'big.js';
import { halfUp } from '../../kernel/half-up.ts';
import { type RandomSource, randomFrom, seedOf } from '../../kernel/random.ts';
import type { Choice, ItemModel, NumericDraft, NumericModel } from './item-model.ts';

type About = Omit<ItemModel, 'drafts'>;

/** What a case makes of its numbers. */
export type PosedDraft = Omit<NumericDraft, 'name' | 'family'>;

/** A case of a numeric model: its own words around its own numbers; undefined where these tell too little. */
export type NumericCase = (random: RandomSource) => PosedDraft | undefined;

type NumericSpec = About & {
  /** By name; two items of one case are siblings. */
  readonly cases: Readonly<Record<string, NumericCase>>;
  /** Items drawn of each case. */
  readonly draws: number;
};

const drawsAtMost = 1000;

const isUsable = ({ key, distractors }: Pick<NumericDraft, 'key' | 'distractors'>): boolean =>
  new Set([key.text, ...distractors.map(({ text }) => text)]).size === distractors.length + 1;

/** Draws until the numbers tell enough and no slip happens to give the key's number or another slip's. */
const drawUsable = (draw: NumericCase, random: RandomSource): PosedDraft => {
  for (let tries = 0; tries < drawsAtMost; tries += 1) {
    const draft = draw(random);
    if (draft && isUsable(draft)) return draft;
  }
  throw new Error(`A numeric case gave no usable numbers ${drawsAtMost} times`);
};

/** A model with numbers: each case is drawn with seeds of its own, the same on every machine. */
export const numericModel = ({ cases, draws, ...about }: NumericSpec): NumericModel => {
  const named = Object.entries(cases);
  const draftOf = (name: string, draw: NumericCase, index: number): NumericDraft => ({
    ...drawUsable(draw, randomFrom(seedOf(`${about.id}/${name}/${index}`))),
    name: `${name}-${index + 1}`,
    family: `${about.id}/${name}`,
  });
  return {
    ...about,
    drafts: () =>
      named.flatMap(([name, draw]) =>
        Array.from({ length: draws }, (_, index) => draftOf(name, draw, index)),
      ),
    draw: (random) => {
      const [name, draw] = named[Math.floor(random() * named.length)] ?? [];
      if (!name || !draw) throw new RangeError(`${about.id} has no cases`);
      return { ...drawUsable(draw, random), name, family: `${about.id}/${name}` };
    },
  };
};

/** One of the values. */
export const oneOf = <Value>(values: readonly Value[], random: RandomSource): Value => {
  const value = values[Math.floor(random() * values.length)];
  if (value === undefined) throw new RangeError('There is nothing to choose from');
  return value;
};

/** A number between two others, both included, on a grid. */
export const between = (
  { from, to, step }: { readonly from: number; readonly to: number; readonly step: number },
  random: RandomSource,
): number => {
  const steps = new Big(to).minus(from).div(step).round().toNumber();
  return new Big(step)
    .times(Math.floor(random() * (steps + 1)))
    .plus(from)
    .toNumber();
};

/** Rounds half away from zero and prints no trailing zeros. */
export const rounded = (value: number, decimals: number): string => String(halfUp(value, decimals));

/** A number with its unit as an option shows it, and why. */
export const amount = (
  value: number,
  {
    decimals,
    unit,
    why,
  }: { readonly decimals: number; readonly unit: string; readonly why: string },
): Choice => ({ text: `${rounded(value, decimals)}${unit === '%' ? '' : ' '}${unit}`.trim(), why });
