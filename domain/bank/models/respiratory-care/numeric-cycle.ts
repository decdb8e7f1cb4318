import type { RandomSource } from '../../../kernel/random.ts';
import type { ItemModel } from '../item-model.ts';
import { amount, between, numericModel, oneOf, rounded } from '../numeric-model.ts';
import { numericIn } from './numeric-body.ts';

const inVentilation = numericIn('ventilator');

const inspiratoryTime = (random: RandomSource) => {
  const volume = between({ from: 400, to: 640, step: 20 }, random);
  const flow = oneOf([40, 45, 50, 60, 75], random);
  const exact = volume / 1000 / (flow / 60);
  const seconds = { decimals: 2, unit: 's' };
  return inVentilation({
    facts: ['inspiratory-time'],
    stem: `A ventilator delivers ${volume} mL at a constant flow of ${flow} L/min without a pause. How long does inspiration last?`,
    given: { volume, flow },
    exact,
    key: amount(exact, {
      ...seconds,
      why: `${flow} L/min is ${rounded(flow / 60, 2)} L/s, and ${rounded(volume / 1000, 2)} L divided by it gives ${rounded(exact, 2)} s.`,
    }),
    distractors: [
      amount(flow / 60 / (volume / 1000), {
        ...seconds,
        why: 'Flow was divided by volume. Time is volume over flow.',
      }),
      amount((flow / 60) * (volume / 1000), {
        ...seconds,
        why: 'Flow and volume were multiplied instead of divided.',
      }),
      amount(exact * 2, {
        ...seconds,
        why: 'The result was doubled, as if an equal pause had been added.',
      }),
      amount(exact / 2, { ...seconds, why: 'Twice the set flow was used in the calculation.' }),
    ],
    explanation:
      'Inspiratory time = volume / flow, with the flow in liters per second. A higher flow shortens inspiration and leaves more time to exhale.',
  });
};

const expiratoryShare = (random: RandomSource) => {
  const rate = oneOf([10, 12, 15, 16, 20, 24], random);
  const inspiration = between({ from: 0.7, to: 1.1, step: 0.1 }, random);
  const cycle = 60 / rate;
  const exact = (cycle - inspiration) / inspiration;
  const ratio = { decimals: 1, unit: 'to 1' };
  return inVentilation({
    facts: ['expiratory-share'],
    stem: `A patient with COPD is ventilated at ${rate}/min with an inspiratory time of ${rounded(inspiration, 1)} s and makes no efforts. What is the ratio of expiratory to inspiratory time?`,
    given: { rate, inspiration },
    exact,
    key: amount(exact, {
      ...ratio,
      why: `One cycle lasts ${rounded(cycle, 2)} s, so expiration has ${rounded(cycle - inspiration, 2)} s, ${rounded(exact, 1)} times the inspiration.`,
    }),
    distractors: [
      amount(cycle / inspiration, {
        ...ratio,
        why: 'The whole cycle was divided by inspiration. Inspiration must be subtracted first.',
      }),
      amount(inspiration / (cycle - inspiration), {
        ...ratio,
        why: 'The ratio was turned around, inspiration over expiration.',
      }),
      amount(exact / 2, {
        ...ratio,
        why: 'This is half of the right ratio. Half of the expiration was taken instead of all of it.',
      }),
      amount(cycle - inspiration, {
        ...ratio,
        why: 'This is the expiratory time in seconds. It still has to be divided by inspiration.',
      }),
    ],
    explanation:
      'Cycle time = 60 / rate. Expiration = cycle − inspiration. Obstructed patients need a ratio of at least three or four to one.',
  });
};

const flowForTime = (random: RandomSource) => {
  const volume = between({ from: 420, to: 600, step: 20 }, random);
  const time = oneOf([0.6, 0.7, 0.8, 0.9, 1], random);
  const exact = (volume / 1000 / time) * 60;
  const liters = { decimals: 0, unit: 'L/min' };
  return inVentilation({
    facts: ['flow-for-time'],
    stem: `To leave more time for exhalation, the therapist wants to deliver ${volume} mL within ${rounded(time, 1)} s by a constant flow. Which flow must be set?`,
    given: { volume, time },
    exact,
    key: amount(exact, {
      ...liters,
      why: `${rounded(volume / 1000, 2)} L / ${rounded(time, 1)} s = ${rounded(volume / 1000 / time, 2)} L/s, times 60 = ${rounded(exact, 0)} L/min.`,
    }),
    distractors: [
      amount((volume / 1000) * time * 60, {
        ...liters,
        why: 'Volume and time were multiplied. Flow is volume over time.',
      }),
      amount(exact / 2, {
        ...liters,
        why: 'At half the flow inspiration would take twice as long as wanted.',
      }),
      amount(exact * 1.5, {
        ...liters,
        why: 'This flow would end the breath well before the wanted time.',
      }),
      amount(volume / 100 / time, {
        ...liters,
        why: 'The conversion from seconds to minutes was done with a factor of 10 instead of 60.',
      }),
    ],
    explanation:
      'Flow in L/min = volume in liters / time in seconds × 60. Shorter inspiration at the same rate lengthens expiration.',
  });
};

/** Times and flow of a breath. */
export const cycleNumbers: readonly ItemModel[] = [
  numericModel({
    id: 'c-n-cycle',
    version: 1,
    problem: 'Times and flow of a breath are to be computed.',
    features: 'Volume over flow, cycle time, expiration as what is left.',
    slips: 'Inverted quotient; whole cycle for expiration; minutes for seconds.',
    draws: 3,
    cases: {
      'inspiratory-time': inspiratoryTime,
      'expiratory-share': expiratoryShare,
      'flow-for-time': flowForTime,
    },
  }),
];
