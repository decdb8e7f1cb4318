import { between, oneOf } from '../numeric-model.ts';
import { type DoseCase, doseModel } from './dose-model.ts';

/** Grams of carbohydrate, grams for a unit, glucose, target and fall for a unit. */
type Meal = {
  readonly grams: number;
  readonly gramsPerUnit: number;
  readonly glucose: number;
  readonly target: number;
  readonly fallPerUnit: number;
};

const targets = [100, 110, 120] as const;
const ratios = [10, 12, 15] as const;
const falls = [30, 40, 50] as const;

const meal = (about: Pick<DoseCase<Meal>, 'name' | 'drugs' | 'stem' | 'to'>): DoseCase<Meal> => ({
  ...about,
  numbers: (random) => {
    const [gramsPerUnit, fallPerUnit] = [oneOf(ratios, random), oneOf(falls, random)];
    const target = oneOf(targets, random);
    const food = between({ from: 3, to: 7, step: 1 }, random);
    const correction = between({ from: 1, to: 4, step: 1 }, random);
    return {
      grams: food * gramsPerUnit,
      gramsPerUnit,
      glucose: target + correction * fallPerUnit,
      target,
      fallPerUnit,
    };
  },
});

const cases: readonly DoseCase<Meal>[] = [
  meal({
    name: 'breakfast-lispro',
    drugs: ['insulin lispro'],
    to: ['RN', 'LPN', 'NP'],
    stem: (n) =>
      `Before breakfast the glucose of a {patient} with type 1 diabetes is ${n.glucose} mg/dL. The meal has ${n.grams} g of carbohydrate. Insulin lispro is taken as 1 unit for ${n.gramsPerUnit} g plus 1 unit for each ${n.fallPerUnit} mg/dL above ${n.target} mg/dL. How many units are due?`,
  }),
  meal({
    name: 'school-lunch-aspart',
    drugs: ['insulin aspart'],
    to: ['RN', 'LPN'],
    stem: (n) =>
      `A school nurse helps a 12-year-old who will eat ${n.grams} g of carbohydrate for lunch and has a glucose of ${n.glucose} mg/dL. The plan: insulin aspart 1 unit per ${n.gramsPerUnit} g, and 1 unit more per ${n.fallPerUnit} mg/dL over the target of ${n.target}. What is the whole dose?`,
  }),
  meal({
    name: 'pump-failure-dinner',
    drugs: ['insulin aspart'],
    to: ['RN', 'NP'],
    stem: (n) =>
      `The insulin pump of a {patient} has failed, and dinner with ${n.grams} g of carbohydrate is on the table. One unit of aspart covers ${n.gramsPerUnit} g and lowers glucose by ${n.fallPerUnit} mg/dL. The meter shows ${n.glucose}; the goal is ${n.target} mg/dL. Which dose by pen is right?`,
  }),
  meal({
    name: 'hospital-tray',
    drugs: ['insulin lispro'],
    to: ['RN', 'LPN'],
    stem: (n) =>
      `On the tray card of a hospital client stand ${n.grams} g of carbohydrate, and the fingerstick reads ${n.glucose} mg/dL. Orders: lispro 1 unit/${n.gramsPerUnit} g with meals; correction 1 unit for every ${n.fallPerUnit} mg/dL above ${n.target}. How much lispro should be given in one injection?`,
  }),
  meal({
    name: 'new-diagnosis-teaching',
    drugs: ['insulin lispro'],
    to: ['RN', 'LPN', 'NP'],
    stem: (n) =>
      `While learning to count carbohydrates, a {patient} with new type 1 diabetes plans a snack and a sandwich, together ${n.grams} g. Glucose is ${n.glucose} mg/dL, the target ${n.target}. The ratio is 1 unit to ${n.gramsPerUnit} g, the correction 1 unit to ${n.fallPerUnit} mg/dL. What dose should the {patient} work out?`,
  }),
  meal({
    name: 'pregnant-supper',
    drugs: ['insulin aspart'],
    to: ['RN', 'NP'],
    stem: (n) =>
      `A pregnant {patient} with long-standing diabetes measures ${n.glucose} mg/dL before supper of ${n.grams} g carbohydrate. She uses 1 unit of aspart for ${n.gramsPerUnit} g and 1 unit for ${n.fallPerUnit} mg/dL above ${n.target} mg/dL. How many units does she inject?`,
  }),
  meal({
    name: 'athlete-evening',
    drugs: ['insulin lispro'],
    to: ['LPN', 'NP'],
    stem: (n) =>
      `After a rest day a rower with type 1 diabetes sits down to pasta with ${n.grams} g of carbohydrate. The sensor says ${n.glucose} mg/dL. With a food ratio of 1:${n.gramsPerUnit} g, a correction factor of ${n.fallPerUnit} mg/dL and a goal of ${n.target} mg/dL, what is the mealtime dose?`,
  }),
  meal({
    name: 'steroid-glucose',
    drugs: ['insulin aspart'],
    to: ['RN', 'LPN', 'NP'],
    stem: (n) =>
      `Prednisone has raised the lunchtime glucose of a {patient} to ${n.glucose} mg/dL. Lunch holds ${n.grams} g of carbohydrate. Aspart is ordered as 1 unit for each ${n.gramsPerUnit} g of food and for each ${n.fallPerUnit} mg/dL above ${n.target} mg/dL 1 unit on top. What total is given?`,
  }),
];

const food = (n: Meal): number => n.grams / n.gramsPerUnit;
const correction = (n: Meal): number => (n.glucose - n.target) / n.fallPerUnit;

/** Mealtime insulin with correction. */
export const insulinModel = doseModel<Meal>({
  id: 'dose-insulin',
  problem: 'A meal and a glucose value are given; the units of rapid insulin are asked.',
  features: 'Carbohydrate and its ratio, glucose above target and its factor.',
  slips: 'Only food or only correction counted, target left out, ratios exchanged.',
  topics: { rn: 'Insulin and anticoagulant therapy', lpn: 'Insulin administration', np: 'choose' },
  unit: 'units',
  decimals: 0,
  solve: (n) => food(n) + correction(n),
  working: (n, result) =>
    `Food needs ${n.grams} divided by ${n.gramsPerUnit}, that is ${food(n)} units. The correction is ${n.glucose - n.target} divided by ${n.fallPerUnit}, that is ${correction(n)}. Together they make ${result}.`,
  mistakes: (n) => [
    [food(n), 'Insulin for the food alone leaves the high glucose uncorrected.'],
    [correction(n), 'The correction by itself leaves the carbohydrate of the meal uncovered.'],
    [
      food(n) + Math.round(n.glucose / n.fallPerUnit),
      'The whole glucose was divided by the factor. The target was not taken off first.',
    ],
    [Math.abs(food(n) - correction(n)), 'The correction was taken off instead of added.'],
    [food(n) + 2 * correction(n), 'The correction for the high glucose was counted twice.'],
    [2 * food(n) + correction(n), 'The carbohydrate of the food was counted twice.'],
    [
      Math.round(n.grams / n.fallPerUnit + (n.glucose - n.target) / n.gramsPerUnit),
      'The food ratio and the correction factor were exchanged.',
    ],
  ],
  takeaway:
    'Mealtime insulin is food plus correction. The correction counts what lies above the target.',
  cases,
  draws: 4,
});
