import type { NumericModel } from '../item-model.ts';
import { between, type NumericCase, numericModel } from '../numeric-model.ts';
import { needCalculation } from '../nursing-needs/need-calculation.ts';

const topics = {
  need: 'comfort',
  rn: 'Nutrition and oral hydration',
  lpn: 'Nutrition and oral hydration',
} as const;

const ounce = 30;

const meal: NumericCase = (random) => {
  const coffee = between({ from: 4, to: 9, step: 1 }, random);
  const juice = between({ from: 3, to: 6, step: 1 }, random);
  const gelatin = between({ from: 90, to: 180, step: 10 }, random);
  const pudding = between({ from: 100, to: 150, step: 10 }, random);
  const exact = (coffee + juice) * ounce + gelatin;
  return needCalculation({
    ...topics,
    fact: 'oral-intake',
    stem: `For breakfast a client takes ${coffee} oz of coffee, ${juice} oz of juice, ${gelatin} mL of gelatin, ${pudding} mL of pudding and a slice of toast. Count 30 mL for an ounce. How much is recorded as fluid intake?`,
    given: { coffee, juice, gelatin, pudding },
    exact,
    decimals: 0,
    unit: 'mL',
    why: `Coffee and juice are ${(coffee + juice) * ounce} mL; gelatin melts at body temperature and adds ${gelatin} mL.`,
    slips: [
      [
        exact + pudding,
        'Pudding does not melt to a liquid at body temperature and is not counted.',
      ],
      [exact - gelatin, 'Gelatin melts at body temperature and belongs to the intake.'],
      [exact - juice * ounce, 'The juice was left out of the sum.'],
      [exact - coffee * ounce, 'The coffee was left out of the sum.'],
      [
        exact - gelatin + pudding,
        'Pudding was counted in place of gelatin, which is the liquid one.',
      ],
      [
        (coffee + juice) * 15 + gelatin,
        'Half of the volume of an ounce was used for coffee and juice.',
      ],
    ],
    explanation:
      'Fluid intake is whatever is liquid at room or body temperature, such as gelatin, ice cream and broth. Pudding and cereal are solid food. Ice chips count for half of their volume.',
  });
};

const ice: NumericCase = (random) => {
  const chips = between({ from: 120, to: 300, step: 60 }, random);
  const soup = between({ from: 150, to: 240, step: 30 }, random);
  const tea = between({ from: 5, to: 8, step: 1 }, random);
  const exact = chips / 2 + soup + tea * ounce;
  return needCalculation({
    ...topics,
    fact: 'ice-intake',
    stem: `During an evening a client with a sore mouth takes ${chips} mL of ice chips, ${soup} mL of broth and ${tea} oz of tea. With 30 mL in an ounce, how much fluid should be recorded?`,
    given: { chips, soup, tea },
    exact,
    decimals: 0,
    unit: 'mL',
    why: `Ice counts for half, ${chips / 2} mL; the broth is ${soup} mL and the tea ${tea * ounce} mL.`,
    slips: [
      [exact + chips / 2, 'Ice chips melt to half of their volume, but the whole was counted.'],
      [exact - chips / 2, 'Ice chips were left out, though they melt to fluid.'],
      [exact - soup, 'The broth was left out, though it is fluid.'],
      [exact - tea * ounce, 'The tea was left out, though it is fluid.'],
      [chips + soup + tea, 'Ounces were added as if they were milliliters.'],
      [exact + chips * 1.5, 'The volume of ice was doubled instead of halved.'],
    ],
    explanation:
      'Ice chips melt to about half of their volume. Convert each household measure to milliliters before adding. Broth, tea, gelatin and ice cream are fluids.',
  });
};

const limit: NumericCase = (random) => {
  const allowed = between({ from: 1000, to: 1500, step: 100 }, random);
  const breakfast = between({ from: 6, to: 8, step: 1 }, random);
  const lunch = between({ from: 8, to: 10, step: 1 }, random);
  const vein = between({ from: 100, to: 250, step: 50 }, random);
  const exact = allowed - (breakfast + lunch) * ounce - vein;
  return needCalculation({
    ...topics,
    fact: 'fluid-limit',
    stem: `A client with heart failure is limited to ${allowed} mL of fluid a day from every source. So far the client has had ${breakfast} oz at breakfast, ${lunch} oz at lunch and ${vein} mL by vein. With 30 mL in an ounce, how much is left for the day?`,
    given: { allowed, breakfast, lunch, vein },
    exact,
    decimals: 0,
    unit: 'mL',
    why: `Drinks are ${(breakfast + lunch) * ounce} mL and the vein ${vein} mL; the rest of ${allowed} mL is left.`,
    slips: [
      [exact + vein, 'Fluid by vein counts as well when the limit holds for every source.'],
      [exact + lunch * ounce, 'The fluid of lunch was left out of what was taken.'],
      [exact + breakfast * ounce, 'The fluid of breakfast was left out of what was taken.'],
      [allowed - exact, 'This is what has been taken and not what is left.'],
      [allowed - breakfast - lunch - vein, 'Ounces were taken off as if they were milliliters.'],
      [exact + 2 * vein, 'Fluid by vein was added to what is left, but it must be taken off.'],
    ],
    explanation:
      'A fluid limit covers drinks, IV fluid, tube feeding and flushes. Plan what is left over the evening, with part kept for medicines. Mouth care and hard candy ease thirst.',
  });
};

/** Fluid that is taken and fluid that may still be taken. */
export const oralIntakeModel: NumericModel = numericModel({
  id: 'oral-intake',
  version: 1,
  problem: 'Fluid intake or what is left of a limit is to be worked out.',
  features: 'What counts as fluid, ounces and milliliters, ice as half.',
  slips: 'Counting pudding; whole ice; ounces as milliliters; leaving out IV fluid.',
  cases: { meal, ice, limit },
  draws: 4,
});
