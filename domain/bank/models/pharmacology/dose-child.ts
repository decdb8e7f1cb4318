import { type Child, cases } from './dose-child-cases.ts';
import { doseModel } from './dose-model.ts';

const dose = (n: Child, kilograms: number): number =>
  (((kilograms * n.perKilogram) / n.times) * n.volume) / n.amount;

/** A child's dose by weight. */
export const childModel = doseModel<Child>({
  id: 'dose-child',
  problem: 'A child’s dose is ordered by weight and day; the volume of one dose is asked.',
  features: 'Weight and its unit, dose per kilogram and day, number of doses, label.',
  slips: 'Pounds used as kilograms, the day’s amount given at once, the label’s volume forgotten.',
  topics: { rn: 'Dosage calculation', lpn: 'Dosage calculation', np: 'choose' },
  unit: 'mL',
  decimals: 1,
  solve: (n) => dose(n, n.pounds / 2.2),
  working: (n, result) =>
    `The weight is ${n.pounds} lb divided by 2.2. Times ${n.perKilogram} mg/kg, divided by ${n.times} doses and changed to volume by the label, it gives ${result}.`,
  mistakes: (n) => [
    [dose(n, n.pounds), 'The weight in pounds was used as if it were in kilograms.'],
    [dose(n, n.pounds / 2.2) * n.times, 'The amount for the whole day was given as one dose.'],
    [dose(n, n.pounds * 2.2), 'The weight was multiplied by 2.2 instead of divided.'],
    [
      n.volume === 1 ? dose(n, n.pounds / 2.2) / 2 : dose(n, n.pounds / 2.2) / n.volume,
      n.volume === 1
        ? 'Half the volume was measured. Multiplying back gives half the order.'
        : 'The volume that belongs to the labeled amount was left out.',
    ],
    [
      dose(n, n.pounds) * n.times,
      'Pounds were used as kilograms, and the day was not divided into doses.',
    ],
    [dose(n, n.pounds / 2.2) / n.times, 'The amount of the day was divided into doses twice.'],
    [
      dose(n, n.pounds / 2.2) * 1.5,
      'Half as much again was measured. Multiplying back gives more than the order.',
    ],
  ],
  takeaway:
    'Change pounds to kilograms first, then find the day’s amount, then one dose, then its volume.',
  cases,
  draws: 4,
});
