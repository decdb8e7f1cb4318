import { oneOf } from '../numeric-model.ts';
import { type DoseCase, doseModel, grouped } from './dose-model.ts';

/** What is left in the bag in mL, and mL/h. */
type Left = { readonly volume: number; readonly rate: number };

const left = (
  about: Pick<DoseCase<Left>, 'name' | 'drugs' | 'stem' | 'rn'> &
    Partial<Pick<DoseCase<Left>, 'to'>>,
  volumes: readonly number[],
  rates: readonly number[],
): DoseCase<Left> => ({
  ...about,
  to: about.to ?? ['RN', 'LPN'],
  lpn: 'Monitoring intravenous infusions',
  numbers: (random) => ({ volume: oneOf(volumes, random), rate: oneOf(rates, random) }),
});

const cases: readonly DoseCase<Left>[] = [
  left(
    {
      name: 'bag-at-shift-change',
      drugs: [],
      stem: (n) =>
        `At the change of shift ${n.volume} mL remain in a bag of lactated Ringer solution that runs at ${n.rate} mL/h. After how many hours will it be empty? Round to the nearest tenth.`,
    },
    [350, 420, 550, 680, 725],
    [75, 80, 100, 125],
  ),
  left(
    {
      name: 'tube-feeding-bag',
      drugs: [],
      stem: (n) =>
        `The nurse fills a feeding bag with ${n.volume} mL of formula and starts the pump at ${n.rate} mL/h. For how many hours will the formula last? Round to the nearest tenth.`,
    },
    [240, 300, 360, 480],
    [45, 55, 65, 70],
  ),
  left(
    {
      name: 'nutrition-bag',
      to: ['RN'],
      drugs: [],
      rn: 'Total parenteral nutrition',
      stem: (n) =>
        `A new bag of parenteral nutrition with ${grouped(n.volume)} mL is connected, and the pump is checked at ${n.rate} mL/h. In how many hours must the next bag be at hand? Round to the nearest tenth.`,
    },
    [1500, 1800, 2000, 2400],
    [75, 85, 95, 110],
  ),
  left(
    {
      name: 'antibiotic-still-running',
      drugs: ['piperacillin-tazobactam'],
      stem: (n) =>
        `Piperacillin-tazobactam is infusing slowly at ${n.rate} mL/h, and ${n.volume} mL are still to go when a client asks to leave for an X-ray. How many hours are left? Round to the nearest tenth.`,
    },
    [45, 60, 75, 90],
    [20, 25, 30, 40],
  ),
  left(
    {
      name: 'heparin-bag-night',
      to: ['RN'],
      drugs: ['heparin'],
      rn: 'Insulin and anticoagulant therapy',
      stem: (n) =>
        `A heparin bag with ${n.volume} mL in it runs at ${n.rate} mL/h through the night. How many hours pass before it is used up? Round to the nearest tenth.`,
    },
    [130, 180, 210, 250],
    [12, 14, 18, 22],
  ),
  left(
    {
      name: 'blood-unit-rest',
      to: ['RN'],
      drugs: [],
      rn: 'Blood and blood products',
      stem: (n) =>
        `Of a unit of red cells ${n.volume} mL remain, and the pump gives ${n.rate} mL/h. The unit must not hang longer than 4 hours in all. How many hours does the rest need? Round to the nearest tenth.`,
    },
    [180, 210, 240, 260],
    [90, 100, 125, 140],
  ),
  left(
    {
      name: 'pca-syringe',
      drugs: ['morphine'],
      rn: 'Pharmacological pain management',
      stem: (n) =>
        `A pump for pain relief gives a constant ${n.rate} mL/h under the skin of a client in hospice. The syringe holds ${n.volume} mL. After how many hours does it have to be changed? Round to the nearest tenth.`,
    },
    [20, 25, 30, 50],
    [0.5, 0.8, 1.2, 1.5],
  ),
  left(
    {
      name: 'ambulance-fluid',
      drugs: [],
      stem: (n) =>
        `On a long transfer in winter ${n.volume} mL of saline are on board for a client whose pump is set to ${n.rate} mL/h. How many hours can the crew go on with it? Round to the nearest tenth.`,
    },
    [500, 750, 850, 900],
    [110, 120, 150, 175],
  ),
];

/** How long a bag lasts. */
export const timeModel = doseModel<Left>({
  id: 'drip-time',
  problem: 'A volume and a rate are known; the time until the end is asked.',
  features: 'Volume that is left, rate, unit of time.',
  slips: 'Ratio inverted, minutes read as hours, the volume of a full bag used.',
  topics: {
    rn: 'Parenteral and intravenous therapy',
    lpn: 'Monitoring intravenous infusions',
    np: 'choose',
  },
  unit: 'hours',
  decimals: 1,
  solve: ({ volume, rate }) => volume / rate,
  working: ({ volume, rate }, result) =>
    `Time is volume divided by rate: ${grouped(volume)} mL at ${rate} mL/h last ${result}.`,
  mistakes: ({ volume, rate }) => [
    [(volume / rate) * 2, 'The rate was halved, so the time comes out twice too long.'],
    [volume / rate / 2, 'The rate was doubled, so the time comes out half as long.'],
    [(volume / rate) * 1.5, 'Half the volume was added that is not in the bag.'],
    [(volume / rate) * 0.75, 'A quarter of the volume was left out.'],
    [(volume - rate) / rate, 'One hour was taken off that the bag still lasts.'],
    [(volume / rate) * 10, 'The decimal point slipped by one place in the working.'],
    [(volume + rate) / rate, 'One hour was added that the bag does not last.'],
  ],
  takeaway:
    'Divide what is left by the rate per hour. Have the next bag ready before the time is up.',
  cases,
  draws: 4,
});
