import { type RandomSource, seedOf } from '../../kernel/random.ts';

/** What kind of learner somebody is. */
export type Temperament = {
  /** Chance of a right answer in the beginning, 0 to 1. */
  readonly skill: number;
  /** What it grows by until the last day. */
  readonly growth: number;
  /** Seconds on a question of medium length. */
  readonly pace: number;
  /** How much stronger or weaker than elsewhere they are in an area. */
  readonly inArea: (area: string) => number;
};

const between = (random: RandomSource, from: number, to: number): number =>
  from + random() * (to - from);

const areaSpread = 0.36;

/** By chance: from those who struggle to those who are nearly there. */
export const temperamentOf = (random: RandomSource): Temperament => {
  const own = random();
  return {
    skill: between(random, 0.56, 0.78),
    growth: between(random, 0.04, 0.16),
    pace: between(random, 26, 52),
    inArea: (area) => ((seedOf(`${area} ${own}`) % 1000) / 1000 - 0.5) * areaSpread,
  };
};

type QuestionExposure = {
  readonly area: string;
  readonly level: 'recall' | 'application' | 'analysis';
  readonly isKnown: boolean;
  /** Of the life that is lived, 0 to 1. */
  readonly lived: number;
};

const ofLevel = { recall: 0.05, application: 0, analysis: -0.07 } as const;

/** The chance of a right answer, 0 to 1. */
export const chanceOf = (
  { skill, growth, inArea }: Temperament,
  { area, level, isKnown, lived }: QuestionExposure,
): number => {
  const chance = skill + growth * lived + inArea(area) + ofLevel[level] + (isKnown ? 0.14 : 0);
  return Math.min(0.96, Math.max(0.2, chance));
};
