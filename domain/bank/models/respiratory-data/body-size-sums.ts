import type { NumericModel } from '../item-model.ts';
import { between, numericModel, oneOf, rounded } from '../numeric-model.ts';
import { calculation } from './calculation.ts';
import { patientData } from './places.ts';

const topic = 'Cardiopulmonary calculations (P/F, A-a gradient, VD/VT, OI)';
const draws = 2;
const about = { topic, placesOf: patientData };

const weightCase = calculation({
  ...about,
  fact: 'predicted-body-weight',
  note: 'Lung size follows height and sex, not actual weight, so tidal volume is set by predicted body weight.',
});

const predictedWeight: NumericModel = numericModel({
  id: 'd-calc-weight',
  version: 1,
  problem: 'Find predicted body weight.',
  features: 'Height above 60 inches and sex.',
  slips: 'Formula of the other sex; factor left out; actual weight.',
  draws,
  cases: {
    man: weightCase((random) => {
      const inches = between({ from: 65, to: 75, step: 1 }, random);
      const actual = between({ from: 96, to: 124, step: 4 }, random);
      const value = 50 + 2.3 * (inches - 60);
      return {
        given: { inches, actual },
        stem: `A man with ARDS is ${inches} inches tall and weighs ${actual} kg. Which predicted body weight should be used to set his tidal volume?`,
        exact: value,
        unit: 'kg',
        decimals: 0,
        why: `For men it is 50 + 2.3 × (height in inches − 60): 50 + 2.3 × ${inches - 60} = ${rounded(value, 0)} kg.`,
        mistakes: [
          [actual, 'This is the actual weight. Lungs do not grow with body fat.'],
          [45.5 + 2.3 * (inches - 60), 'This starts from 45.5 kg, which is the formula for women.'],
          [50 + (inches - 60), 'This adds 1 kg for each inch where it must be 2.3 kg.'],
          [actual / 2.2, 'This divides the weight by 2.2 as if it were in pounds.'],
          [
            50 + 2.54 * 2.3 * (inches - 60),
            'This turns the inches into centimeters first. The factor of 2.3 is meant for inches.',
          ],
        ],
      };
    }),
    woman: weightCase((random) => {
      const inches = between({ from: 61, to: 70, step: 1 }, random);
      const volume = oneOf([6, 8], random);
      const weight = 45.5 + 2.3 * (inches - 60);
      const actual = between({ from: 84, to: 104, step: 4 }, random);
      return {
        given: { inches, volume, actual },
        stem: `A woman is ${inches} inches tall and weighs ${actual} kg. The order reads ${volume} mL/kg of predicted body weight. Which tidal volume fits this order?`,
        exact: volume * weight,
        unit: 'mL',
        decimals: 0,
        why: `Predicted weight is 45.5 + 2.3 × ${inches - 60} = ${rounded(weight, 1)} kg, and times ${volume} mL/kg this is ${rounded(volume * weight, 0)} mL.`,
        mistakes: [
          [volume * actual, 'This uses actual weight, which would overstretch the lungs.'],
          [
            volume * (50 + 2.3 * (inches - 60)),
            'This uses the formula for men, which starts from 50 kg.',
          ],
          [
            volume * (45.5 + (inches - 60)),
            'This adds 1 kg for each inch above 60 where it must be 2.3 kg.',
          ],
          [12 * weight, 'This uses 12 mL/kg, far above the order.'],
          [
            4 * weight,
            'This uses 4 mL/kg, below the order. The ordered volume would not be reached.',
          ],
        ],
      };
    }),
  },
});

/** Calculations from body size. */
export const bodySizeSums: readonly NumericModel[] = [predictedWeight];
