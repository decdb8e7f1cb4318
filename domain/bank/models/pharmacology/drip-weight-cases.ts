import { between, oneOf } from '../numeric-model.ts';
import { type DoseCase, grouped } from './dose-model.ts';

/** mcg/kg/min, weight in kg, mg in so many mL. */
export type Drip = {
  readonly rate: number;
  readonly kilograms: number;
  readonly milligrams: number;
  readonly volume: number;
};

type Range = {
  readonly rates: readonly number[];
  readonly kilograms: readonly [from: number, to: number];
  readonly bags: readonly (readonly [milligrams: number, volume: number])[];
};

const drip = (
  about: Pick<DoseCase<Drip>, 'name' | 'drugs' | 'stem' | 'to' | 'rt'>,
  { rates, kilograms: [from, to], bags }: Range,
): DoseCase<Drip> => ({
  ...about,
  rn: 'High-alert medications',
  numbers: (random) => {
    const [milligrams, volume] = oneOf(bags, random);
    return {
      rate: oneOf(rates, random),
      kilograms: between({ from, to, step: 1 }, random),
      milligrams,
      volume,
    };
  },
});

const adult = [52, 108] as const;

/** The prescriptions, each in words of its own. */
export const cases: readonly DoseCase<Drip>[] = [
  drip(
    {
      name: 'dopamine-low-pressure',
      drugs: ['dopamine'],
      to: ['RN'],
      stem: (n) =>
        `Dopamine ${n.rate} mcg/kg/min is ordered for a client of ${n.kilograms} kg with a slow pulse and low pressure. The bag holds ${grouped(n.milligrams)} mg in ${n.volume} mL. What is the pump rate? Round to the nearest tenth.`,
    },
    {
      rates: [3, 5, 7, 8, 10],
      kilograms: adult,
      bags: [
        [400, 250],
        [800, 250],
        [800, 500],
      ],
    },
  ),
  drip(
    {
      name: 'dobutamine-output',
      drugs: ['dobutamine'],
      to: ['RN'],
      stem: (n) =>
        `A client in cardiogenic shock weighs ${n.kilograms} kg. Dobutamine should start at ${n.rate} mcg/kg/min from a bag of ${grouped(n.milligrams)} mg/${n.volume} mL. At which rate does the nurse set the pump? Round to the nearest tenth.`,
    },
    {
      rates: [2.5, 4, 5, 7.5],
      kilograms: adult,
      bags: [
        [500, 250],
        [250, 250],
        [1000, 250],
      ],
    },
  ),
  drip(
    {
      name: 'norepinephrine-sepsis',
      drugs: ['norepinephrine'],
      to: ['RN'],
      rt: 'agents',
      stem: (n) =>
        `In septic shock a {patient} of ${n.kilograms} kg needs norepinephrine at ${n.rate} mcg/kg/min to reach the target pressure. Pharmacy supplies ${grouped(n.milligrams)} mg in ${n.volume} mL. How many milliliters an hour is this? Round to the nearest tenth.`,
    },
    {
      rates: [0.05, 0.08, 0.1, 0.15, 0.2],
      kilograms: adult,
      bags: [
        [4, 250],
        [8, 250],
        [16, 250],
      ],
    },
  ),
  drip(
    {
      name: 'propofol-ventilated',
      drugs: ['propofol'],
      to: ['RN'],
      rt: 'agents',
      stem: (n) =>
        `A ventilated {patient} who weighs ${n.kilograms} kg is sedated with propofol ${n.rate} mcg/kg/min. The bottle contains ${grouped(n.milligrams)} mg in ${n.volume} mL. Which pump rate delivers this? Round to the nearest tenth.`,
    },
    { rates: [10, 15, 20, 25, 30, 40], kilograms: adult, bags: [[1000, 100]] },
  ),
  drip(
    {
      name: 'nitroprusside-crisis',
      drugs: ['nitroprusside'],
      to: ['RN'],
      stem: (n) =>
        `With an arterial line in place, nitroprusside is begun at ${n.rate} mcg/kg/min in a ${n.kilograms}-kg client with hypertensive encephalopathy. There are ${grouped(n.milligrams)} mg in ${n.volume} mL, wrapped against light. What is the flow per hour? Round to the nearest tenth.`,
    },
    {
      rates: [0.3, 0.5, 0.8, 1, 1.5],
      kilograms: adult,
      bags: [
        [50, 250],
        [50, 500],
      ],
    },
  ),
  drip(
    {
      name: 'esmolol-dissection',
      drugs: ['esmolol'],
      to: ['RN'],
      stem: (n) =>
        `Esmolol slows the heart of a client with aortic dissection, ${n.kilograms} kg. After the bolus the order is ${n.rate} mcg/kg/min, and the premixed bag is ${grouped(n.milligrams)} mg in ${n.volume} mL. How should the pump run? Round to the nearest tenth.`,
    },
    {
      rates: [50, 75, 100, 150],
      kilograms: adult,
      bags: [
        [2500, 250],
        [2000, 100],
      ],
    },
  ),
  drip(
    {
      name: 'milrinone-heart',
      drugs: ['milrinone'],
      to: ['RN'],
      stem: (n) =>
        `A client waiting for a heart transplant, weight ${n.kilograms} kg, receives milrinone ${n.rate} mcg/kg/min. The bag is labeled ${grouped(n.milligrams)} mg per ${n.volume} mL. Find the rate in milliliters per hour. Round to the nearest tenth.`,
    },
    {
      rates: [0.25, 0.375, 0.5, 0.75],
      kilograms: adult,
      bags: [
        [20, 100],
        [40, 200],
        [50, 250],
      ],
    },
  ),
  drip(
    {
      name: 'cisatracurium-ards',
      drugs: ['cisatracurium'],
      to: ['RN'],
      rt: 'agents',
      stem: (n) =>
        `Severe ARDS in a {patient} of ${n.kilograms} kg is treated with deep sedation and cisatracurium ${n.rate} mcg/kg/min. The syringe holds ${grouped(n.milligrams)} mg in ${n.volume} mL. What rate keeps up the block? Round to the nearest tenth.`,
    },
    {
      rates: [1, 1.5, 2, 3],
      kilograms: adult,
      bags: [
        [100, 100],
        [200, 100],
        [100, 50],
      ],
    },
  ),
  drip(
    {
      name: 'epinephrine-child',
      drugs: ['epinephrine'],
      to: ['RN'],
      rt: 'agents',
      stem: (n) =>
        `A child of ${n.kilograms} kg stays hypotensive after anaphylaxis in spite of injections and fluid. Epinephrine ${n.rate} mcg/kg/min is ordered from a bag with ${grouped(n.milligrams)} mg in ${n.volume} mL. Which hourly rate is correct? Round to the nearest tenth.`,
    },
    {
      rates: [0.05, 0.1, 0.2, 0.3],
      kilograms: [11, 38],
      bags: [
        [1, 100],
        [4, 250],
        [2, 100],
      ],
    },
  ),
];
