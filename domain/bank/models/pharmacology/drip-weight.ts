import { doseModel, grouped } from './dose-model.ts';
import { cases, type Drip } from './drip-weight-cases.ts';

const rateOf = ({ rate, kilograms, milligrams, volume }: Drip): number =>
  (rate * kilograms * 60 * volume) / (milligrams * 1000);

/** Infusions by weight and minute. */
export const weightDripModel = doseModel<Drip>({
  id: 'drip-weight',
  problem: 'A potent drug is ordered in mcg/kg/min; the rate of the pump is asked.',
  features: 'Dose, weight, minutes to hours, micrograms to milligrams, concentration.',
  slips: 'Minutes not changed to hours, weight left out or in pounds, concentration inverted.',
  topics: { rn: 'High-alert medications', lpn: 'Dosage calculation', np: 'choose' },
  unit: 'mL/h',
  decimals: 1,
  solve: rateOf,
  working: ({ rate, kilograms, milligrams, volume }, result) =>
    `${rate} mcg/kg/min times ${kilograms} kg times 60 min, divided by 1,000, gives mg per hour. Divided by ${grouped(milligrams)} mg and times ${volume} mL it is ${result}.`,
  mistakes: (n) => [
    [rateOf(n) * 2.2, 'The weight was multiplied by 2.2, although it was in kilograms.'],
    [rateOf(n) / 2.2, 'The weight was divided by 2.2, although it was in kilograms.'],
    [rateOf(n) * 10, 'The decimal point slipped by one place between micrograms and milligrams.'],
    [rateOf(n) / 10, 'The decimal point slipped by one place the other way.'],
    [rateOf(n) * 2, 'The concentration was taken as half of what is in the bag.'],
    [rateOf(n) / 2, 'The concentration was taken as double of what is in the bag.'],
    [
      (n.rate * n.kilograms * 60) / 1000,
      'This is the dose in milligrams per hour. It was not changed to milliliters.',
    ],
    [rateOf(n) / 6, 'The hour was counted as ten minutes in place of 60.'],
  ],
  takeaway:
    'Go step by step: micrograms per minute, milligrams per hour, then milliliters by the concentration of the bag.',
  cases,
  draws: 4,
});
