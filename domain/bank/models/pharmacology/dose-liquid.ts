import { oneOf } from '../numeric-model.ts';
import { type DoseCase, doseModel, grouped } from './dose-model.ts';

/** Order in mg (or the unit of the label), so much of it in so many mL, doses a day. */
type Liquid = {
  readonly ordered: number;
  readonly amount: number;
  readonly volume: number;
  readonly times: number;
};

type Label = readonly [ordered: readonly number[], amount: number, volume: number];

const liquid = (
  about: Pick<DoseCase<Liquid>, 'name' | 'drugs' | 'stem'>,
  labels: readonly Label[],
  times: readonly number[],
): DoseCase<Liquid> => ({
  ...about,
  to: ['RN', 'LPN'],
  numbers: (random) => {
    const [orders, amount, volume] = oneOf(labels, random);
    return { ordered: oneOf(orders, random), amount, volume, times: oneOf(times, random) };
  },
});

const often: Readonly<Record<number, string>> = {
  2: 'twice',
  3: 'three times',
  4: 'four times',
  6: 'six times',
};

const cases: readonly DoseCase<Liquid>[] = [
  liquid(
    {
      name: 'phenytoin-suspension',
      drugs: ['phenytoin'],
      stem: ({ ordered, amount, volume, times }) =>
        `A client fed by tube is to have phenytoin suspension ${ordered} mg ${often[times]} a day. After shaking, the bottle yields ${amount} mg in ${volume} mL. How many milliliters make one dose? Round to the nearest tenth.`,
    },
    [[[100, 150, 175, 200, 225], 125, 5]],
    [2, 3],
  ),
  liquid(
    {
      name: 'potassium-chloride-oral',
      drugs: [],
      stem: ({ ordered, amount, volume, times }) =>
        `Potassium chloride ${ordered} mEq diluted in juice is ordered ${often[times]} a day for a client on a loop diuretic. The liquid contains ${amount} mEq per ${volume} mL. What volume is measured for one dose? Round to the nearest tenth.`,
    },
    [
      [[10, 15, 25, 30], 20, 15],
      [[15, 20, 30], 40, 15],
    ],
    [2, 3],
  ),
  liquid(
    {
      name: 'morphine-oral-solution',
      drugs: ['morphine'],
      stem: ({ ordered, amount, volume, times }) =>
        `A client with cancer pain swallows oral morphine ${ordered} mg up to ${often[times]} a day. The solution holds ${amount} mg in ${volume} mL. How many milliliters does the nurse draw into the oral syringe? Round to the nearest tenth.`,
    },
    [
      [[7.5, 12.5, 15, 17.5, 25], 10, 5],
      [[15, 25, 30, 35], 20, 5],
    ],
    [4, 6],
  ),
  liquid(
    {
      name: 'digoxin-elixir',
      drugs: ['digoxin'],
      stem: ({ ordered, amount, volume, times }) =>
        `Digoxin elixir ${ordered} mcg by mouth, ${often[times]} a day, is ordered for an infant with heart failure. The label states ${amount} mcg in ${volume} mL. How much is drawn up for one dose? Round to the nearest tenth.`,
    },
    [[[20, 25, 30, 35, 40, 60, 70], 50, 1]],
    [2],
  ),
  liquid(
    {
      name: 'furosemide-oral-solution',
      drugs: ['furosemide'],
      stem: ({ ordered, amount, volume, times }) =>
        `An older client cannot swallow tablets and gets furosemide solution ${ordered} mg ${often[times]} a day. The bottle reads ${amount} mg/${volume} mL. Which volume is one dose? Round to the nearest tenth.`,
    },
    [[[20, 25, 30, 60, 70], 40, 5]],
    [2, 3],
  ),
  liquid(
    {
      name: 'lactulose-syrup',
      drugs: ['lactulose'],
      stem: ({ ordered, amount, volume, times }) =>
        `Lactulose ${ordered} g is to be given ${often[times]} a day to a client with liver failure. The syrup contains ${amount} g in ${volume} mL. How many milliliters are poured for each dose? Round to the nearest tenth.`,
    },
    [
      [[15, 25, 30, 35], 10, 15],
      [[12, 16, 24, 30], 20, 30],
    ],
    [3, 4],
  ),
  liquid(
    {
      name: 'hydromorphone-injection',
      drugs: ['hydromorphone'],
      stem: ({ ordered, amount, volume, times }) =>
        `For pain after surgery hydromorphone ${ordered} mg may be injected under the skin up to ${often[times]} a day. The ampule is marked ${amount} mg in ${volume} mL. How many milliliters are drawn up? Round to the nearest tenth.`,
    },
    [
      [[0.5, 0.8, 1.5, 0.6], 2, 1],
      [[1, 1.5, 2.5, 3], 4, 1],
    ],
    [4, 6],
  ),
  liquid(
    {
      name: 'valproate-syrup',
      drugs: ['valproate'],
      stem: ({ ordered, amount, volume, times }) =>
        `A teenager with absence seizures takes valproate syrup ${grouped(ordered)} mg ${often[times]} a day. Each ${volume} mL of the syrup holds ${amount} mg. What is the volume of one dose? Round to the nearest tenth.`,
    },
    [[[300, 350, 375, 400, 450, 550], 250, 5]],
    [2, 3],
  ),
  liquid(
    {
      name: 'haloperidol-concentrate',
      drugs: ['haloperidol'],
      stem: ({ ordered, amount, volume, times }) =>
        `Haloperidol concentrate is stirred into juice for a client with psychosis. The order is ${ordered} mg ${often[times]} a day, and the dropper bottle holds ${amount} mg in ${volume} mL. How much liquid is one dose? Round to the nearest tenth.`,
    },
    [[[1.5, 3, 5, 7], 2, 1]],
    [2, 3],
  ),
];

/** Liquid for one dose. */
export const liquidModel = doseModel<Liquid>({
  id: 'dose-liquid',
  problem: 'An amount of a liquid drug is ordered; the volume of one dose is asked.',
  features: 'Ordered amount, amount and volume on the label, how often a day.',
  slips: 'Volume of the label forgotten, ratio inverted, a day taken for a dose.',
  topics: { rn: 'Dosage calculation', lpn: 'Dosage calculation', np: 'choose' },
  unit: 'mL',
  decimals: 1,
  solve: ({ ordered, amount, volume }) => (ordered / amount) * volume,
  working: ({ ordered, amount, volume }, result) =>
    `The order is divided by the amount on hand and multiplied by its volume: ${grouped(ordered)} divided by ${amount} and times ${volume} mL gives ${result}.`,
  mistakes: ({ ordered, amount, volume, times }) => [
    [(ordered / amount) * volume * times, 'This is the volume of a whole day. One dose was asked.'],
    [
      ((ordered / amount) * volume) / times,
      'The dose was divided by the number of doses, although it is ordered for each.',
    ],
    [
      (amount / ordered) * volume,
      'The amount on the label was divided by the order, so the ratio stands upside down.',
    ],
    [
      volume > 1 ? ordered / amount : (ordered / amount) * 5,
      volume > 1
        ? 'The volume that belongs to the labeled amount was left out.'
        : 'The label was read as if the amount stood in five milliliters.',
    ],
    [
      (ordered / amount) * volume * 2,
      'Twice the volume gives twice the order. Multiply back to check.',
    ],
    [(ordered / amount) * volume * 10, 'The decimal point slipped by one place in the working.'],
    [
      (ordered / amount) * volume * 0.5,
      'Half the volume gives half the order. Multiply back to check.',
    ],
  ],
  takeaway: 'Divide what is ordered by what is on hand and multiply by the volume that holds it.',
  cases,
  draws: 4,
});
