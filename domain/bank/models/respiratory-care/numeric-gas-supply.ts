import type { RandomSource } from '../../../kernel/random.ts';
import type { ItemModel } from '../item-model.ts';
import { amount, between, numericModel, oneOf, rounded } from '../numeric-model.ts';
import { numericIn } from './numeric-body.ts';

const inGases = numericIn('gases');
const inHome = numericIn('home');

const liquidHours = (random: RandomSource) => {
  const pounds = oneOf([3, 4, 5, 6, 8], random);
  const flow = oneOf([1.5, 2, 2.5, 3, 4], random);
  const exact = (344 * pounds) / flow / 60;
  const hours = { decimals: 1, unit: 'hours' };
  return inHome({
    facts: ['liquid-duration'],
    stem: `The liquid oxygen in a patient's portable unit weighs ${pounds} lb. One pound gives 344 L of gas, and the flow is ${flow} L/min. Without losses, how long will it last?`,
    given: { pounds, flow },
    exact,
    key: amount(exact, {
      ...hours,
      why: `${pounds} × 344 = ${pounds * 344} L; divided by ${flow} L/min and 60 this is ${rounded(exact, 1)} hours.`,
    }),
    distractors: [
      amount((344 * pounds) / flow / 100, {
        ...hours,
        why: 'Minutes were turned into hours with 100 instead of 60.',
      }),
      amount((860 * pounds) / flow / 60, {
        ...hours,
        why: 'The expansion factor 860 applies to liters of liquid, not to pounds.',
      }),
      amount((344 * pounds) / 60, { ...hours, why: 'The flow was left out of the calculation.' }),
      amount(344 / flow / 60, { ...hours, why: 'Just one pound was counted in the supply.' }),
    ],
    explanation:
      'Duration = weight in lb × 344 L / flow. Some gas is lost by venting, so the patient plans for less.',
  });
};

const liquidPounds = (random: RandomSource) => {
  const hours = oneOf([4, 5, 6, 8, 10], random);
  const flow = oneOf([2, 2.5, 3, 4, 5], random);
  const exact = (hours * 60 * flow) / 344;
  const pounds = { decimals: 1, unit: 'lb' };
  return inHome({
    facts: ['liquid-duration'],
    stem: `A patient will be away from home for ${hours} hours and uses ${flow} L/min from a liquid system. If a pound of liquid oxygen yields 344 L of gas, how much must the unit hold at least?`,
    given: { hours, flow },
    exact,
    key: amount(exact, {
      ...pounds,
      why: `${hours} × 60 × ${flow} = ${hours * 60 * flow} L; divided by 344 L/lb this is ${rounded(exact, 1)} lb.`,
    }),
    distractors: [
      amount((hours * 60 * flow) / 860, {
        ...pounds,
        why: 'The factor 860 belongs to liters of liquid. A pound gives 344 L.',
      }),
      amount((hours * 100 * flow) / 344, {
        ...pounds,
        why: 'An hour was counted as 100 minutes, which makes the need too large.',
      }),
      amount((hours * 60) / 344, { ...pounds, why: 'The flow was left out of the calculation.' }),
      amount((hours * flow) / 10, {
        ...pounds,
        why: 'Hours times flow was divided by ten, which uses neither minutes nor the yield of a pound.',
      }),
    ],
    explanation:
      'Gas needed = minutes × flow. Divide by 344 L to get pounds, and add a reserve for losses and delays.',
  });
};

const heliox = (percent: number, factor: number) => (random: RandomSource) => {
  const flow = between({ from: 6, to: 14, step: 1 }, random);
  const exact = flow * factor;
  const other = factor === 1.8 ? 1.6 : 1.8;
  const liters = { decimals: 1, unit: 'L/min' };
  return inGases({
    facts: [`heliox-${percent}`],
    stem: `A mixture of ${percent}% helium and ${100 - percent}% oxygen for a patient with ${percent === 80 ? 'a tracheal tumor' : 'stridor after extubation'} runs through an oxygen flowmeter that reads ${flow} L/min. What is the actual flow?`,
    given: { flow, factor },
    exact,
    key: amount(exact, {
      ...liters,
      why: `The mixture is lighter than oxygen: ${flow} × ${factor} = ${rounded(exact, 1)} L/min.`,
    }),
    distractors: [
      amount(flow, {
        ...liters,
        why: 'The scale is calibrated for oxygen and reads too low for a lighter gas.',
      }),
      amount(flow / factor, {
        ...liters,
        why: 'The reading was divided by the factor. Light gas flows faster, not slower.',
      }),
      amount(flow * other, {
        ...liters,
        why: `The factor ${other} belongs to the other common mixture.`,
      }),
      amount((flow * percent) / 100, {
        ...liters,
        why: 'The reading was multiplied by the share of helium, which has no meaning for flow.',
      }),
    ],
    explanation:
      'Multiply the reading of an oxygen flowmeter by 1.8 for 80:20 and by 1.6 for 70:30 heliox. The factor comes from the density of the gas.',
  });
};

/** Numbers of liquid oxygen and helium. */
export const gasSupplyNumbers: readonly ItemModel[] = [
  numericModel({
    id: 'c-n-liquid',
    version: 1,
    problem: 'Duration or weight of a liquid oxygen supply is to be computed.',
    features: '344 L of gas from a pound.',
    slips: 'The factor for liters of liquid; hours of 100 minutes; flow left out.',
    draws: 3,
    cases: { hours: liquidHours, pounds: liquidPounds },
  }),
  numericModel({
    id: 'c-n-heliox',
    version: 1,
    problem: 'The true flow of heliox through an oxygen flowmeter is to be found.',
    features: 'Factor of the mixture.',
    slips: 'No correction; division; the factor of the other mixture.',
    draws: 3,
    cases: { 'heliox-80': heliox(80, 1.8), 'heliox-70': heliox(70, 1.6) },
  }),
];
