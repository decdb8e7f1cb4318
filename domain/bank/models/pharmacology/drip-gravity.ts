import { oneOf } from '../numeric-model.ts';
import { type DoseCase, doseModel, grouped } from './dose-model.ts';

/** Volume in mL, time in minutes, drops in a mL. */
type Gravity = { readonly volume: number; readonly minutes: number; readonly factor: number };

const gravity = (
  about: Pick<DoseCase<Gravity>, 'name' | 'drugs' | 'stem' | 'rn'> &
    Partial<Pick<DoseCase<Gravity>, 'to'>>,
  [volumes, minutes]: readonly [readonly number[], readonly number[]],
  factors: readonly number[],
): DoseCase<Gravity> => ({
  ...about,
  to: about.to ?? ['RN', 'LPN'],
  lpn: 'Monitoring intravenous infusions',
  numbers: (random) => ({
    volume: oneOf(volumes, random),
    minutes: oneOf(minutes, random),
    factor: oneOf(factors, random),
  }),
});

const cases: readonly DoseCase<Gravity>[] = [
  gravity(
    {
      name: 'saline-power-cut',
      drugs: [],
      stem: (n) =>
        `The pumps fail during a power cut. Normal saline ${grouped(n.volume)} mL over ${n.minutes / 60} hours must go on by gravity with tubing of ${n.factor} gtt/mL. How many drops per minute should be counted?`,
    },
    [
      [500, 750, 1000],
      [360, 480, 600],
    ],
    [10, 15, 20],
  ),
  gravity(
    {
      name: 'metronidazole-bag',
      drugs: ['metronidazole'],
      stem: (n) =>
        `A ${n.volume}-mL bag of metronidazole is hung by gravity in a field clinic. It should run for ${n.minutes} minutes, and the set gives ${n.factor} drops per milliliter. Which drop rate is right?`,
    },
    [
      [100, 150],
      [40, 60, 50],
    ],
    [10, 15, 20],
  ),
  gravity(
    {
      name: 'dextrose-home',
      drugs: [],
      stem: (n) =>
        `At home a client gets ${n.volume} mL of dextrose in water in ${n.minutes / 60} hours through a set with a drop factor of ${n.factor} gtt/mL. To how many drops a minute is the roller clamp set?`,
    },
    [
      [250, 400, 500],
      [180, 240, 300],
    ],
    [10, 15, 20],
  ),
  gravity(
    {
      name: 'gentamicin-microdrip',
      drugs: ['gentamicin'],
      stem: (n) =>
        `Gentamicin in ${n.volume} mL is to be infused over ${n.minutes} minutes with microdrip tubing, which delivers ${n.factor} gtt/mL. How many drops fall in a minute?`,
    },
    [
      [40, 50, 75, 100],
      [30, 40, 45, 50],
    ],
    [60],
  ),
  gravity(
    {
      name: 'ringer-disaster',
      drugs: [],
      stem: (n) =>
        `In a shelter after a flood a dehydrated adult is to receive ${n.volume} mL of lactated Ringer solution in ${n.minutes} minutes. The package of the tubing says ${n.factor} gtt/mL. What number of drops should the nurse count each minute?`,
    },
    [
      [250, 300, 500],
      [90, 120, 150],
    ],
    [10, 15],
  ),
  gravity(
    {
      name: 'transport-infusion',
      drugs: [],
      stem: (n) =>
        `For a transfer between hospitals without a pump, ${n.volume} mL of fluid remain to be given in ${n.minutes} minutes. One milliliter equals ${n.factor} drops in this set. What is the rate in drops per minute?`,
    },
    [
      [120, 150, 180, 240],
      [60, 75, 90],
    ],
    [10, 15, 20],
  ),
  gravity(
    {
      name: 'albumin-drip',
      to: ['RN'],
      drugs: [],
      rn: 'Blood and blood products',
      stem: (n) =>
        `Albumin, ${n.volume} mL, follows a large tap of ascites and runs over ${n.minutes} minutes. The vented set has a factor of ${n.factor} gtt/mL. At how many drops a minute should it flow?`,
    },
    [
      [100, 150, 200],
      [90, 120, 105],
    ],
    [10, 15, 20],
  ),
  gravity(
    {
      name: 'red-cells-gravity',
      to: ['RN'],
      drugs: [],
      rn: 'Blood and blood products',
      stem: (n) =>
        `Blood tubing with ${n.factor} gtt/mL is used for a unit of ${n.volume} mL of red cells. The rest of the unit should take ${n.minutes} minutes. Which count per minute is correct?`,
    },
    [
      [250, 280, 300, 320],
      [120, 150, 180],
    ],
    [10, 15],
  ),
  gravity(
    {
      name: 'keep-vein-open',
      drugs: [],
      stem: (n) =>
        `A vein is kept open with ${n.volume} mL of saline spread over ${n.minutes / 60} hours through a set that makes ${n.factor} drops from each milliliter. How many drops per minute is this?`,
    },
    [
      [250, 300, 400, 500],
      [480, 600, 720],
    ],
    [60],
  ),
];

/** Drops by gravity. */
export const gravityModel = doseModel<Gravity>({
  id: 'drip-gravity',
  problem: 'A volume is to drip in by gravity; the drops per minute are asked.',
  features: 'Volume, time in minutes, drop factor of the set.',
  slips: 'Drop factor forgotten or inverted, hours not changed to minutes, mL/h taken for drops.',
  topics: {
    rn: 'Parenteral and intravenous therapy',
    lpn: 'Monitoring intravenous infusions',
    np: 'choose',
  },
  unit: 'gtt/min',
  decimals: 0,
  solve: ({ volume, minutes, factor }) => (volume * factor) / minutes,
  working: ({ volume, minutes, factor }, result) =>
    `Volume times drop factor, divided by minutes: ${grouped(volume)} mL times ${factor} over ${minutes} minutes is ${result}.`,
  mistakes: ({ volume, minutes, factor }) => [
    [(volume * 60) / minutes, 'This is the rate of a pump in mL/h. The drop factor was left out.'],
    [
      (volume * (factor === 60 ? 20 : 60)) / minutes,
      'The factor of another kind of tubing was used.',
    ],
    [(volume * (factor === 15 ? 20 : 15)) / minutes, 'The drop factor of another set was used.'],
    [
      (volume * (factor === 10 ? 12 : 10)) / minutes,
      'The drops were counted as if the set had another factor.',
    ],
    [(volume * factor * 2) / minutes, 'The time was taken half as long as ordered.'],
    [(volume * factor) / minutes / 2, 'The time was taken twice as long as ordered.'],
    [(volume * factor * 1.5) / minutes, 'The volume was taken half as large again as it is.'],
  ],
  takeaway:
    'Drops per minute are volume times drop factor, divided by minutes. Microdrip tubing has 60 drops in a milliliter.',
  cases,
  draws: 4,
});
