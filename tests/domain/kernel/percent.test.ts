import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  percent,
  percentOf,
  percentOfToTenth,
  percentToTenth,
  roundedMean,
} from '../../../domain/kernel/percent.ts';

const counts = fc
  .tuple(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 1, max: 400 }))
  .map(([one, other]) => [Math.min(one, other), Math.max(one, other)] as const);

/** Long division in whole numbers. */
const divided = (part: bigint, whole: bigint): number => Number((2n * part + whole) / (2n * whole));

describe('a percent', () => {
  it('is rounded half up, where a fraction of it would fall below the half', () => {
    expect(percent(23, 40)).toBe(58);
    expect(percent(29, 200)).toBe(15);
    expect(percentOf(0.575)).toBe(58);
    expect(percentToTenth(201, 400)).toBe(50.3);
    expect(percentOfToTenth(0.6285)).toBe(62.9);
    expect(roundedMean(115, 2)).toBe(58);
  });

  it('is that of long division for every paper', () => {
    for (let whole = 1; whole <= 400; whole += 1)
      for (let part = 0; part <= whole; part += 1)
        expect(percent(part, whole)).toBe(divided(100n * BigInt(part), BigInt(whole)));
  });

  it('of a share is that of the counts which the share came from', () => {
    fc.assert(
      fc.property(counts, ([part, whole]) => {
        expect(percentOf(part / whole)).toBe(percent(part, whole));
      }),
    );
  });

  it('of nothing is 0, and of all 100', () => {
    expect([percent(0, 0), percentToTenth(0, 0), roundedMean(0, 0), percentOf(0)]).toEqual([
      0, 0, 0, 0,
    ]);
    expect([percent(7, 7), percentToTenth(7, 7), percentOf(1)]).toEqual([100, 100, 100]);
  });
});
