import type { NumericModel } from '../item-model.ts';
import { between, numericModel, oneOf, rounded } from '../numeric-model.ts';
import { calculation } from './calculation.ts';
import { patientData } from './places.ts';

const draws = 2;
const about = {
  topic: 'Ventilatory mechanics, compliance, resistance and auto-PEEP',
  placesOf: patientData,
};

const staticCase = calculation({
  ...about,
  fact: 'static-compliance',
  note: 'Ventilated adults usually have 60 to 100 mL/cm H₂O. Values below 25 to 30 show very stiff lungs or chest wall.',
});

const staticCompliance: NumericModel = numericModel({
  id: 'd-calc-static',
  version: 1,
  problem: 'Find static compliance.',
  features: 'Exhaled volume, plateau pressure and total PEEP.',
  slips: 'Peak for plateau pressure; PEEP not subtracted; set for total PEEP.',
  draws,
  cases: {
    'set-peep': staticCase((random) => {
      const volume = between({ from: 320, to: 560, step: 20 }, random);
      const peep = oneOf([5, 8, 10, 12], random);
      const plateau = peep + between({ from: 9, to: 18, step: 1 }, random);
      const peak = plateau + between({ from: 6, to: 14, step: 1 }, random);
      return {
        given: { volume, peep, plateau, peak },
        stem: `A passive patient on volume control has an exhaled tidal volume of ${volume} mL, a peak pressure of ${peak}, a plateau pressure of ${plateau} and a PEEP of ${peep} cm H₂O without air trapping. What is the static compliance?`,
        exact: volume / (plateau - peep),
        unit: 'mL/cm H₂O',
        decimals: 0,
        why: `Static compliance is volume/(plateau − PEEP): ${volume}/(${plateau} − ${peep}) = ${rounded(volume / (plateau - peep), 0)} mL/cm H₂O.`,
        mistakes: [
          [volume / (peak - peep), 'This uses peak pressure and so gives the dynamic value.'],
          [volume / plateau, 'This does not subtract PEEP from the plateau pressure.'],
          [
            volume / peak,
            'This divides by the whole peak pressure. Plateau pressure above PEEP is needed.',
          ],
          [volume / (peak - plateau), 'This divides by the pressure that overcomes resistance.'],
        ],
      };
    }),
    'total-peep': staticCase((random) => {
      const volume = between({ from: 380, to: 560, step: 20 }, random);
      const set = 5;
      const total = set + between({ from: 3, to: 9, step: 1 }, random);
      const plateau = total + between({ from: 8, to: 14, step: 1 }, random);
      const peak = plateau + 16;
      return {
        given: { volume, total, plateau, set, peak },
        stem: `In a sedated patient with COPD the therapist measures ${volume} mL exhaled, a peak of ${peak} and a plateau of ${plateau} cm H₂O. PEEP is set at ${set}, and an expiratory hold shows ${total} cm H₂O. Which static compliance is correct?`,
        exact: volume / (plateau - total),
        unit: 'mL/cm H₂O',
        decimals: 0,
        why: `Trapped pressure counts too: ${volume}/(${plateau} − ${total}) = ${rounded(volume / (plateau - total), 0)} mL/cm H₂O.`,
        mistakes: [
          [
            volume / (plateau - set),
            'This subtracts set PEEP. The lungs start from total PEEP, which is higher.',
          ],
          [volume / plateau, 'This subtracts no PEEP at all. The lungs start from total PEEP.'],
          [volume / (peak - total), 'This uses peak pressure, which contains airway resistance.'],
          [
            volume / (plateau - set - total),
            'This subtracts set PEEP a second time. Total PEEP already contains it.',
          ],
        ],
      };
    }),
  },
});

const dynamicCase = calculation({
  ...about,
  fact: 'dynamic-compliance',
  note: 'Dynamic compliance falls with stiff lungs and with narrow airways alike. Compare it with the static value.',
});

const dynamicCompliance: NumericModel = numericModel({
  id: 'd-calc-dynamic',
  version: 1,
  problem: 'Find dynamic compliance.',
  features: 'Exhaled volume, peak pressure and PEEP.',
  slips: 'Plateau for peak pressure; PEEP not subtracted.',
  draws,
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

const resistanceCase = calculation({
  ...about,
  fact: 'airway-resistance',
  note: 'Flow must be in liters per second: 60 L/min is 1 L/s. An intubated adult usually has less than 10 to 15 cm H₂O/L/s.',
});

const airwayResistance: NumericModel = numericModel({
  id: 'd-calc-raw',
  version: 1,
  problem: 'Find airway resistance during constant flow.',
  features: 'Peak minus plateau pressure and flow in L/s.',
  slips: 'Flow left in L/min; PEEP for plateau pressure; plateau pressure divided by flow.',
  draws,
  cases: {
    constant: resistanceCase((random) => {
      const flow = oneOf([30, 40, 45, 50, 75], random);
      const plateau = between({ from: 15, to: 24, step: 1 }, random);
      const peak = plateau + between({ from: 8, to: 24, step: 1 }, random);
      const peep = 5;
      const value = (peak - plateau) / (flow / 60);
      return {
        given: { flow, plateau, peak, peep },
        stem: `A passive patient is ventilated at a constant flow of ${flow} L/min. Peak pressure is ${peak}, plateau pressure ${plateau} and PEEP ${peep} cm H₂O. What is the airway resistance?`,
        exact: value,
        unit: 'cm H₂O/L/s',
        decimals: 0,
        why: `Flow is ${flow}/60 = ${rounded(flow / 60, 2)} L/s, and (${peak} − ${plateau})/${rounded(flow / 60, 2)} = ${rounded(value, 0)} cm H₂O/L/s.`,
        mistakes: [
          [peak - plateau, 'This is the resistive pressure. It has not been divided by the flow.'],
          [
            (peak - peep) / (flow / 60),
            'This subtracts PEEP in place of plateau pressure and so includes elastic pressure.',
          ],
          [
            (plateau - peep) / (flow / 60),
            'This uses the elastic pressure, which depends on compliance.',
          ],
          [peak / (flow / 60), 'This divides the whole peak pressure by flow.'],
        ],
      };
    }),
    treated: resistanceCase((random) => {
      const flow = oneOf([36, 48, 54], random);
      const before = between({ from: 18, to: 26, step: 1 }, random);
      const after = before - between({ from: 5, to: 9, step: 1 }, random);
      const plateau = between({ from: 17, to: 22, step: 1 }, random);
      const fall = (before - after) / (flow / 60);
      return {
        given: { flow, peakBefore: plateau + before, peakAfter: plateau + after, plateau },
        stem: `Before albuterol the peak pressure of a patient is ${plateau + before} and after it ${plateau + after} cm H₂O, with a plateau pressure of ${plateau} cm H₂O and a constant flow of ${flow} L/min both times. By how much has airway resistance fallen?`,
        exact: fall,
        unit: 'cm H₂O/L/s',
        decimals: 0,
        why: `Resistive pressure fell from ${before} to ${after} cm H₂O, and ${before - after} divided by ${rounded(flow / 60, 1)} L/s is ${rounded(fall, 0)} cm H₂O/L/s.`,
        mistakes: [
          [before / (flow / 60), 'This is the resistance before treatment, not its fall.'],
          [after / (flow / 60), 'This is the resistance after treatment, not its fall.'],
          [before - after, 'This is the fall in pressure. It has not been divided by the flow.'],
          [(before - after) * (flow / 60), 'This multiplies by the flow where it must be divided.'],
        ],
      };
    }),
  },
});

/** Calculations of compliance and resistance. */
export const mechanicsSums: readonly NumericModel[] = [
  staticCompliance,
  dynamicCompliance,
  airwayResistance,
];
