import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { halfUp } from '../../../domain/kernel/half-up.ts';

describe('a clinical number', () => {
  it.each([
    [8.155, 2, 8.16],
    [1.005, 2, 1.01],
    [1.15, 1, 1.2],
    [-8.155, 2, -8.16],
    [0.1 + 0.2, 2, 0.3],
    [2.675 * 10, 1, 26.8],
    [12.5, 0, 13],
    [4, 2, 4],
  ])('is rounded half away from zero: %d to %d decimals is %d', (value, decimals, rounded) => {
    expect(halfUp(value, decimals)).toBe(rounded);
  });

  it('is rounded as its digits are read, whatever its binary fraction is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999 }), (value) => {
        expect(halfUp(value / 1000, 2)).toBe(Math.floor((value + 5) / 10) / 100);
      }),
    );
  });

  it('is rounded up at every half', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999 }), (hundredths) => {
        expect(halfUp((hundredths * 10 + 5) / 1000, 2)).toBe((hundredths + 1) / 100);
      }),
      { numRuns: 500 },
    );
  });
});
