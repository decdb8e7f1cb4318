import type { NumericModel } from '../item-model.ts';
import { between, numericModel, rounded } from '../numeric-model.ts';
import { calculation } from './calculation.ts';
import { patientData } from './places.ts';

const fickCase = calculation({
  topic: 'Cardiopulmonary calculations (P/F, A-a gradient, VD/VT, OI)',
  placesOf: patientData,
  fact: 'fick-principle',
  note: 'Contents are given for 100 mL of blood, so the difference is multiplied by 10 to get mL/L. A wide difference goes with a low output.',
});

const fick: NumericModel = numericModel({
  id: 'd-calc-fick',
  version: 1,
  problem: 'Find cardiac output from oxygen uptake and contents.',
  features: 'Oxygen consumption, arterial and venous content, body surface.',
  slips: 'Forgetting the factor of 10; using one content; index for output.',
  draws: 2,
  cases: {
    output: fickCase((random) => {
      const uptake = between({ from: 200, to: 300, step: 10 }, random);
      const arterial = between({ from: 15, to: 19, step: 0.5 }, random);
      const venous = arterial - between({ from: 3.5, to: 8, step: 0.5 }, random);
      const gap = arterial - venous;
      return {
        given: { uptake, arterial, venous },
        stem: `A patient consumes ${uptake} mL of oxygen a minute. Arterial content is ${arterial} mL/dL and mixed venous content ${venous} mL/dL. What is the cardiac output by the Fick equation?`,
        exact: uptake / (gap * 10),
        unit: 'L/min',
        decimals: 1,
        why: `The difference of ${rounded(gap, 1)} mL/dL is ${rounded(gap * 10, 0)} mL/L, and ${uptake} mL/min divided by it is ${rounded(uptake / (gap * 10), 1)} L/min.`,
        mistakes: [
          [
            uptake / (arterial * 10),
            'This divides by arterial content alone. Oxygen that returns in venous blood was not used.',
          ],
          [
            uptake / (venous * 10),
            'This divides by venous content alone. The difference of both contents is needed.',
          ],
          [
            uptake / ((arterial + venous) * 10),
            'This adds the contents where they must be subtracted.',
          ],
          [
            uptake / gap,
            'This forgets that contents are given for 100 mL, so the result is ten times too large.',
          ],
          [
            uptake / (gap * 10) / 1.34,
            'This divides by 1.34 once more, though the contents already include hemoglobin.',
          ],
        ],
      };
    }),
    index: fickCase((random) => {
      const uptake = between({ from: 210, to: 290, step: 10 }, random);
      const gap = between({ from: 4, to: 7.5, step: 0.5 }, random);
      const area = between({ from: 1.6, to: 2.2, step: 0.1 }, random);
      const output = uptake / (gap * 10);
      return {
        given: { uptake, gap, area },
        stem: `During catheterization a patient with a body surface area of ${area} m² has an oxygen consumption of ${uptake} mL/min and an arterial-venous difference of ${gap} mL/dL. Which cardiac index follows from these values?`,
        exact: output / area,
        unit: 'L/min/m²',
        decimals: 1,
        why: `Cardiac output is ${uptake}/(${gap} × 10) = ${rounded(output, 1)} L/min, and divided by ${area} m² the index is ${rounded(output / area, 1)} L/min/m².`,
        mistakes: [
          [output, 'This is the cardiac output. It has not been divided by body surface area.'],
          [output * area, 'This multiplies by body surface area where it must be divided.'],
          [
            uptake / gap / area,
            'This forgets that the difference is given for 100 mL and must be multiplied by 10.',
          ],
          [
            (output / area) * 1.34,
            'This multiplies by 1.34, though the contents already include hemoglobin.',
          ],
        ],
      };
    }),
  },
});

/** Calculations of oxygen transport. */
export const transportSums: readonly NumericModel[] = [fick];
