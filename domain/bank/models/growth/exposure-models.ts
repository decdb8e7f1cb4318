import type { NumericModel } from '../item-model.ts';
import { between, type NumericCase, numericModel } from '../numeric-model.ts';
import { needCalculation } from '../nursing-needs/need-calculation.ts';

const topics = {
  need: 'promotion',
  rn: 'High-risk behaviors',
  lpn: 'High-risk behaviors',
} as const;

const explanation =
  'Pack-years are packs a day times years; a pack holds 20 cigarettes. Periods with other amounts are worked out one by one and added. The figure estimates the risk of lung disease.';

const steady: NumericCase = (random) => {
  const cigarettes = between({ from: 10, to: 40, step: 5 }, random);
  const from = between({ from: 16, to: 24, step: 1 }, random);
  const to = between({ from: 44, to: 68, step: 4 }, random);
  const years = to - from;
  const exact = (cigarettes / 20) * years;
  return needCalculation({
    ...topics,
    fact: 'pack-years',
    stem: `A client aged ${to} began to smoke at ${from} and still smokes ${cigarettes} cigarettes a day. How many pack-years is this, with 20 cigarettes in a pack?`,
    given: { cigarettes, from, to },
    exact,
    decimals: 1,
    unit: 'pack-years',
    why: `${cigarettes} cigarettes are ${cigarettes / 20} packs a day, and ${years} years have passed.`,
    slips: [
      [years, 'These are the years of smoking without the packs a day.'],
      [(cigarettes / 20) * to, 'The age was used in place of the years of smoking.'],
      [(cigarettes / 10) * years, 'A pack was counted as 10 cigarettes, but it holds 20.'],
      [(cigarettes / 20) * (years - 10), 'Ten years were lost when the ages were subtracted.'],
      [cigarettes, 'This is the number of cigarettes a day.'],
      [(cigarettes / 25) * years, 'A pack was counted as 25 cigarettes, but it holds 20.'],
    ],
    explanation,
  });
};

const changed: NumericCase = (random) => {
  const first = between({ from: 4, to: 12, step: 2 }, random);
  const second = between({ from: 6, to: 20, step: 2 }, random);
  const high = between({ from: 1.5, to: 2.5, step: 0.5 }, random);
  const exact = high * first + second / 2;
  return needCalculation({
    ...topics,
    fact: 'pack-years-periods',
    stem: `A client smoked ${high} packs a day for ${first} years, then cut down to half a pack a day for ${second} years and stopped last month. What is the total exposure?`,
    given: { first, second, high },
    exact,
    decimals: 1,
    unit: 'pack-years',
    why: `The first period gives ${high * first} and the second ${second / 2} pack-years, which are added.`,
    slips: [
      [high * (first + second), 'The larger amount was taken for both periods.'],
      [(first + second) / 2, 'Half a pack was taken for both periods.'],
      [high * first, 'The years with half a pack were left out.'],
      [first + second, 'The years were added without the packs a day.'],
      [high * first + second, 'A full pack was taken for the second period.'],
      [((high + 0.5) / 2) * first, 'A mean amount was taken for the first period alone.'],
    ],
    explanation,
  });
};

/** Exposure to tobacco smoke. */
export const packYearsModel: NumericModel = numericModel({
  id: 'pack-years',
  version: 1,
  problem: 'The exposure to tobacco is to be worked out.',
  features: 'Packs a day, years, and changes of the amount.',
  slips: 'Cigarettes for packs; age for years; one amount for every period.',
  cases: { steady, changed },
  draws: 4,
});
