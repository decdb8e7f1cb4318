import { oneOf } from '../numeric-model.ts';
import { type DoseCase, doseModel, grouped } from './dose-model.ts';

/** Ordered mg, mg of the vial, diluent and final volume in mL. */
type Powder = {
  readonly ordered: number;
  readonly vial: number;
  readonly diluent: number;
  readonly final: number;
};

type Label = readonly [vial: number, diluent: number, final: number];

const million = 1_000_000;

/** An amount with its unit: penicillin is counted in units by the million. */
const amount = (value: number): string => `${grouped(value)} ${value >= million ? 'units' : 'mg'}`;

const powder = (
  about: Pick<DoseCase<Powder>, 'name' | 'drugs' | 'stem' | 'to' | 'unit'>,
  orders: readonly number[],
  [vial, diluent, final]: Label,
): DoseCase<Powder> => ({
  ...about,
  numbers: (random) => ({ ordered: oneOf(orders, random), vial, diluent, final }),
});

const cases: readonly DoseCase<Powder>[] = [
  powder(
    {
      name: 'ceftriaxone-muscle',
      drugs: ['ceftriaxone'],
      to: ['RN', 'LPN'],
      stem: (n) =>
        `Ceftriaxone ${n.ordered} mg is to be injected into a muscle. A vial of ${grouped(n.vial)} mg is mixed with ${n.diluent} mL of lidocaine and then measures ${n.final} mL. What volume does the nurse draw up? Round to the nearest tenth.`,
    },
    [250, 350, 500, 600, 750],
    [1000, 2.1, 2.8],
  ),
  powder(
    {
      name: 'cefazolin-vial',
      drugs: ['cefazolin'],
      to: ['RN', 'LPN'],
      stem: (n) =>
        `A vial holds ${grouped(n.vial)} mg of cefazolin powder. Adding ${n.diluent} mL of sterile water makes ${n.final} mL. The order for a client with cellulitis is ${n.ordered} mg. How many milliliters are needed? Round to the nearest tenth.`,
    },
    [350, 500, 600, 650, 750],
    [1000, 2.5, 3],
  ),
  powder(
    {
      name: 'nafcillin-vial',
      drugs: ['nafcillin'],
      to: ['RN'],
      stem: (n) =>
        `Nafcillin ${n.ordered} mg is due. After ${n.diluent} mL of diluent goes into the vial of ${grouped(n.vial)} mg, the label gives a total of ${n.final} mL. Which volume is withdrawn for the minibag? Round to the nearest tenth.`,
    },
    [500, 750, 1000, 1250],
    [2000, 6.6, 8],
  ),
  powder(
    {
      name: 'methylprednisolone-vial',
      drugs: ['methylprednisolone'],
      to: ['RN'],
      stem: (n) =>
        `For a flare of asthma methylprednisolone ${n.ordered} mg IV is ordered. The two-chamber vial of ${n.vial} mg mixes to ${n.final} mL with its ${n.diluent} mL of diluent. How much should be given? Round to the nearest tenth.`,
    },
    [40, 60, 80, 100],
    [125, 1.8, 2],
  ),
  powder(
    {
      name: 'penicillin-million',
      drugs: ['penicillin G'],
      to: ['RN', 'LPN'],
      stem: (n) =>
        `Penicillin G ${grouped(n.ordered)} units is prescribed. When ${n.diluent} mL is added to a vial of ${grouped(n.vial)} units, the solution comes to ${n.final} mL. How many milliliters contain the dose? Round to the nearest tenth.`,
    },
    [1_200_000, 1_500_000, 2_000_000, 3_000_000],
    [5_000_000, 8.2, 10],
  ),
  powder(
    {
      name: 'azithromycin-vial',
      drugs: ['azithromycin'],
      to: ['RN'],
      stem: (n) =>
        `The azithromycin vial with ${n.vial} mg takes ${n.diluent} mL of sterile water and yields ${n.final} mL. A child in the ward needs ${n.ordered} mg before further dilution. Which volume leaves the vial? Round to the nearest tenth.`,
    },
    [150, 180, 220, 275, 340],
    [500, 4.8, 5],
  ),
  powder(
    {
      name: 'amoxicillin-bottle',
      drugs: ['amoxicillin'],
      to: ['RN', 'LPN'],
      stem: (n) =>
        `At the pharmacy counter ${n.diluent} mL of water turns ${grouped(n.vial)} mg of amoxicillin powder into ${n.final} mL of suspension. A child takes ${n.ordered} mg each time. How many milliliters is that? Round to the nearest tenth.`,
    },
    [300, 360, 450, 520, 600],
    [8000, 74, 100],
  ),
  powder(
    {
      name: 'vancomycin-vial',
      drugs: ['vancomycin'],
      to: ['RN'],
      stem: (n) =>
        `With ${n.diluent} mL of sterile water a vial of ${grouped(n.vial)} mg vancomycin reaches ${n.final} mL. For a client with kidney disease ${n.ordered} mg is to be added to a bag. How much is taken from the vial? Round to the nearest tenth.`,
    },
    [350, 500, 600, 750, 850],
    [1000, 19.5, 20],
  ),
];

/** Volume from a powder that was dissolved. */
export const powderModel = doseModel<Powder>({
  id: 'dose-powder',
  problem: 'A powder is dissolved; the volume that holds the ordered amount is asked.',
  features: 'Amount in the vial, volume after mixing (not the diluent), ordered amount.',
  slips: 'Diluent used in place of the final volume, ratio inverted, whole vial given.',
  topics: { rn: 'Dosage calculation', lpn: 'Dosage calculation', np: 'choose' },
  unit: 'mL',
  decimals: 1,
  solve: ({ ordered, vial, final }) => (ordered / vial) * final,
  working: ({ ordered, vial, final }, result) =>
    `After mixing there are ${amount(vial)} in ${final} mL. The order of ${amount(ordered)} is its part of that volume: ${result}.`,
  mistakes: ({ ordered, vial, diluent, final }) => [
    [
      (ordered / vial) * diluent,
      'The volume of the diluent was used. The powder adds to it, so the final volume counts.',
    ],
    [final, 'This is the whole vial, which holds more than the order.'],
    [
      (vial / ordered) * final,
      'The vial was divided by the order, so the ratio stands upside down.',
    ],
    [
      final - (ordered / vial) * final,
      'This is what stays in the vial after the dose has been taken.',
    ],
    [
      (ordered / vial) * final * 2,
      'Twice the volume gives twice the order. Multiply back to check.',
    ],
    [
      (ordered / vial) * final * 0.5,
      'Half the volume gives half the order. Multiply back to check.',
    ],
    [
      (ordered / vial) * (final + diluent),
      'Diluent and final volume were added together. The final volume already holds the diluent.',
    ],
  ],
  takeaway:
    'After mixing, the concentration is the amount in the vial over the final volume on the label, not over the diluent.',
  cases,
  draws: 4,
});
