import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { workedOut } from '../../../domain/study-aid/dosage/work-out.ts';

const drug = { drug: 'Digoxin', groups: [], scene: 'By mouth.' };
const never = () => 0;

/** mL that hold so many thousandths of a milligram, of a liquid with 1 mg in so many mL. */
const milliliters = (thousandths: number, per: number): number | undefined =>
  workedOut(
    {
      ...drug,
      kind: 'dose',
      dose: thousandths / 1000,
      doseUnit: 'mg',
      stock: { amount: 1, per, unit: 'mL' },
    },
    never,
  )[0]?.answer;

describe('the answer of a dosage problem', () => {
  it('is rounded halves up where a binary fraction falls below the half', () => {
    expect(milliliters(8155, 1)).toBe(8.16);
    expect(milliliters(1005, 5)).toBe(5.03);
  });

  it('is rounded up at every half', () => {
    const odd = fc.constantFrom(1, 3, 7, 9);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999 }), odd, (hundredths, per) => {
        const dose = hundredths * 10 + 5;
        expect(milliliters(dose, per)).toBe((dose * per + 5) / 1000);
      }),
      { numRuns: 500 },
    );
  });

  it('counts drops from the whole volume, halves up', () => {
    const [problem] = workedOut({ ...drug, kind: 'drip', mL: 90, hours: 2, dropFactor: 10 }, never);
    expect(problem?.answer).toBe(8);
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 3000 }),
        fc.integer({ min: 1, max: 24 }),
        fc.constantFrom(10, 15, 20, 60),
        (mL, hours, dropFactor) => {
          const [drip] = workedOut({ ...drug, kind: 'drip', mL, hours, dropFactor }, never);
          const minutes = hours * 60;
          expect(drip?.answer).toBe(Math.floor((2 * mL * dropFactor + minutes) / (2 * minutes)));
        },
      ),
    );
  });
});
