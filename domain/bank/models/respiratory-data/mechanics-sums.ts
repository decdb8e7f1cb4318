import type { NumericModel } from '../item-model.ts';
import { between, numericModel, oneOf, rounded } from '../numeric-model.ts';
import { calculation } from './calculation.ts';
import { patientData } from './places.ts';

const dynamicCase = calculation({
  topic: 'Ventilatory mechanics, compliance, resistance and auto-PEEP',
  placesOf: patientData,
  fact: 'dynamic-compliance',
  note: 'Dynamic compliance falls with stiff lungs and with narrow airways alike. Compare it with the static value.',
});

const dynamicCompliance: NumericModel = numericModel({
  id: 'd-calc-dynamic',
  version: 1,
  problem: 'Find dynamic compliance.',
  features: 'Exhaled volume, peak pressure and PEEP.',
  slips: 'Plateau for peak pressure; PEEP not subtracted.',
  draws: 2,
  cases: {
    asthma: dynamicCase((random) => {
      const volume = between({ from: 360, to: 520, step: 20 }, random);
      const peep = oneOf([4, 5, 6], random);
      const plateau = peep + between({ from: 10, to: 15, step: 1 }, random);
      const peak = plateau + between({ from: 10, to: 20, step: 1 }, random);
      return {
        given: { volume, peep, plateau, peak },
        stem: `To follow bronchodilator treatment, a therapist charts dynamic compliance. Exhaled volume is ${volume} mL, peak pressure ${peak}, plateau pressure ${plateau} and PEEP ${peep} cm H₂O. Which value should be charted?`,
        exact: volume / (peak - peep),
        unit: 'mL/cm H₂O',
        decimals: 0,
        why: `Dynamic compliance is volume/(peak − PEEP): ${volume}/(${peak} − ${peep}) = ${rounded(volume / (peak - peep), 0)} mL/cm H₂O.`,
        mistakes: [
          [volume / (plateau - peep), 'This uses plateau pressure and so gives the static value.'],
          [volume / peak, 'This does not subtract PEEP from the peak pressure.'],
          [
            volume / (peak - plateau),
            'This divides by the resistive pressure alone. Peak pressure above PEEP is needed.',
          ],
          [volume / (peak + peep), 'This adds PEEP where it must be subtracted.'],
        ],
      };
    }),
  },
});

/** Calculations of compliance. */
export const mechanicsSums: readonly NumericModel[] = [dynamicCompliance];
