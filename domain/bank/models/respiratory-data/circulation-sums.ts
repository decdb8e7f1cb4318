import type { NumericModel } from '../item-model.ts';
import { between, numericModel, rounded } from '../numeric-model.ts';
import { calculation } from './calculation.ts';
import { patientData } from './places.ts';

const resistanceCase = calculation({
  topic: 'Cardiopulmonary calculations (P/F, A-a gradient, VD/VT, OI)',
  placesOf: patientData,
  fact: 'vascular-resistance',
  note: 'Systemic resistance is normally about 800 to 1,200 and pulmonary resistance below about 250 dyn·s·cm⁻⁵.',
});

const vascularResistance: NumericModel = numericModel({
  id: 'd-calc-svr',
  version: 1,
  problem: 'Find systemic or pulmonary vascular resistance.',
  features: 'Pressure at both ends of the bed, cardiac output and the factor of 80.',
  slips: 'Leaving out the back pressure; adding it; systolic pressure for the mean; wrong bed.',
  draws: 2,
  cases: {
    systemic: resistanceCase((random) => {
      const mean = between({ from: 52, to: 100, step: 2 }, random);
      const cvp = between({ from: 2, to: 14, step: 1 }, random);
      const output = between({ from: 3, to: 8, step: 0.5 }, random);
      const wedge = cvp + 7;
      return {
        given: { mean, cvp, output, wedge },
        stem: `A patient in intensive care has a mean arterial pressure of ${mean} mm Hg, a CVP of ${cvp} mm Hg, a wedge pressure of ${wedge} mm Hg and a cardiac output of ${output} L/min. What is the systemic vascular resistance in dyn·s·cm⁻⁵?`,
        exact: ((mean - cvp) / output) * 80,
        unit: '',
        decimals: 0,
        why: `Resistance is (mean arterial pressure − CVP)/output × 80: (${mean} − ${cvp})/${output} × 80 = ${rounded(((mean - cvp) / output) * 80, 0)}.`,
        mistakes: [
          [((mean + cvp) / output) * 80, 'This adds CVP. The pressure difference drives the flow.'],
          [
            ((mean - wedge) / output) * 80,
            'This takes wedge pressure, which belongs to the pulmonary circulation.',
          ],
          [(mean / output) * 80, 'This leaves out the pressure at the venous end.'],
          [(mean - cvp) * output, 'This multiplies pressure by flow where it must be divided.'],
          [
            (mean - cvp) / output,
            'This is the value in Wood units. It has not been multiplied by 80.',
          ],
        ],
      };
    }),
    pulmonary: resistanceCase((random) => {
      const mean = between({ from: 26, to: 54, step: 2 }, random);
      const wedge = between({ from: 6, to: 14, step: 1 }, random);
      const output = between({ from: 3, to: 6, step: 0.5 }, random);
      const cvp = wedge - 4;
      return {
        given: { mean, wedge, output, cvp },
        stem: `Catheterization of a patient with scleroderma shows a mean pulmonary artery pressure of ${mean} mm Hg, a wedge pressure of ${wedge} mm Hg, a right atrial pressure of ${cvp} mm Hg and a cardiac output of ${output} L/min. What is the pulmonary vascular resistance in dyn·s·cm⁻⁵?`,
        exact: ((mean - wedge) / output) * 80,
        unit: '',
        decimals: 0,
        why: `Resistance is (mean pulmonary artery pressure − wedge pressure)/output × 80: (${mean} − ${wedge})/${output} × 80 = ${rounded(((mean - wedge) / output) * 80, 0)}.`,
        mistakes: [
          [
            (mean - wedge) / output,
            'This is the value in Wood units. It has not been multiplied by 80.',
          ],
          [
            ((mean - cvp) / output) * 80,
            'This takes right atrial pressure, which is the far end of the systemic circulation.',
          ],
          [(mean / output) * 80, 'This leaves out the pressure at the left atrial end.'],
          [((mean + wedge) / output) * 80, 'This adds wedge pressure where it must be subtracted.'],
        ],
      };
    }),
  },
});

/** Calculations of circulation. */
export const circulationSums: readonly NumericModel[] = [vascularResistance];
