import type { NumericModel } from '../item-model.ts';
import { between, numericModel, oneOf, rounded } from '../numeric-model.ts';
import { calculation } from '../respiratory-data/calculation.ts';
import { troubleshooting } from '../respiratory-data/places.ts';

const draws = 2;
const placesOf = troubleshooting;

const entrainCase = calculation({
  fact: 'air-oxygen-ratio',
  topic: 'Oxygen delivery devices, flowmeters, regulators and cylinders',
  placesOf,
  note: 'Air to oxygen is (100 − FIO₂)/(FIO₂ − 21). The sum of the parts times the oxygen flow gives the total flow.',
});

const entrainment: NumericModel = numericModel({
  id: 'q-calc-entrain',
  version: 1,
  problem: 'Find total flow or the oxygen flow needed in air entrainment.',
  features: 'Ratio of air to oxygen and the oxygen flow.',
  slips: 'Air flow for total flow; ratio turned around; oxygen flow for total flow.',
  draws,
  cases: {
    total: entrainCase((random) => {
      const percent = oneOf([28, 30, 35, 40, 50], random);
      const flow = oneOf([6, 8, 10, 12], random);
      const ratio = (100 - percent) / (percent - 21);
      return {
        given: { percent, flow },
        stem: `An air-entrainment mask delivers ${percent}% oxygen with the flowmeter at ${flow} L/min. With air taken as 21% oxygen, what is the total flow to the patient?`,
        exact: flow * (ratio + 1),
        unit: 'L/min',
        decimals: 0,
        why: `The ratio is (100 − ${percent})/(${percent} − 21) = ${rounded(ratio, 1)} to 1, so ${flow} × (${rounded(ratio, 1)} + 1) = ${rounded(flow * (ratio + 1), 0)} L/min.`,
        mistakes: [
          [flow * ratio, 'This is the flow of entrained air. The oxygen itself must be added.'],
          [flow, 'This is the oxygen flow without entrained air.'],
          [flow * (1 / ratio + 1), 'This turns the ratio of air to oxygen around.'],
          [(flow * 100) / percent, 'This treats the air as if it held no oxygen.'],
        ],
      };
    }),
    oxygen: entrainCase((random) => {
      const percent = oneOf([28, 30, 35, 40], random);
      const total = oneOf([40, 45, 50, 60], random);
      const ratio = (100 - percent) / (percent - 21);
      return {
        given: { percent, total },
        stem: `A breathless patient needs a total flow of ${total} L/min at ${percent}% from an air-entrainment nebulizer. Which oxygen flow should be set, if air is taken as 21% oxygen?`,
        exact: total / (ratio + 1),
        unit: 'L/min',
        decimals: 0,
        why: `The ratio is ${rounded(ratio, 1)} parts of air to 1 of oxygen, so the oxygen flow is ${total}/${rounded(ratio + 1, 1)} = ${rounded(total / (ratio + 1), 0)} L/min.`,
        mistakes: [
          [total / ratio, 'This divides by the parts of air alone. The part of oxygen counts too.'],
          [(total * percent) / 100, 'This treats the air as if it held no oxygen.'],
          [total - total / (ratio + 1), 'This is the flow of air. The question is about oxygen.'],
          [
            total / (1 / ratio + 1),
            'This turns the ratio around and gives the air flow as oxygen.',
          ],
        ],
      };
    }),
  },
});

const blendCase = calculation({
  fact: 'two-flowmeter-blend',
  topic: 'Oxygen delivery devices, flowmeters, regulators and cylinders',
  placesOf,
  note: 'Oxygen from both gases is added and divided by the total flow. Air brings 21% of its flow as oxygen.',
});

const blend: NumericModel = numericModel({
  id: 'q-calc-blend',
  version: 1,
  problem: 'Find the oxygen percentage of two gases mixed.',
  features: 'Flow of oxygen, flow of air with 21% oxygen, and total flow.',
  slips: 'Oxygen in air ignored; flows exchanged; average of percentages.',
  draws,
  cases: {
    flowmeters: blendCase((random) => {
      const oxygen = between({ from: 4, to: 14, step: 1 }, random);
      const air = between({ from: 8, to: 26, step: 2 }, random);
      const value = (100 * (oxygen + 0.21 * air)) / (oxygen + air);
      return {
        given: { oxygen, air },
        stem: `While a blender is repaired, a therapist joins oxygen at ${oxygen} L/min and air at ${air} L/min for a patient on a mask. Which oxygen percentage results?`,
        exact: value,
        unit: '%',
        decimals: 0,
        why: `(${oxygen} + 0.21 × ${air})/(${oxygen} + ${air}) = ${rounded(value, 0)}%.`,
        mistakes: [
          [(100 * oxygen) / (oxygen + air), 'This leaves out the oxygen in the air.'],
          [
            (100 * (air + 0.21 * oxygen)) / (oxygen + air),
            'This exchanges the flows of air and oxygen.',
          ],
          [60.5, 'This is the plain average of 100 and 21%, whatever the flows.'],
          [
            (100 * 0.21 * air) / (oxygen + air),
            'This counts just the oxygen that comes with the air.',
          ],
          [
            (100 * oxygen) / (oxygen + air) + 21,
            'This adds 21% to the whole mixture, though it belongs to the air alone.',
          ],
        ],
      };
    }),
  },
});

/** Calculations about mixtures of air and oxygen. */
export const mixtureSums: readonly NumericModel[] = [entrainment, blend];
