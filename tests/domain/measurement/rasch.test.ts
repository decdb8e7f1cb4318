import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { estimateAbility, probability } from '../../../domain/measurement/rasch.ts';

const prior = { mean: 0, sd: 1 };
const answers = (difficulty: number, pattern: string) =>
  [...pattern].map((mark) => ({ difficulty, credit: mark === '1' ? 1 : 0 }));

describe('the Rasch model', () => {
  it('gives even odds where ability meets difficulty, and e to one a logit above', () => {
    expect(probability(0.7, 0.7)).toBe(0.5);
    // 1 / (1 + e^-1)
    expect(probability(1, 0)).toBeCloseTo(0.731_058_578_630_004_9, 12);
    expect(probability(-2, 0)).toBeCloseTo(0.119_202_922_022_117_5, 12);
  });
});

describe('the ability of a learner', () => {
  it('is by maximum likelihood the logit of the share that was right, on items of one difficulty', () => {
    // ln(3 / 1) = 1.098612, information 4 · ¾ · ¼ = 0.75
    expect(estimateAbility(answers(0, '1110'), prior)).toEqual({ theta: 1.098_612, se: 1.154_701 });
    expect(estimateAbility(answers(0.5, '1110'), prior).theta).toBe(1.598_612);
    expect(estimateAbility(answers(0, '1100'), prior)).toEqual({ theta: 0, se: 1 });
  });

  it('counts a share of points as that much of a right answer', () => {
    const shares = (...credits: number[]) => credits.map((credit) => ({ difficulty: 0, credit }));
    expect(estimateAbility(shares(0.75, 0.75, 0.75, 0.75), prior)).toEqual(
      estimateAbility(answers(0, '1110'), prior),
    );
    // ln(0.4 / 0.6) = −0.405465, information 5 · 0.4 · 0.6 = 1.2
    expect(estimateAbility(shares(1, 0, 0.5, 0.25, 0.25), prior)).toEqual({
      theta: -0.405_465,
      se: 0.912_871,
    });
    expect(estimateAbility(shares(0.5), prior)).toEqual({ theta: 0, se: 2 });
  });

  it('takes the prior in while all is right or all is wrong', () => {
    // 1 − P(θ) = θ has its root at 0.401058; information P(1 − P) + 1 = 1.240211, its root 1.113648
    expect(estimateAbility(answers(0, '1'), prior)).toEqual({ theta: 0.401_058, se: 0.897_95 });
    expect(estimateAbility(answers(0, '0'), prior).theta).toBe(-0.401_058);
    expect(estimateAbility([], prior)).toEqual({ theta: 0, se: 1 });
  });

  it('stands where what was expected is what was earned, whatever the difficulties', () => {
    const response = fc.record({
      difficulty: fc.double({ min: -3, max: 3, noNaN: true }),
      credit: fc.constantFrom(0, 0.25, 0.3333, 0.5, 0.75, 1),
    });
    fc.assert(
      fc.property(fc.array(response, { minLength: 2, maxLength: 150 }), (responses) => {
        const earned = responses.reduce((sum, { credit }) => sum + credit, 0);
        fc.pre(earned > 0 && earned < responses.length);
        const { theta, se } = estimateAbility(responses, prior);
        const expected = responses.reduce(
          (sum, { difficulty }) => sum + probability(theta, difficulty),
          0,
        );
        expect(expected).toBeCloseTo(earned, 3);
        expect(se).toBeGreaterThan(0);
      }),
    );
  });

  it('is the same number however the answers are ordered', () => {
    const mixed = [...answers(-0.6, '101'), ...answers(0.6, '0011')];
    expect(estimateAbility([...mixed].reverse(), prior)).toEqual(estimateAbility(mixed, prior));
  });
});
