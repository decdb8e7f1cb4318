import { between, oneOf } from '../numeric-model.ts';
import { type DoseCase, doseModel, grouped } from './dose-model.ts';

/** Units/kg/h, weight in kg, units in so many mL. */
type Heparin = {
  readonly rate: number;
  readonly kilograms: number;
  readonly units: number;
  readonly volume: number;
};

const bags = [
  [25_000, 250],
  [25_000, 500],
  [20_000, 500],
] as const;

const heparin = (
  about: Pick<DoseCase<Heparin>, 'name' | 'stem'>,
  rates: readonly number[],
): DoseCase<Heparin> => ({
  ...about,
  drugs: ['heparin'],
  to: ['RN'],
  numbers: (random) => {
    const [units, volume] = oneOf(bags, random);
    return {
      rate: oneOf(rates, random),
      kilograms: between({ from: 48, to: 112, step: 1 }, random),
      units,
      volume,
    };
  },
});

const bag = ({ units, volume }: Heparin): string => `${grouped(units)} units in ${volume} mL`;

const cases: readonly DoseCase<Heparin>[] = [
  heparin(
    {
      name: 'embolism-start',
      stem: (n) =>
        `A client of ${n.kilograms} kg with a pulmonary embolism is started on heparin at ${n.rate} units/kg/h after a bolus. The bag contains ${bag(n)}. What pump rate is this? Round to the nearest tenth.`,
    },
    [18, 16, 17],
  ),
  heparin(
    {
      name: 'coronary-start',
      stem: (n) =>
        `In unstable angina the protocol begins heparin at ${n.rate} units/kg/h. The client weighs ${n.kilograms} kg, and the premixed solution has ${bag(n)}. How many milliliters per hour are needed? Round to the nearest tenth.`,
    },
    [12, 11, 13],
  ),
  heparin(
    {
      name: 'lowered-after-aptt',
      stem: (n) =>
        `The aPTT came back too long. Heparin for a client weighing ${n.kilograms} kg is lowered to ${n.rate} units/kg/h. With ${bag(n)} on the pole, what is the new setting? Round to the nearest tenth.`,
    },
    [9, 10, 14, 15],
  ),
  heparin(
    {
      name: 'raised-after-aptt',
      stem: (n) =>
        `Six hours into treatment of a leg clot the aPTT is short, and the order changes to ${n.rate} units/kg/h. The weight is ${n.kilograms} kg; the bag is marked ${bag(n)}. Which rate does the nurse program? Round to the nearest tenth.`,
    },
    [20, 21, 22],
  ),
  heparin(
    {
      name: 'limb-ischemia',
      stem: (n) =>
        `A vascular surgeon wants heparin ${n.rate} units/kg/h for a cold leg while the operating room is readied. ${bag(n).replace(/^/, 'There are ')}, and the client weighs ${n.kilograms} kg. What flow per hour results? Round to the nearest tenth.`,
    },
    [14, 15, 18],
  ),
  heparin(
    {
      name: 'bridge-before-surgery',
      stem: (n) =>
        `Warfarin is held before valve surgery, and heparin bridges the gap at ${n.rate} units/kg/h in a ${n.kilograms}-kg client. The label says ${bag(n)}. Find the milliliters per hour. Round to the nearest tenth.`,
    },
    [12, 13, 15, 16],
  ),
  heparin(
    {
      name: 'sinus-thrombosis',
      stem: (n) =>
        `A young client with a clot in a brain sinus weighs ${n.kilograms} kg and is to get heparin ${n.rate} units/kg/h from a bag of ${bag(n)}. To what should the infusion be set? Round to the nearest tenth.`,
    },
    [15, 16, 18],
  ),
  heparin(
    {
      name: 'portal-clot',
      stem: (n) =>
        `For a portal vein clot the hospital gives heparin by weight: ${n.rate} units for each of ${n.kilograms} kg every hour. Supplied are ${bag(n)}. Which number of milliliters runs each hour? Round to the nearest tenth.`,
    },
    [14, 16, 17, 18],
  ),
];

const rateOf = ({ rate, kilograms, units, volume }: Heparin): number =>
  (rate * kilograms * volume) / units;

/** Heparin by weight. */
export const heparinModel = doseModel<Heparin>({
  id: 'dose-heparin',
  problem: 'Heparin is ordered in units/kg/h; the rate of the pump is asked.',
  features: 'Units per kilogram and hour, weight, units and volume of the bag.',
  slips: 'Weight left out or doubled by pounds, concentration of another bag, decimal point.',
  topics: { rn: 'Insulin and anticoagulant therapy', lpn: 'Dosage calculation', np: 'choose' },
  unit: 'mL/h',
  decimals: 1,
  solve: rateOf,
  working: ({ rate, kilograms, units, volume }, result) =>
    `${rate} units times ${kilograms} kg is ${grouped(rate * kilograms)} units per hour. The bag has ${grouped(units / volume)} units in each mL, so the rate is ${result}.`,
  mistakes: (n) => [
    [rateOf(n) * 2.2, 'The weight was multiplied by 2.2, as if it had to be changed to pounds.'],
    [rateOf(n) / 2.2, 'The weight was divided by 2.2, although it was given in kilograms.'],
    [rateOf(n) * 2, 'The concentration of a bag half as strong was used.'],
    [rateOf(n) / 2, 'The concentration of a bag twice as strong was used.'],
    [rateOf(n) * 10, 'The decimal point slipped by one place: ten times too much heparin.'],
    [
      n.rate,
      'The units per kilogram were set as milliliters. Weight and concentration were left out.',
    ],
    [rateOf(n) * 1.25, 'The concentration of another premixed bag was used.'],
  ],
  takeaway:
    'Find units per hour from the weight, then divide by the units in one milliliter. Heparin is a high-alert drug, so a second person checks the pump.',
  cases,
  draws: 4,
});
