import { oneOf } from '../numeric-model.ts';
import { type DoseCase, grouped } from './dose-model.ts';

/** Ordered and available amount in milligrams, doses a day. */
export type Tablets = {
  readonly ordered: number;
  readonly strength: number;
  readonly times: number;
};

type Pair = readonly [ordered: number, strength: number];

const tablets = (
  about: Pick<DoseCase<Tablets>, 'name' | 'drugs' | 'stem' | 'unit'>,
  pairs: readonly Pair[],
  times: readonly number[],
): DoseCase<Tablets> => ({
  ...about,
  to: ['RN', 'LPN'],
  numbers: (random) => {
    const [ordered, strength] = oneOf(pairs, random);
    return { ordered, strength, times: oneOf(times, random) };
  },
});

const often: Readonly<Record<number, string>> = {
  2: 'twice a day',
  3: 'three times a day',
  4: 'four times a day',
};

/** The prescriptions, each in words of its own. */
export const cases: readonly DoseCase<Tablets>[] = [
  tablets(
    {
      name: 'metoprolol-after-infarct',
      drugs: ['metoprolol'],
      stem: ({ ordered, strength, times }) =>
        `A client who had a heart attack is prescribed metoprolol tartrate ${ordered} mg by mouth ${often[times]}. The drawer holds scored tablets of ${strength} mg. How many tablets should the nurse give for one dose?`,
    },
    [
      [75, 50],
      [37.5, 25],
      [50, 25],
      [75, 25],
      [25, 50],
      [62.5, 25],
    ],
    [2],
  ),
  tablets(
    {
      name: 'metformin-in-grams',
      drugs: ['metformin'],
      stem: ({ ordered, strength, times }) =>
        `The order reads metformin ${ordered / 1000} g by mouth ${often[times]} with meals. The pharmacy sends tablets of ${strength} mg. How many tablets make one dose?`,
    },
    [
      [1000, 500],
      [750, 500],
      [500, 250],
      [750, 250],
      [1000, 250],
    ],
    [2],
  ),
  tablets(
    {
      name: 'levothyroxine-micrograms',
      drugs: ['levothyroxine'],
      stem: ({ ordered, strength }) =>
        `Levothyroxine ${ordered / 1000} mg by mouth before breakfast is ordered for a client with hypothyroidism. The bottle is labeled ${strength} mcg a tablet. How many tablets should be given?`,
    },
    [
      [100, 50],
      [150, 50],
      [75, 50],
      [125, 50],
      [37.5, 25],
      [75, 25],
      [62.5, 25],
    ],
    [2],
  ),
  tablets(
    {
      name: 'furosemide-scored',
      drugs: ['furosemide'],
      stem: ({ ordered, strength, times }) =>
        `A resident of a care home with swollen legs takes furosemide ${ordered} mg ${often[times]}. Scored ${strength}-mg tablets are on hand. How many tablets are given each time?`,
    },
    [
      [60, 40],
      [80, 40],
      [20, 40],
      [30, 20],
      [50, 20],
      [100, 40],
    ],
    [2],
  ),
  tablets(
    {
      name: 'prednisone-taper',
      drugs: ['prednisone'],
      stem: ({ ordered, strength, times }) =>
        `For the first day of a steroid taper the nurse prepares prednisone ${ordered} mg, to be taken ${often[times]}. The stock is ${strength} mg tablets. What number of tablets belongs in the cup?`,
    },
    [
      [15, 10],
      [25, 10],
      [20, 10],
      [30, 20],
      [7.5, 5],
      [12.5, 5],
    ],
    [2, 3],
  ),
  tablets(
    {
      name: 'gabapentin-in-grams',
      drugs: ['gabapentin'],
      unit: 'capsules',
      stem: ({ ordered, strength, times }) =>
        `Nerve pain after shingles is treated with gabapentin ${ordered / 1000} g ${often[times]}. Capsules of ${strength} mg are supplied. How many capsules should a client take for one dose?`,
    },
    [
      [600, 300],
      [900, 300],
      [1200, 300],
      [300, 100],
      [400, 100],
      [800, 400],
    ],
    [3],
  ),
  tablets(
    {
      name: 'digoxin-micrograms',
      drugs: ['digoxin'],
      stem: ({ ordered, strength }) =>
        `A client in atrial fibrillation has a pulse of 84/min. Digoxin ${ordered / 1000} mg is due by mouth, and scored tablets of ${strength} mcg are in the cabinet. How many tablets are right?`,
    },
    [
      [125, 250],
      [250, 125],
      [187.5, 125],
      [62.5, 125],
    ],
    [2],
  ),
  tablets(
    {
      name: 'captopril-scored',
      drugs: ['captopril'],
      stem: ({ ordered, strength, times }) =>
        `Captopril ${ordered} mg is to be given ${often[times]}, one hour before meals, to a client with high blood pressure. The label on the scored tablets reads ${strength} mg. How many tablets go with each dose?`,
    },
    [
      [18.75, 12.5],
      [37.5, 25],
      [25, 12.5],
      [31.25, 12.5],
      [50, 25],
      [12.5, 25],
      [75, 50],
    ],
    [2, 3],
  ),
  tablets(
    {
      name: 'penicillin-throat',
      drugs: ['penicillin V'],
      stem: ({ ordered, strength, times }) =>
        `A client with streptococcal pharyngitis is to swallow penicillin V ${grouped(ordered)} mg ${often[times]}. The tablets contain ${strength} mg each. How many tablets are needed for a single dose?`,
    },
    [
      [500, 250],
      [750, 250],
      [250, 500],
      [375, 250],
      [625, 250],
      [750, 500],
    ],
    [2, 3],
  ),
];
