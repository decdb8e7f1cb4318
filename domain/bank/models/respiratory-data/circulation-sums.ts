import type { NumericModel } from '../item-model.ts';
import { between, numericModel, oneOf, rounded } from '../numeric-model.ts';
import { calculation } from './calculation.ts';
import { patientData } from './places.ts';

const topic = 'Cardiopulmonary calculations (P/F, A-a gradient, VD/VT, OI)';
const draws = 2;
const about = { topic, placesOf: patientData };

const resistanceCase = calculation({
  ...about,
  fact: 'vascular-resistance',
  note: 'Systemic resistance is normally about 800 to 1,200 and pulmonary resistance below about 250 dyn·s·cm⁻⁵.',
});

const vascularResistance: NumericModel = numericModel({
  id: 'd-calc-svr',
  version: 1,
  problem: 'Find systemic or pulmonary vascular resistance.',
  features: 'Pressure at both ends of the bed, cardiac output and the factor of 80.',
  slips: 'Leaving out the back pressure; adding it; systolic pressure for the mean; wrong bed.',
  draws,
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

const pressureCase = calculation({
  ...about,
  fact: 'mean-arterial-pressure',
  note: 'Diastole lasts about twice as long as systole at normal rates. In shock a systemic mean of at least 65 mm Hg is the usual goal. A normal pulmonary mean is about 10 to 20 mm Hg.',
});

const meanPressure: NumericModel = numericModel({
  id: 'd-calc-map',
  version: 1,
  problem: 'Find a mean pressure from systolic and diastolic pressure.',
  features: 'Diastolic pressure counts twice.',
  slips: 'Plain average; systolic counted twice; pulse pressure given as the mean.',
  draws,
  cases: {
    systemic: pressureCase((random) => {
      const diastolic = between({ from: 36, to: 66, step: 2 }, random);
      const systolic = diastolic + between({ from: 27, to: 60, step: 3 }, random);
      return {
        given: { systolic, diastolic },
        stem: `After PEEP is raised, the arterial line of a patient reads ${systolic}/${diastolic} mm Hg. Perfusion goals are set by mean arterial pressure. What is it?`,
        exact: (systolic + 2 * diastolic) / 3,
        unit: 'mm Hg',
        decimals: 0,
        why: `Mean pressure is (systolic + 2 × diastolic)/3: (${systolic} + ${2 * diastolic})/3 = ${rounded((systolic + 2 * diastolic) / 3, 0)} mm Hg.`,
        mistakes: [
          [
            (systolic + diastolic) / 2,
            'This is the plain average. Diastole lasts longer and counts twice.',
          ],
          [
            (2 * systolic + diastolic) / 3,
            'This counts systolic pressure twice. Diastole is the longer phase.',
          ],
          [systolic - diastolic, 'This is the pulse pressure. The mean lies between both values.'],
          [
            (systolic + diastolic) / 3,
            'This divides the sum of two values by three and counts diastole once.',
          ],
        ],
      };
    }),
    pulmonary: pressureCase((random) => {
      const diastolic = between({ from: 16, to: 34, step: 2 }, random);
      const systolic = diastolic + between({ from: 18, to: 36, step: 3 }, random);
      return {
        given: { systolic, diastolic },
        stem: `The pulmonary artery catheter of a patient with COPD shows ${systolic}/${diastolic} mm Hg. To judge pulmonary hypertension the therapist needs the mean pulmonary artery pressure. Which value is right?`,
        exact: (systolic + 2 * diastolic) / 3,
        unit: 'mm Hg',
        decimals: 0,
        why: `The mean is (${systolic} + 2 × ${diastolic})/3 = ${rounded((systolic + 2 * diastolic) / 3, 0)} mm Hg, because diastole counts twice.`,
        mistakes: [
          [(systolic + diastolic) / 2, 'This is the plain average of the two pressures.'],
          [
            (2 * systolic + diastolic) / 3,
            'This gives systole the double weight that belongs to diastole.',
          ],
          [systolic - diastolic, 'This is the pulse pressure of the pulmonary artery.'],
          [
            (systolic + diastolic) / 3,
            'This counts diastolic pressure just once but divides by three.',
          ],
        ],
      };
    }),
  },
});

const gapCase = calculation({
  fact: 'anion-gap',
  topic: 'Evaluating data in the patient record',
  placesOf: patientData,
  note: 'A gap of about 8 to 16 mEq/L is normal when potassium is left out. Lactate, ketones, kidney failure and some poisons widen it.',
});

const anionGap: NumericModel = numericModel({
  id: 'd-calc-gap',
  version: 1,
  problem: 'Find the anion gap from electrolytes.',
  features: 'Sodium, chloride and bicarbonate.',
  slips: 'Leaving out bicarbonate or chloride; adding potassium; adding bicarbonate.',
  draws,
  cases: {
    acidosis: gapCase((random) => {
      const sodium = between({ from: 132, to: 146, step: 1 }, random);
      const chloride = between({ from: 95, to: 108, step: 1 }, random);
      const bicarbonate = between({ from: 8, to: 18, step: 1 }, random);
      const potassium = oneOf([3.6, 4.2, 5.1], random);
      const gap = sodium - chloride - bicarbonate;
      return {
        given: { sodium, chloride, bicarbonate, potassium },
        stem: `A patient with deep, fast breathing has sodium ${sodium}, potassium ${potassium}, chloride ${chloride} and bicarbonate ${bicarbonate} mEq/L. What is the anion gap when potassium is left out?`,
        exact: gap,
        unit: 'mEq/L',
        decimals: 0,
        why: `The gap is sodium − (chloride + bicarbonate): ${sodium} − (${chloride} + ${bicarbonate}) = ${gap} mEq/L.`,
        mistakes: [
          [sodium - chloride, 'This leaves out bicarbonate, which also counts as an anion.'],
          [sodium - chloride + bicarbonate, 'This adds bicarbonate where it must be subtracted.'],
          [gap + potassium, 'This adds potassium, which was to be left out.'],
          [
            chloride - bicarbonate,
            'This subtracts bicarbonate from chloride and leaves out sodium.',
          ],
        ],
      };
    }),
  },
});

/** Calculations of circulation and electrolytes. */
export const circulationSums: readonly NumericModel[] = [
  vascularResistance,
  meanPressure,
  anionGap,
];
