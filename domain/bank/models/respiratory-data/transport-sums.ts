import type { NumericModel } from '../item-model.ts';
import { between, numericModel, rounded } from '../numeric-model.ts';
import { calculation } from './calculation.ts';
import { patientData } from './places.ts';

const topic = 'Cardiopulmonary calculations (P/F, A-a gradient, VD/VT, OI)';
const draws = 2;
const about = { topic, placesOf: patientData };

const contentCase = calculation({
  ...about,
  fact: 'oxygen-content',
  note: 'Bound oxygen makes up nearly the whole content. Dissolved oxygen adds 0.003 mL/dL for each mm Hg.',
});

const content: NumericModel = numericModel({
  id: 'd-calc-content',
  version: 1,
  problem: 'Find the oxygen content of blood.',
  features: 'Hemoglobin, saturation and PO₂.',
  slips:
    'Saturation left as a percentage of one; dissolved oxygen with a wrong factor; saturation ignored.',
  draws,
  cases: {
    arterial: contentCase((random) => {
      const hb = between({ from: 7.5, to: 12.5, step: 0.5 }, random);
      const sat = between({ from: 84, to: 97, step: 1 }, random);
      const po2 = sat >= 94 ? 80 : 56;
      const bound = 1.34 * hb * (sat / 100);
      return {
        given: { hb, sat, po2 },
        stem: `After blood loss a patient has a hemoglobin of ${hb} g/dL, an SaO₂ of ${sat}% and a PaO₂ of ${po2} mm Hg. Use 1.34 mL of oxygen for each gram and 0.003 mL/dL for each mm Hg. What is the arterial oxygen content?`,
        exact: bound + 0.003 * po2,
        unit: 'mL/dL',
        decimals: 1,
        why: `Bound oxygen is ${hb} × 1.34 × ${rounded(sat / 100, 2)} = ${rounded(bound, 2)} and dissolved oxygen ${po2} × 0.003 = ${rounded(0.003 * po2, 2)} mL/dL.`,
        mistakes: [
          [bound + 0.03 * po2, 'This uses 0.03 for dissolved oxygen, ten times too much.'],
          [1.34 * hb + 0.003 * po2, 'This leaves out the saturation and takes hemoglobin as full.'],
          [
            hb * (sat / 100) + 0.003 * po2,
            'This leaves out the 1.34 mL that each gram of hemoglobin carries.',
          ],
          [1.34 * hb * (po2 / 100) + 0.003 * po2, 'This puts PaO₂ in the place of the saturation.'],
        ],
      };
    }),
    difference: contentCase((random) => {
      const hb = between({ from: 9, to: 15, step: 1 }, random);
      const sat = between({ from: 94, to: 98, step: 1 }, random);
      const venous = between({ from: 50, to: 66, step: 2 }, random);
      const gap = 1.34 * hb * ((sat - venous) / 100);
      return {
        given: { hb, sat, venous },
        stem: `A patient in shock has a hemoglobin of ${hb} g/dL, an SaO₂ of ${sat}% and an SvO₂ of ${venous}%. Each gram of hemoglobin carries 1.34 mL, and dissolved oxygen may be ignored. What is the arterial-venous oxygen difference?`,
        exact: gap,
        unit: 'mL/dL',
        decimals: 1,
        why: `The difference is ${hb} × 1.34 × (${sat} − ${venous})/100 = ${rounded(gap, 1)} mL/dL.`,
        mistakes: [
          [hb * ((sat - venous) / 100), 'This leaves out the factor of 1.34 mL for each gram.'],
          [
            1.34 * hb * (sat / 100),
            'This is the arterial content. The venous content has to be subtracted.',
          ],
          [1.34 * hb * (venous / 100), 'This is the venous content, not the difference.'],
          [
            1.34 * hb * ((sat + venous) / 200),
            'This is the average of both contents. They must be subtracted.',
          ],
        ],
      };
    }),
  },
});

const fickCase = calculation({
  ...about,
  fact: 'fick-principle',
  note: 'Contents are given for 100 mL of blood, so the difference is multiplied by 10 to get mL/L. A wide difference goes with a low output.',
});

const fick: NumericModel = numericModel({
  id: 'd-calc-fick',
  version: 1,
  problem: 'Find cardiac output from oxygen uptake and contents.',
  features: 'Oxygen consumption, arterial and venous content, body surface.',
  slips: 'Forgetting the factor of 10; using one content; index for output.',
  draws,
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
export const transportSums: readonly NumericModel[] = [content, fick];
