import { between, oneOf } from '../numeric-model.ts';
import type { DoseCase } from './dose-model.ts';

/** Weight in lb, mg per kg and day, doses a day, and the label. */
export type Child = {
  readonly pounds: number;
  readonly perKilogram: number;
  readonly times: number;
  readonly amount: number;
  readonly volume: number;
};

type Range = {
  readonly pounds: readonly [from: number, to: number];
  readonly perKilogram: readonly number[];
  readonly times: readonly number[];
  readonly labels: readonly (readonly [amount: number, volume: number])[];
};

const child = (
  about: Pick<DoseCase<Child>, 'name' | 'drugs' | 'stem' | 'to'>,
  range: Range,
): DoseCase<Child> => ({
  ...about,
  numbers: (random) => {
    const [amount, volume] = oneOf(range.labels, random);
    const [from, to] = range.pounds;
    return {
      pounds: between({ from, to, step: 1 }, random),
      perKilogram: oneOf(range.perKilogram, random),
      times: oneOf(range.times, random),
      amount,
      volume,
    };
  },
});

/** The prescriptions, each in words of its own. */
export const cases: readonly DoseCase<Child>[] = [
  child(
    {
      name: 'amoxicillin-ear',
      drugs: ['amoxicillin'],
      to: ['RN', 'LPN', 'NP'],
      stem: (n) =>
        `A toddler who weighs ${n.pounds} lb has an acute ear infection. Amoxicillin ${n.perKilogram} mg/kg/day in ${n.times} equal doses is ordered, and the suspension contains ${n.amount} mg in ${n.volume} mL. How many milliliters are one dose? Round to the nearest tenth.`,
    },
    {
      pounds: [22, 40],
      perKilogram: [80, 90],
      times: [2],
      labels: [
        [400, 5],
        [250, 5],
      ],
    },
  ),
  child(
    {
      name: 'cephalexin-skin',
      drugs: ['cephalexin'],
      to: ['RN', 'LPN', 'NP'],
      stem: (n) =>
        `For cellulitis of the leg a school-age child of ${n.pounds} lb is to receive cephalexin ${n.perKilogram} mg/kg each day, split into ${n.times} doses. The bottle gives ${n.amount} mg per ${n.volume} mL. What volume does the parent measure for a dose? Round to the nearest tenth.`,
    },
    {
      pounds: [38, 70],
      perKilogram: [25, 40, 50],
      times: [3, 4],
      labels: [
        [250, 5],
        [125, 5],
      ],
    },
  ),
  child(
    {
      name: 'ibuprofen-day',
      drugs: ['ibuprofen'],
      to: ['LPN', 'NP'],
      stem: (n) =>
        `A preschool child with a sprained wrist weighs ${n.pounds} lb. The plan allows ibuprofen ${n.perKilogram} mg/kg a day in ${n.times} doses. The liquid holds ${n.amount} mg in ${n.volume} mL. How much is one dose? Round to the nearest tenth.`,
    },
    { pounds: [28, 48], perKilogram: [20, 30], times: [3, 4], labels: [[100, 5]] },
  ),
  child(
    {
      name: 'ceftriaxone-day',
      drugs: ['ceftriaxone'],
      to: ['RN'],
      stem: (n) =>
        `Ceftriaxone ${n.perKilogram} mg/kg/day IV in ${n.times} doses is prescribed for a child with meningitis who weighs ${n.pounds} lb. Once mixed, the vial contains ${n.amount} mg in ${n.volume} mL. How many milliliters are drawn up for one dose? Round to the nearest tenth.`,
    },
    {
      pounds: [26, 60],
      perKilogram: [100, 80],
      times: [2],
      labels: [
        [1000, 10],
        [500, 5],
      ],
    },
  ),
  child(
    {
      name: 'prednisolone-asthma',
      drugs: ['prednisone'],
      to: ['RN', 'LPN', 'NP'],
      stem: (n) =>
        `After an asthma attack a child weighing ${n.pounds} lb goes home with prednisolone ${n.perKilogram} mg/kg/day, given in ${n.times} doses for five days. The solution is ${n.amount} mg/${n.volume} mL. What is the volume of each dose? Round to the nearest tenth.`,
    },
    {
      pounds: [24, 55],
      perKilogram: [1, 1.5, 2],
      times: [2],
      labels: [
        [15, 5],
        [5, 5],
      ],
    },
  ),
  child(
    {
      name: 'phenobarbital-infant',
      drugs: ['phenobarbital'],
      to: ['RN'],
      stem: (n) =>
        `An infant of ${n.pounds} lb takes phenobarbital elixir ${n.perKilogram} mg/kg/day by mouth in ${n.times} doses to prevent seizures. Each ${n.volume} mL holds ${n.amount} mg. How much elixir makes a dose? Round to the nearest tenth.`,
    },
    { pounds: [9, 20], perKilogram: [3, 4, 5], times: [2], labels: [[20, 5]] },
  ),
  child(
    {
      name: 'nitrofurantoin-child',
      drugs: ['nitrofurantoin'],
      to: ['LPN', 'NP'],
      stem: (n) =>
        `Cystitis in a ${n.pounds}-lb child is treated with nitrofurantoin ${n.perKilogram} mg/kg a day in ${n.times} doses with food. There are ${n.amount} mg in every ${n.volume} mL of suspension. How many milliliters should be given each time? Round to the nearest tenth.`,
    },
    { pounds: [30, 66], perKilogram: [5, 6, 7], times: [4], labels: [[25, 5]] },
  ),
  child(
    {
      name: 'clindamycin-iv-day',
      drugs: ['clindamycin'],
      to: ['RN', 'NP'],
      stem: (n) =>
        `A child of ${n.pounds} lb with bone infection is to get clindamycin ${n.perKilogram} mg/kg/day in ${n.times} doses. The vial is labeled ${n.amount} mg in ${n.volume} mL. Before dilution, what volume holds one dose? Round to the nearest tenth.`,
    },
    {
      pounds: [33, 66],
      perKilogram: [30, 40],
      times: [3, 4],
      labels: [
        [300, 2],
        [150, 1],
      ],
    },
  ),
  child(
    {
      name: 'levetiracetam-solution',
      drugs: ['levetiracetam'],
      to: ['RN', 'LPN'],
      stem: (n) =>
        `Levetiracetam solution with ${n.amount} mg in ${n.volume} mL is supplied for a child with focal seizures who weighs ${n.pounds} lb. The order is ${n.perKilogram} mg/kg/day in ${n.times} equal doses. How many milliliters are in one? Round to the nearest tenth.`,
    },
    {
      pounds: [26, 80],
      perKilogram: [20, 30, 40],
      times: [2],
      labels: [
        [100, 1],
        [500, 5],
      ],
    },
  ),
];
