import type { NumericModel } from '../item-model.ts';
import { between, numericModel, oneOf, rounded } from '../numeric-model.ts';
import { calculation } from './calculation.ts';
import { patientData } from './places.ts';

const topic = 'Cardiopulmonary calculations (P/F, A-a gradient, VD/VT, OI)';
const draws = 2;
const about = { topic, placesOf: patientData };

const alveolarCase = calculation({
  ...about,
  fact: 'alveolar-ventilation',
  note: 'Dead space is taken from every breath. Small, fast breaths waste more of the same minute ventilation.',
});

const alveolarVentilation: NumericModel = numericModel({
  id: 'd-calc-alveolar',
  version: 1,
  problem: 'Find alveolar ventilation.',
  features: 'Tidal volume, dead space and rate.',
  slips: 'Dead space subtracted once; not subtracted; added.',
  draws,
  cases: {
    measured: alveolarCase((random) => {
      const volume = between({ from: 350, to: 600, step: 50 }, random);
      const dead = between({ from: 130, to: 180, step: 10 }, random);
      const rate = between({ from: 12, to: 26, step: 2 }, random);
      const value = ((volume - dead) * rate) / 1000;
      return {
        given: { volume, dead, rate },
        stem: `A patient breathes ${rate} times a minute with a tidal volume of ${volume} mL. Dead space is ${dead} mL. What is the alveolar minute ventilation?`,
        exact: value,
        unit: 'L/min',
        decimals: 1,
        why: `Each breath brings ${volume} − ${dead} = ${volume - dead} mL to the alveoli, and times ${rate}/min this is ${rounded(value, 1)} L/min.`,
        mistakes: [
          [
            (volume * rate) / 1000,
            'This is the whole minute ventilation with dead space included.',
          ],
          [
            (dead * rate) / 1000,
            'This is the dead space ventilation. It is the part that must be left out.',
          ],
          [(volume * rate - dead) / 1000, 'This subtracts dead space from one breath alone.'],
          [((volume + dead) * rate) / 1000, 'This adds dead space where it must be subtracted.'],
        ],
      };
    }),
    weight: alveolarCase((random) => {
      const pounds = between({ from: 120, to: 190, step: 10 }, random);
      const volume = between({ from: 380, to: 560, step: 20 }, random);
      const rate = between({ from: 11, to: 21, step: 1 }, random);
      const value = ((volume - pounds) * rate) / 1000;
      return {
        given: { pounds, volume, rate },
        stem: `For a patient with an ideal body weight of ${pounds} lb, anatomic dead space is estimated as 1 mL for each pound. Tidal volume is ${volume} mL and respiratory rate ${rate}/min. How much gas reaches the alveoli each minute?`,
        exact: value,
        unit: 'L/min',
        decimals: 1,
        why: `Dead space is about ${pounds} mL, so (${volume} − ${pounds}) × ${rate} = ${rounded(value, 1)} L/min.`,
        mistakes: [
          [(volume * rate) / 1000, 'This leaves out dead space and gives minute ventilation.'],
          [
            ((volume - pounds / 2.2) * rate) / 1000,
            'This uses 1 mL for each kilogram, which is too little.',
          ],
          [(pounds * rate) / 1000, 'This is the gas that stays in the conducting airways.'],
          [
            ((volume - 2.2 * pounds) * rate) / 1000,
            'This multiplies pounds by 2.2 before subtracting, which takes away too much.',
          ],
        ],
      };
    }),
  },
});

const tubingCase = calculation({
  ...about,
  topic: 'Ventilatory mechanics, compliance, resistance and auto-PEEP',
  fact: 'compressible-volume',
  note: 'Gas that stretches the tubing does not reach the patient. The loss matters most in small patients and at high pressure.',
});

const correctedVolume: NumericModel = numericModel({
  id: 'd-calc-tubing',
  version: 1,
  problem: 'Correct tidal volume for gas compressed in the circuit.',
  features: 'Tubing compliance and the pressure above PEEP.',
  slips: 'Volume added; PEEP not subtracted; loss given as the result.',
  draws,
  cases: {
    adult: tubingCase((random) => {
      const set = between({ from: 400, to: 600, step: 20 }, random);
      const factor = oneOf([2, 2.5, 3], random);
      const peep = oneOf([5, 8, 10], random);
      const peak = peep + between({ from: 20, to: 34, step: 2 }, random);
      const lost = factor * (peak - peep);
      return {
        given: { set, factor, peep, peak },
        stem: `An older ventilator without compensation delivers ${set} mL to a circuit with a compliance of ${factor} mL/cm H₂O. Peak pressure of the patient is ${peak} and PEEP ${peep} cm H₂O. Which tidal volume reaches the lungs?`,
        exact: set - lost,
        unit: 'mL',
        decimals: 0,
        why: `The circuit keeps ${factor} × (${peak} − ${peep}) = ${rounded(lost, 0)} mL, so ${set} − ${rounded(lost, 0)} = ${rounded(set - lost, 0)} mL reach the lungs.`,
        mistakes: [
          [
            set - factor * (peak + peep),
            'This adds PEEP to the peak pressure where it must be subtracted.',
          ],
          [set + lost, 'This adds the compressed volume where it must be subtracted.'],
          [lost, 'This is the volume kept by the circuit.'],
          [
            set,
            'This is the delivered volume without correction. Part of it stays in the circuit.',
          ],
        ],
      };
    }),
  },
});

const timeCase = calculation({
  ...about,
  topic: 'Ventilatory mechanics, compliance, resistance and auto-PEEP',
  fact: 'inspiratory-time',
  note: 'Cycle time is 60 divided by the rate. A shorter inspiration or a lower rate leaves more time to breathe out.',
});

const cycleTimes: NumericModel = numericModel({
  id: 'd-calc-cycle',
  version: 1,
  problem: 'Find inspiratory or expiratory time or their ratio.',
  features: 'Rate, tidal volume and flow in L/s.',
  slips: 'Cycle time for expiratory time; flow in L/min; ratio turned around.',
  draws,
  cases: {
    expiration: timeCase((random) => {
      const rate = oneOf([10, 12, 15, 20], random);
      const flow = oneOf([30, 40, 50, 60], random);
      const volume = between({ from: 400, to: 600, step: 50 }, random);
      const inspiratory = volume / 1000 / (flow / 60);
      const cycle = 60 / rate;
      return {
        given: { rate, flow, volume },
        stem: `A passive patient with asthma is ventilated with ${volume} mL at ${rate}/min and a constant flow of ${flow} L/min without a pause. How long is expiration in each breath?`,
        exact: cycle - inspiratory,
        unit: 'seconds',
        decimals: 2,
        why: `The cycle is 60/${rate} = ${rounded(cycle, 1)} s and inspiration ${volume / 1000} L/(${flow}/60 L/s) = ${rounded(inspiratory, 2)} s. The difference is ${rounded(cycle - inspiratory, 2)} s.`,
        mistakes: [
          [cycle, 'This is the whole cycle, with inspiration included.'],
          [inspiratory, 'This is the inspiratory time, which the question does not ask for.'],
          [cycle + inspiratory, 'This adds inspiration where it must be subtracted.'],
          [cycle / 2, 'This takes inspiration and expiration as equally long.'],
          [
            (cycle - inspiratory) / inspiratory,
            'This is the ratio of expiration to inspiration, not a time.',
          ],
        ],
      };
    }),
    percent: timeCase((random) => {
      const rate = oneOf([12, 15, 16, 20, 24], random);
      const inspiratory = oneOf([0.7, 0.8, 0.9, 1.1, 1.2], random);
      const cycle = 60 / rate;
      const expiration = (cycle - inspiratory) / inspiratory;
      return {
        given: { rate, inspiratory },
        stem: `On pressure control at ${rate}/min a patient has an inspiratory time of ${inspiratory} seconds. In an I:E ratio written as 1 to x, what is x?`,
        exact: expiration,
        unit: '',
        decimals: 1,
        why: `The cycle is 60/${rate} = ${rounded(cycle, 2)} s. Expiration is ${rounded(cycle - inspiratory, 2)} s, and divided by ${inspiratory} s it gives ${rounded(expiration, 1)}.`,
        mistakes: [
          [
            cycle / inspiratory,
            'This divides the whole cycle by inspiration. Inspiration must be taken off first.',
          ],
          [
            inspiratory / (cycle - inspiratory),
            'This turns the ratio around. Expiration must stand on top.',
          ],
          [cycle - inspiratory, 'This is the expiratory time in seconds, not the ratio.'],
          [cycle, 'This is the length of a breath in seconds.'],
        ],
      };
    }),
  },
});

/** Calculations of ventilation, body size and timing. */
export const ventilationSums: readonly NumericModel[] = [
  alveolarVentilation,

  correctedVolume,
  cycleTimes,
];
