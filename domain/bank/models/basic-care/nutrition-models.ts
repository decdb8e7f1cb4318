import type { NumericModel } from '../item-model.ts';
import { between, type NumericCase, numericModel } from '../numeric-model.ts';
import { needCalculation } from '../nursing-needs/need-calculation.ts';

const topics = {
  need: 'comfort',
  rn: 'Nutrition and oral hydration',
  lpn: 'Nutrition and oral hydration',
} as const;

const calories: NumericCase = (random) => {
  const fat = between({ from: 8, to: 20, step: 1 }, random);
  const starch = between({ from: 30, to: 60, step: 5 }, random);
  const protein = between({ from: 11, to: 28, step: 1 }, random);
  const exact = fat * 9 + starch * 4 + protein * 4;
  return needCalculation({
    ...topics,
    fact: 'meal-energy',
    stem: `The label of a frozen meal lists ${fat} g of fat, ${starch} g of carbohydrate and ${protein} g of protein. A client who counts calories asks how many kilocalories this makes. What should the nurse answer?`,
    given: { fat, starch, protein },
    exact,
    decimals: 0,
    unit: 'kcal',
    why: `Fat gives ${fat * 9}, carbohydrate ${starch * 4} and protein ${protein * 4} kcal.`,
    slips: [
      [(fat + starch + protein) * 4, 'Fat was counted with 4 kcal for a gram, but it gives 9.'],
      [
        (fat + starch + protein) * 9,
        'Each nutrient was counted with 9 kcal, but fat alone gives that.',
      ],
      [fat * 9 + starch * 4, 'Protein was left out, though it gives 4 kcal for a gram.'],
      [fat * 7 + starch * 4 + protein * 4, 'The value of alcohol, 7 kcal, was used for fat.'],
      [fat * 4 + starch * 4 + protein * 9, 'The values of fat and protein were exchanged.'],
      [starch * 4 + protein * 4, 'Fat was left out, though it gives the most energy.'],
    ],
    explanation:
      'A gram of carbohydrate or protein gives 4 kcal, a gram of fat 9 kcal and a gram of alcohol 7 kcal. Multiply each and add.',
  });
};

const bodyMass: NumericCase = (random) => {
  const centimeters = between({ from: 155, to: 185, step: 5 }, random);
  const kilograms = between({ from: 54, to: 118, step: 4 }, random);
  const meters = centimeters / 100;
  const exact = kilograms / (meters * meters);
  return needCalculation({
    ...topics,
    fact: 'body-mass-index',
    stem: `At a health fair an adult is ${centimeters} cm tall and weighs ${kilograms} kg. Which body mass index should the nurse record?`,
    given: { centimeters, kilograms },
    exact,
    decimals: 1,
    unit: 'kg/m²',
    why: `Weight of ${kilograms} kg is divided by the square of ${meters} m.`,
    slips: [
      [kilograms / meters, 'Weight was divided by height once and not by its square.'],
      [kilograms / (meters * 2), 'Height was doubled, but the formula asks for its square.'],
      [
        kilograms / ((meters - 0.05) * (meters - 0.05)),
        'A height that is 5 cm too small was used for the square.',
      ],
      [
        kilograms / ((meters + 0.05) * (meters + 0.05)),
        'A height that is 5 cm too large was used for the square.',
      ],
      [(exact * 10) / 22, 'Kilograms were turned into pounds in the wrong direction.'],
    ],
    explanation:
      'Body mass index is kilograms divided by meters squared. For adults 18.5 to 24.9 is healthy, 25 to 29.9 overweight and 30 or more obesity.',
  });
};

const weightLoss: NumericCase = (random) => {
  const before = between({ from: 60, to: 100, step: 4 }, random);
  const lost = between({ from: 3, to: 11, step: 1 }, random);
  const now = before - lost;
  const exact = (100 * lost) / before;
  return needCalculation({
    ...topics,
    fact: 'weight-change',
    stem: `A client weighed ${before} kg six months ago and weighs ${now} kg now without having tried to lose weight. Which percentage of the earlier weight has been lost?`,
    given: { before, now },
    exact,
    decimals: 1,
    unit: '%',
    why: `${lost} kg were lost of ${before} kg, which gives the percentage of the usual weight.`,
    slips: [
      [
        (100 * lost) / now,
        'The loss was divided by the present weight and not by the earlier one.',
      ],
      [lost, 'This is the loss in kilograms and not in percent.'],
      [(100 * now) / before, 'This is the part of the weight that remains.'],
      [(200 * lost) / before, 'The loss was counted twice before it was divided.'],
      [(50 * lost) / before, 'The loss was halved before it was divided.'],
    ],
    explanation:
      'Percent loss is the loss divided by the earlier weight, times 100. An unintended loss of 10% or more in six months is severe and must be reported.',
  });
};

const proteinNeed: NumericCase = (random) => {
  const pounds = between({ from: 110, to: 220, step: 11 }, random);
  const factor = between({ from: 1.2, to: 1.5, step: 0.1 }, random);
  const exact = (pounds / 2.2) * factor;
  return needCalculation({
    ...topics,
    fact: 'protein-need',
    stem: `The dietitian sets ${factor} g of protein for each kilogram a day for a client with a pressure injury who weighs ${pounds} lb. With 2.2 lb in a kilogram, how much protein is this in a day?`,
    given: { pounds, factor },
    exact,
    decimals: 0,
    unit: 'g',
    why: `${pounds} lb are ${Math.round(pounds / 2.2)} kg, and each kilogram needs ${factor} g.`,
    slips: [
      [pounds * factor, 'Pounds were used as if they were kilograms.'],
      [pounds * 2.2 * factor, 'Pounds were multiplied by 2.2, but they must be divided.'],
      [pounds / 2.2, 'This is the weight in kilograms without the factor.'],
      [(pounds / 2.2) * 0.8, 'The need of a healthy adult, 0.8 g, was used.'],
      [(pounds / 2.2) * factor * 2, 'The daily amount was doubled by mistake in the last step.'],
    ],
    explanation:
      'Turn pounds into kilograms first by dividing by 2.2, then multiply by the grams ordered. Healing wounds need more protein than the usual 0.8 g for each kilogram.',
  });
};

/** Energy, weight and protein. */
export const nutritionNumbersModel: NumericModel = numericModel({
  id: 'nutrition-numbers',
  version: 1,
  problem: 'Energy, body mass index, loss of weight or need of protein is to be worked out.',
  features: 'Energy of nutrients, units, square of height, the right reference weight.',
  slips: 'One value for each nutrient; height not squared; pounds as kilograms.',
  cases: { calories, 'body-mass': bodyMass, 'weight-loss': weightLoss, protein: proteinNeed },
  draws: 4,
});
