import { oneOf } from '../numeric-model.ts';
import { type DoseCase, doseModel } from './dose-model.ts';

/** Milligrams that are wanted, percent strength of the solution. */
type Nebulized = { readonly milligrams: number; readonly percent: number };

const nebulized = (
  about: Pick<DoseCase<Nebulized>, 'name' | 'drugs' | 'stem' | 'rt'>,
  milligrams: readonly number[],
  percents: readonly number[],
): DoseCase<Nebulized> => ({
  ...about,
  to: [],
  numbers: (random) => ({
    milligrams: oneOf(milligrams, random),
    percent: oneOf(percents, random),
  }),
});

const cases: readonly DoseCase<Nebulized>[] = [
  nebulized(
    {
      name: 'albuterol-single',
      drugs: ['albuterol'],
      rt: 'aerosol',
      stem: (n) =>
        `A respiratory therapist is to nebulize ${n.milligrams} mg of albuterol for wheezing and has a multidose bottle of ${n.percent}% solution. How many milliliters go into the nebulizer before saline is added?`,
    },
    [1.25, 2, 2.5, 3, 3.75, 5],
    [0.5],
  ),
  nebulized(
    {
      name: 'albuterol-hour',
      drugs: ['albuterol'],
      rt: 'aerosol',
      stem: (n) =>
        `Continuous albuterol at ${n.milligrams} mg per hour is ordered in status asthmaticus. The concentrate is ${n.percent}%. What volume of concentrate is needed for each hour?`,
    },
    [7.5, 10, 12.5, 15, 20],
    [0.5],
  ),
  nebulized(
    {
      name: 'acetylcysteine-mucus',
      drugs: ['acetylcysteine'],
      rt: 'aerosol',
      stem: (n) =>
        `To thin mucus plugs, ${n.milligrams} mg of acetylcysteine should be instilled by nebulizer after a bronchodilator. The vial is marked ${n.percent}%. Which volume holds that amount?`,
    },
    [300, 400, 500, 600, 800, 1000],
    [10, 20],
  ),
  nebulized(
    {
      name: 'lidocaine-bronchoscopy',
      drugs: ['lidocaine'],
      rt: 'agents',
      stem: (n) =>
        `Before bronchoscopy the throat is numbed with ${n.milligrams} mg of lidocaine from a ${n.percent}% solution. How many milliliters does the therapist prepare?`,
    },
    [60, 80, 100, 120, 160],
    [2, 4],
  ),
  nebulized(
    {
      name: 'racemic-croup',
      drugs: ['racemic epinephrine'],
      rt: 'aerosol',
      stem: (n) =>
        `A child with croup and stridor at rest is to inhale ${n.milligrams} mg of racemic epinephrine. The ampule contains a ${n.percent}% solution. What volume is put into the nebulizer?`,
    },
    [5.625, 9, 11.25, 7.875],
    [2.25],
  ),
  nebulized(
    {
      name: 'levalbuterol-concentrate',
      drugs: ['levalbuterol'],
      rt: 'aerosol',
      stem: (n) =>
        `For a teenager with asthma ${n.milligrams} mg of levalbuterol is taken from a concentrate labeled ${n.percent}%. How much is measured with the syringe?`,
    },
    [0.63, 1.25, 1, 0.75, 1.5],
    [0.25],
  ),
  nebulized(
    {
      name: 'cromolyn-solution',
      drugs: [],
      rt: 'aerosol',
      stem: (n) =>
        `An older supply of cromolyn is a ${n.percent}% solution for nebulizing. The order asks for ${n.milligrams} mg. Which volume is right?`,
    },
    [10, 15, 20, 25, 30],
    [1],
  ),
  nebulized(
    {
      name: 'saline-sputum',
      drugs: ['hypertonic saline'],
      rt: 'aerosol',
      stem: (n) =>
        `To obtain sputum, ${n.milligrams} mg of sodium chloride is to reach the airway as a ${n.percent}% solution. How many milliliters of the solution are nebulized?`,
    },
    [90, 120, 150, 210, 240],
    [3, 7],
  ),
];

const volumeOf = ({ milligrams, percent }: Nebulized): number => milligrams / (percent * 10);

/** Volumes of solutions by percent. */
export const nebulizedModel = doseModel<Nebulized>({
  id: 'dose-nebulized',
  problem: 'An amount is to be nebulized from a solution given in percent; the volume is asked.',
  features: 'Percent means grams in 100 mL, that is 10 mg in a mL for each percent.',
  slips: 'Percent taken as mg per mL, the factor of ten inverted, the ratio turned over.',
  topics: { rn: 'Dosage calculation', lpn: 'Dosage calculation', np: 'choose' },
  unit: 'mL',
  decimals: 2,
  solve: volumeOf,
  working: (n, result) =>
    `A ${n.percent}% solution holds ${Number((n.percent * 10).toFixed(2))} mg in each mL. ${n.milligrams} mg divided by that gives ${result}.`,
  mistakes: (n) => [
    [
      volumeOf(n) * 10,
      'The percent was taken as milligrams in a milliliter. It means grams in 100 mL.',
    ],
    [
      volumeOf(n) / 10,
      'The decimal point slipped by one place, as if the solution were ten times stronger.',
    ],
    [volumeOf(n) * 2, 'Twice the volume was drawn, as for a solution of half the strength.'],
    [volumeOf(n) / 2, 'Half the volume was drawn, as for a solution of twice the strength.'],
    [volumeOf(n) + 2.5, 'A usual 2.5 mL of saline was added to the volume of the drug.'],
    [volumeOf(n) * 4, 'The amount for four treatments was measured in place of one.'],
    [
      volumeOf(n) * 1.5,
      'Half as much again was measured. Multiplying back gives more than the order.',
    ],
  ],
  takeaway:
    'One percent is 1 g in 100 mL, or 10 mg in each mL. Divide the milligrams ordered by the milligrams in a milliliter.',
  cases,
  draws: 4,
});
