import { expect, it } from 'vitest';
import { type RandomSource, randomFrom } from '../../../domain/kernel/random.ts';
import { estimateAbility, probability, type Response } from '../../../domain/measurement/rasch.ts';

const prior = { mean: 0, sd: 1 };
const half = 1.959_964;
const levels = [-0.6, 0, 0.6];

/** Six points that stand or fall together in half of the questions, and each by itself in the others. */
const creditOfSix = (p: number, random: RandomSource): number => {
  if (random() < 0.5) return random() < p ? 1 : 0;
  return (
    Array.from({ length: 6 }, () => (random() < p ? 1 : 0)).reduce<number>((a, b) => a + b, 0) / 6
  );
};

const learnerOf = (theta: number, random: RandomSource): Response[] =>
  Array.from({ length: 85 }, (_, index) => {
    const difficulty = levels[index % levels.length] ?? 0;
    const p = probability(theta, difficulty);
    // A quarter of the questions has points, as of a form with case studies.
    const credit = index % 4 === 0 ? creditOfSix(p, random) : Number(random() < p);
    return { difficulty, credit };
  });

it('with partial credit the ability comes out unbiased, and its interval is not too narrow', () => {
  const random = randomFrom(20_261_127);
  const learners = Array.from({ length: 1000 }, (_, index) => {
    const theta = -1.5 + (3 * index) / 999;
    const { theta: told, se } = estimateAbility(learnerOf(theta, random), prior);
    return { error: told - theta, isHeld: Math.abs(told - theta) <= half * se };
  });
  const bias = learners.reduce((sum, { error }) => sum + error, 0) / learners.length;
  const held = learners.filter(({ isHeld }) => isHeld).length / learners.length;
  expect(Math.abs(bias)).toBeLessThan(0.03);
  expect(held).toBeGreaterThan(0.94);
});
