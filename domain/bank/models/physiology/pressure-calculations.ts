import type { StepPlace } from '../../facts/physiology/contrast-fact.ts';
import type { NumericModel } from '../item-model.ts';
import { between, type NumericCase, numericModel } from '../numeric-model.ts';
import { calculation } from './calculation.ts';

const inShock: readonly StepPlace[] = [
  ['USMLE1', 'USMLE Step 1', 'multisystem', 'Shock and sepsis'],
];

const meanPressure: NumericCase = (random) => {
  const systolic = between({ from: 78, to: 130, step: 2 }, random);
  const diastolic = between({ from: 38, to: 70, step: 2 }, random);
  const exact = diastolic + (systolic - diastolic) / 3;
  return calculation({
    facts: ['mean-arterial-pressure'],
    places: inShock,
    stem: `After a fluid bolus for sepsis a blood pressure of ${systolic}/${diastolic} mm Hg is measured. What is the mean arterial pressure?`,
    given: { systolic, diastolic },
    exact,
    decimals: 0,
    unit: 'mm Hg',
    why: 'Diastolic pressure plus one third of the pulse pressure gives the mean, as diastole lasts longer.',
    slips: [
      [
        (systolic + diastolic) / 2,
        'Systole and diastole were given equal weight. Diastole lasts about twice as long.',
      ],
      [
        (2 * systolic + diastolic) / 3,
        'Systolic pressure was counted twice; it is the diastolic that counts twice.',
      ],
      [systolic - diastolic, 'This is the pulse pressure and not the mean.'],
      [(systolic + diastolic) / 3, 'Diastolic pressure was counted once instead of twice.'],
      [
        diastolic - (systolic - diastolic) / 3,
        'A third of the pulse pressure was taken off and not added.',
      ],
    ],
    explanation:
      'Mean pressure is diastolic plus one third of the pulse pressure. Organs need about 65 mm Hg in shock. A lower value with little urine calls for action.',
  });
};

const brainPressure: NumericCase = (random) => {
  const systolic = between({ from: 110, to: 150, step: 2 }, random);
  const diastolic = between({ from: 58, to: 80, step: 2 }, random);
  const skull = between({ from: 16, to: 30, step: 1 }, random);
  const mean = diastolic + (systolic - diastolic) / 3;
  return calculation({
    facts: ['cerebral-perfusion-pressure'],
    places: [['USMLE2', 'USMLE Step 2 CK', 'nervous-special-senses', 'Head and spinal trauma']],
    stem: `A sensor in the skull of an injured adult reads ${skull} mm Hg. Blood pressure is ${systolic}/${diastolic} mm Hg. What is the cerebral perfusion pressure?`,
    given: { systolic, diastolic, skull },
    exact: mean - skull,
    decimals: 0,
    unit: 'mm Hg',
    why: 'Mean arterial pressure less intracranial pressure drives blood through the brain.',
    slips: [
      [mean + skull, 'Intracranial pressure works against flow and is taken off.'],
      [systolic - skull, 'Systolic pressure was used in place of the mean.'],
      [diastolic - skull, 'Diastolic pressure was used in place of the mean.'],
      [mean, 'This is the mean arterial pressure alone. Pressure in the skull must be taken off.'],
      [(systolic + diastolic) / 2 - skull, 'The mean was taken as the middle of both pressures.'],
    ],
    explanation:
      'Cerebral perfusion pressure is mean arterial pressure less intracranial pressure. About 60 to 70 mm Hg is the usual goal after head injury. Both a rise in the skull and a fall in the arteries lower it.',
  });
};

/** Mean pressure and perfusion of the brain. */
export const pressureModel: NumericModel = numericModel({
  id: 'pressure-values',
  version: 1,
  problem: 'A pressure that guides care is to be derived from measured ones.',
  features: 'Systolic, diastolic and intracranial pressure.',
  slips: 'A plain middle value; a wrong sign; the pulse pressure.',
  cases: { mean: meanPressure, brain: brainPressure },
  draws: 3,
});
