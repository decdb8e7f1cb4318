import { oneOf } from '../numeric-model.ts';
import { type DoseCase, doseModel, grouped } from './dose-model.ts';

/** Volume in mL and time in minutes. */
type Pump = { readonly volume: number; readonly minutes: number };

const pump = (
  about: Pick<DoseCase<Pump>, 'name' | 'drugs' | 'stem' | 'to' | 'rn'>,
  volumes: readonly number[],
  minutes: readonly number[],
): DoseCase<Pump> => ({
  ...about,
  lpn: 'Monitoring intravenous infusions',
  numbers: (random) => ({ volume: oneOf(volumes, random), minutes: oneOf(minutes, random) }),
});

const cases: readonly DoseCase<Pump>[] = [
  pump(
    {
      name: 'vancomycin-piggyback',
      drugs: ['vancomycin'],
      to: ['RN', 'LPN'],
      stem: (n) =>
        `Vancomycin in ${n.volume} mL of saline is to run over ${n.minutes} minutes so that it does not cause flushing. What rate belongs on the pump? Round to a whole number.`,
    },
    [200, 250, 300, 350],
    [90, 100, 75, 150],
  ),
  pump(
    {
      name: 'cefazolin-before-surgery',
      drugs: ['cefazolin'],
      to: ['RN', 'LPN'],
      stem: (n) =>
        `Before surgery a bag of ${n.volume} mL with cefazolin must be infused in ${n.minutes} minutes. At how many milliliters per hour does the pump run? Round to a whole number.`,
    },
    [50, 75, 100],
    [20, 25, 40, 45],
  ),
  pump(
    {
      name: 'potassium-slowly',
      drugs: [],
      to: ['RN'],
      rn: 'High-alert medications',
      stem: (n) =>
        `A client on a heart monitor receives potassium chloride in ${n.volume} mL over ${n.minutes} minutes. The bag came ready from the pharmacy. Which pump rate gives this? Round to a whole number.`,
    },
    [100, 150, 200, 250],
    [150, 180, 210, 105],
  ),
  pump(
    {
      name: 'ringer-after-surgery',
      drugs: [],
      to: ['RN', 'LPN'],
      stem: (n) =>
        `Lactated Ringer solution ${grouped(n.volume)} mL is ordered to infuse over ${n.minutes / 60} hours after surgery. The client drinks little. What hourly rate should the nurse find on the pump? Round to a whole number.`,
    },
    [500, 750, 1000, 1250],
    [360, 480, 600],
  ),
  pump(
    {
      name: 'iron-sucrose',
      drugs: ['ferrous sulfate'],
      to: ['RN'],
      stem: (n) =>
        `IV iron for a client who cannot take it by mouth is diluted in ${n.volume} mL and given over ${n.minutes} minutes, with a watch for reactions. What should the pump be set to? Round to a whole number.`,
    },
    [100, 150, 250],
    [90, 150, 210, 75],
  ),
  pump(
    {
      name: 'packed-cells',
      drugs: [],
      to: ['RN'],
      rn: 'Blood and blood products',
      stem: (n) =>
        `A unit of packed red cells holds ${n.volume} mL. After the first 15 minutes without a reaction, the order is to give the whole unit over ${n.minutes} minutes. Which rate corresponds to the order? Round to a whole number.`,
    },
    [280, 310, 325, 350],
    [150, 165, 180, 210],
  ),
  pump(
    {
      name: 'zoledronic-yearly',
      drugs: ['zoledronic acid'],
      to: ['RN', 'LPN'],
      stem: (n) =>
        `In an infusion clinic zoledronic acid in ${n.volume} mL is set to run for ${n.minutes} minutes. At which rate must the pump deliver it? Round to a whole number.`,
    },
    [100, 125, 150],
    [20, 25, 35, 45],
  ),
  pump(
    {
      name: 'piperacillin-extended',
      drugs: ['piperacillin-tazobactam'],
      to: ['RN', 'LPN'],
      stem: (n) =>
        `An extended infusion of piperacillin-tazobactam, ${n.volume} mL in all, is spread over ${n.minutes / 60} hours to keep its level up. How many milliliters an hour is that? Round to a whole number.`,
    },
    [100, 125, 150, 200],
    [240, 210, 180],
  ),
  pump(
    {
      name: 'parenteral-nutrition',
      drugs: [],
      to: ['RN'],
      rn: 'Total parenteral nutrition',
      stem: (n) =>
        `Parenteral nutrition of ${grouped(n.volume)} mL is cycled over ${n.minutes / 60} hours at night for a client with short bowel. What constant rate delivers the bag? Round to a whole number.`,
    },
    [1200, 1500, 1800, 2000],
    [600, 720, 840],
  ),
];

/** Rate of a pump. */
export const pumpModel = doseModel<Pump>({
  id: 'drip-pump',
  problem: 'A volume is to run in over a time; the rate of the pump is asked.',
  features: 'Volume, time, minutes or hours.',
  slips: 'Minutes not changed to hours, ratio inverted, volume taken as rate.',
  topics: {
    rn: 'Parenteral and intravenous therapy',
    lpn: 'Monitoring intravenous infusions',
    np: 'choose',
  },
  unit: 'mL/h',
  decimals: 0,
  solve: ({ volume, minutes }) => (volume * 60) / minutes,
  working: ({ volume, minutes }, result) =>
    `The volume of ${grouped(volume)} mL is divided by the time in hours, ${minutes} divided by 60. This gives ${result}.`,
  mistakes: ({ volume, minutes }) => [
    [volume, 'The volume was set as the rate. It would all run in within one hour.'],
    [(volume * minutes) / 60, 'The volume was multiplied by the time instead of divided by it.'],
    [(volume * 30) / minutes, 'The time was taken twice as long as it is.'],
    [
      (volume * 120) / minutes,
      'The time was taken half as long as it is, so the bag would be empty too soon.',
    ],
    [(volume * 100) / minutes, 'An hour was counted as 100 minutes in place of 60.'],
    [
      minutes > 120 ? volume / 24 : volume / 2,
      minutes > 120
        ? 'The volume was spread over a whole day.'
        : 'The volume was spread over two hours in place of the time ordered.',
    ],
    [
      (volume * 15) / minutes,
      'The drop factor of a gravity set was used, which a pump does not need.',
    ],
  ],
  takeaway:
    'A pump is set in milliliters per hour: volume divided by hours. Change minutes to hours first.',
  cases,
  draws: 4,
});
