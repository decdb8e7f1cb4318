import { doseModel, grouped } from './dose-model.ts';
import { cases, type Tablets } from './dose-tablets-cases.ts';

/** Tablets and capsules for one dose. */
export const tabletModel = doseModel<Tablets>({
  id: 'dose-tablets',
  problem: 'An amount by mouth is ordered; the number of tablets is asked.',
  features: 'Ordered amount, strength on the label, units of both, how often a day.',
  slips: 'Ratio inverted, a day taken for a dose, a dose divided again, units not converted.',
  topics: { rn: 'Dosage calculation', lpn: 'Dosage calculation', np: 'choose' },
  unit: 'tablets',
  decimals: 2,
  solve: ({ ordered, strength }) => ordered / strength,
  working: ({ ordered, strength }, result) =>
    `In the unit of the label the order is ${grouped(ordered)}. Divided by ${strength} for each, it makes ${result}.`,
  mistakes: ({ ordered, strength, times }) => [
    [strength / ordered, 'The strength was divided by the order, so the ratio stands upside down.'],
    [
      (times * ordered) / strength,
      'This is what is needed for more than one dose. The question is about one.',
    ],
    [
      ordered / strength / times,
      'The dose was divided by the number of doses, although it is ordered for each of them.',
    ],
    [
      ordered / strength + 1,
      'One too many was counted. Multiply back: strength times number must give the order.',
    ],
    [
      ordered / strength + 0.5,
      'Half of one too many gives more than the order. Multiply back to check.',
    ],
    [
      ordered / strength - 0.5,
      'Half of one too few gives less than the order. Multiply back to check.',
    ],
    [
      (10 * ordered) / strength,
      'The decimal point slipped by one place when the units were changed.',
    ],
  ],
  takeaway:
    'Bring order and label to the same unit, divide the order by the strength, and ask whether the number is sensible.',
  cases,
  draws: 5,
});
