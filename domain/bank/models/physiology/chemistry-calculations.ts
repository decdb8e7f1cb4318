import type { StepPlace } from '../../facts/physiology/contrast-fact.ts';
import type { NumericModel } from '../item-model.ts';
import { between, type NumericCase, numericModel } from '../numeric-model.ts';
import { calculation } from './calculation.ts';

const acidBase: readonly StepPlace[] = [
  ['USMLE1', 'USMLE Step 1', 'respiratory-renal', 'Acid-base disorders'],
  ['USMLE2', 'USMLE Step 2 CK', 'renal-reproductive', 'Electrolytes and acid-base'],
];
const electrolytes: readonly StepPlace[] = [
  ['USMLE1', 'USMLE Step 1', 'respiratory-renal', 'Electrolyte disorders'],
  ['USMLE2', 'USMLE Step 2 CK', 'renal-reproductive', 'Electrolytes and acid-base'],
];

const anionGap: NumericCase = (random) => {
  const sodium = between({ from: 132, to: 144, step: 1 }, random);
  const chloride = between({ from: 94, to: 106, step: 1 }, random);
  const bicarbonate = between({ from: 8, to: 17, step: 1 }, random);
  const potassium = between({ from: 4.6, to: 5.8, step: 0.2 }, random);
  const exact = sodium - chloride - bicarbonate;
  return calculation({
    facts: ['anion-gap'],
    places: acidBase,
    stem: `A {patient} with vomiting and deep breathing has sodium ${sodium}, potassium ${potassium}, chloride ${chloride} and bicarbonate ${bicarbonate} mEq/L. What is the anion gap, calculated without potassium?`,
    given: { sodium, chloride, bicarbonate, potassium },
    exact,
    decimals: 0,
    unit: 'mEq/L',
    why: 'Sodium less chloride and bicarbonate is the gap. About 8 to 12 mEq/L is normal.',
    slips: [
      [sodium - chloride, 'Bicarbonate was not taken off. It is an anion that is measured.'],
      [
        sodium - chloride + bicarbonate,
        'Bicarbonate was added and not taken off. Anions are taken off the sodium.',
      ],
      [
        sodium + potassium - chloride - bicarbonate,
        'Potassium was counted though it should be left out.',
      ],
      [
        chloride - bicarbonate - potassium,
        'Sodium was left out of the sum. It is the cation from which anions are taken.',
      ],
      [
        sodium - bicarbonate - chloride / 2,
        'Half of the chloride was left out. All of the chloride is taken off.',
      ],
    ],
    explanation:
      'Anion gap is sodium less chloride less bicarbonate. A high gap means added acid: ketones, lactate, uremia, some poisons. A normal gap with low bicarbonate means loss of bicarbonate, as in diarrhea.',
  });
};

const expectedCarbonDioxide: NumericCase = (random) => {
  const bicarbonate = between({ from: 8, to: 18, step: 2 }, random);
  return calculation({
    facts: ['winters-formula'],
    places: acidBase,
    stem: `A {patient} has a metabolic acidosis with a bicarbonate of ${bicarbonate} mEq/L. By the usual formula, 1.5 times bicarbonate plus 8, which PaCO₂ shows that breathing compensates as expected?`,
    given: { bicarbonate },
    exact: 1.5 * bicarbonate + 8,
    decimals: 0,
    unit: 'mm Hg',
    why: `1.5 × ${bicarbonate} + 8 gives the expected value, with a margin of 2 mm Hg.`,
    slips: [
      [
        1.5 * (bicarbonate + 8),
        'The 8 was added before multiplying. Bicarbonate is multiplied first, then 8 is added.',
      ],
      [1.5 * bicarbonate, 'The 8 was left out. It is added after multiplying.'],
      [bicarbonate + 8, 'The factor 1.5 was left out. It stands for the strength of the response.'],
      [40, 'This is the normal value, which would mean no compensation.'],
      [2 * bicarbonate + 15, 'The factor and the constant were taken too large.'],
    ],
    explanation:
      'In metabolic acidosis expected PaCO₂ is 1.5 × HCO₃ + 8, within 2 mm Hg. A higher measured value means a respiratory acidosis in addition, a lower one a respiratory alkalosis.',
  });
};

const correctedCalcium: NumericCase = (random) => {
  const calcium = between({ from: 7.4, to: 10.4, step: 0.2 }, random);
  const albumin = between({ from: 1.6, to: 3, step: 0.2 }, random);
  const exact = calcium + 0.8 * (4 - albumin);
  return calculation({
    facts: ['corrected-calcium'],
    places: electrolytes,
    stem: `A {patient} with poor intake has a total calcium of ${calcium} mg/dL and an albumin of ${albumin} g/dL. Calcium is corrected by 0.8 mg/dL for each 1 g/dL of albumin below 4 g/dL. What is the corrected calcium?`,
    given: { calcium, albumin },
    exact,
    decimals: 1,
    unit: 'mg/dL',
    why: `Albumin is ${(4 - albumin).toFixed(1)} g/dL below 4, and 0.8 times that is added to the measured calcium.`,
    slips: [
      [calcium - 0.8 * (4 - albumin), 'The correction was taken off and not added.'],
      [
        calcium + 4 - albumin,
        'The factor 0.8 was left out. Calcium changes less than albumin does.',
      ],
      [calcium + 0.8, 'One gram of lack was assumed. The true lack has to be used.'],
      [calcium + 0.8 * albumin, 'Albumin itself was used and not what is lacking.'],
      [calcium, 'The measured value was left uncorrected. Albumin this low makes it misleading.'],
    ],
    explanation:
      'Part of calcium is bound to albumin. When albumin is low, total calcium looks too low while the active part may be normal. Ionized calcium settles doubt.',
  });
};

const correctedSodium: NumericCase = (random) => {
  const sodium = between({ from: 122, to: 134, step: 1 }, random);
  const glucose = between({ from: 400, to: 900, step: 100 }, random);
  const exact = sodium + (1.6 * (glucose - 100)) / 100;
  return calculation({
    facts: ['corrected-sodium'],
    places: electrolytes,
    stem: `A {patient} with high glucose has a sodium of ${sodium} mEq/L and a glucose of ${glucose} mg/dL. Add 1.6 mEq/L for each 100 mg/dL of glucose above 100 mg/dL. What is the corrected sodium?`,
    given: { sodium, glucose },
    exact,
    decimals: 1,
    unit: 'mEq/L',
    why: `Glucose is ${(glucose - 100) / 100} times 100 mg/dL above normal; 1.6 times that is added.`,
    slips: [
      [sodium + (1.6 * glucose) / 100, 'The normal 100 mg/dL was not taken off first.'],
      [sodium - (1.6 * (glucose - 100)) / 100, 'The correction was taken off and not added.'],
      [
        sodium + (glucose - 100) / 100,
        'The factor 1.6 was left out. Sodium falls by more than 1 for each step.',
      ],
      [sodium + 1.6, 'The correction was made for one step of 100 mg/dL.'],
      [
        sodium,
        'The measured value was left uncorrected. Glucose this high draws water out of the cells and dilutes it.',
      ],
    ],
    explanation:
      'Glucose draws water from cells and dilutes sodium. The corrected value shows what sodium will be when glucose is normal. It helps to choose the fluid.',
  });
};

const osmolality: NumericCase = (random) => {
  const sodium = between({ from: 128, to: 152, step: 2 }, random);
  const glucose = between({ from: 90, to: 900, step: 90 }, random);
  const urea = between({ from: 14, to: 56, step: 14 }, random);
  const exact = 2 * sodium + glucose / 18 + urea / 2.8;
  return calculation({
    facts: ['serum-osmolality'],
    places: electrolytes,
    stem: `A confused {patient} has sodium ${sodium} mEq/L, glucose ${glucose} mg/dL and blood urea nitrogen ${urea} mg/dL. What is the calculated serum osmolality?`,
    given: { sodium, glucose, urea },
    exact,
    decimals: 0,
    unit: 'mOsm/kg',
    why: 'Twice sodium plus glucose over 18 plus urea nitrogen over 2.8 gives the osmolality.',
    slips: [
      [
        sodium + glucose / 18 + urea / 2.8,
        'Sodium was not doubled for the anions that go with it.',
      ],
      [2 * sodium + glucose / 2.8 + urea / 18, 'The divisors of glucose and urea were exchanged.'],
      [2 * sodium, 'Glucose and urea were left out. Both add to the particles in blood.'],
      [
        2 * (sodium + glucose / 18),
        'Glucose was doubled, and urea left out. Only sodium is doubled, for its anions.',
      ],
      [
        2 * sodium + glucose / 18 + urea,
        'Urea nitrogen was not divided by 2.8. It has to be changed to mmol/L first.',
      ],
    ],
    explanation:
      'Osmolality is about 2 × sodium + glucose/18 + urea nitrogen/2.8; normal is 285 to 295 mOsm/kg. A measured value more than 10 above it points to alcohol or another unmeasured substance.',
  });
};

/** Gap, compensation, and values corrected for protein or glucose. */
export const chemistryModel: NumericModel = numericModel({
  id: 'chemistry-values',
  version: 1,
  problem: 'A derived laboratory value is to be calculated.',
  features: 'Which values enter, signs, factors, units.',
  slips: 'A wrong sign; a factor left out; a value that does not belong.',
  cases: {
    gap: anionGap,
    winters: expectedCarbonDioxide,
    calcium: correctedCalcium,
    sodium: correctedSodium,
    osmolality,
  },
  draws: 3,
});
