import type { NumericModel } from '../item-model.ts';
import { between, numericModel, oneOf, rounded } from '../numeric-model.ts';
import { calculation } from '../respiratory-data/calculation.ts';
import { troubleshooting } from '../respiratory-data/places.ts';

const draws = 2;
const placesOf = troubleshooting;

const cylinderCase = calculation({
  fact: 'cylinder-duration',
  topic: 'Gas cylinder duration calculation',
  placesOf,
  note: 'Minutes are (gauge pressure − reserve) × factor/flow, with factors of 0.28 L/psi for E and 3.14 L/psi for H cylinders.',
});

const duration: NumericModel = numericModel({
  id: 'q-calc-cylinder',
  version: 1,
  problem: 'Find how long a cylinder lasts.',
  features: 'Pressure above the reserve, factor of the cylinder, flow and the unit of time.',
  slips: 'Reserve ignored; factor of another size; minutes for hours; flow ignored.',
  draws,
  cases: {
    'e-minutes': cylinderCase((random) => {
      const pressure = between({ from: 1000, to: 2100, step: 100 }, random);
      const flow = oneOf([3, 5, 6, 8, 10], random);
      const reserve = oneOf([300, 500], random);
      const value = ((pressure - reserve) * 0.28) / flow;
      return {
        given: { pressure, flow, reserve },
        stem: `A patient goes to the catheterization suite with an E cylinder (0.28 L/psi) at ${pressure} psi and oxygen at ${flow} L/min. The cylinder is to be changed at ${reserve} psi. How many minutes does it last?`,
        exact: value,
        unit: 'minutes',
        decimals: 0,
        why: `(${pressure} − ${reserve}) × 0.28/${flow} = ${rounded(value, 0)} minutes.`,
        mistakes: [
          [(pressure * 0.28) / flow, 'This uses the gas below the reserve pressure, too.'],
          [
            ((pressure - reserve) * 3.14) / flow,
            'This uses 3.14 L/psi, the factor of an H cylinder.',
          ],
          [
            (pressure - reserve) * 0.28,
            'This is the usable gas in liters. It has not been divided by the flow.',
          ],
          [
            ((pressure - reserve) * 0.16) / flow,
            'This uses 0.16 L/psi, the factor of a D cylinder.',
          ],
        ],
      };
    }),
    'h-hours': cylinderCase((random) => {
      const pressure = between({ from: 800, to: 2100, step: 100 }, random);
      const flow = oneOf([2, 3, 4, 5], random);
      const value = (pressure * 3.14) / flow / 60;
      return {
        given: { pressure, flow },
        stem: `A patient at home has an H cylinder (3.14 L/psi) at ${pressure} psi as a backup and uses oxygen at ${flow} L/min. About how many hours will it last until it is empty?`,
        exact: value,
        unit: 'hours',
        decimals: 1,
        why: `${pressure} × 3.14/${flow} = ${rounded((pressure * 3.14) / flow, 0)} minutes, and divided by 60 this is ${rounded(value, 1)} hours.`,
        mistakes: [
          [(pressure * 0.28) / flow / 60, 'This uses 0.28 L/psi, the factor of an E cylinder.'],
          [(pressure * 3.14) / 60, 'This leaves out the flow and so holds for 1 L/min alone.'],
          [
            (pressure * 3.14) / flow / 24,
            'This divides minutes by 24. There are 60 minutes in an hour.',
          ],
          [pressure / flow / 60, 'This leaves out the factor, so psi are taken for liters.'],
        ],
      };
    }),
  },
});

const liquidCase = calculation({
  fact: 'liquid-oxygen-duration',
  topic: 'Gas cylinder duration calculation',
  placesOf,
  note: 'A pound of liquid oxygen gives about 344 L of gas. The contents are found by weight, not by a pressure gauge.',
});

const liquid: NumericModel = numericModel({
  id: 'q-calc-liquid',
  version: 1,
  problem: 'Find how long liquid oxygen lasts.',
  features: 'Weight of the liquid, 344 L of gas a pound, flow and unit of time.',
  slips: 'Unit of weight; minutes for hours; flow ignored.',
  draws,
  cases: {
    portable: liquidCase((random) => {
      const pounds = between({ from: 2, to: 5, step: 0.5 }, random);
      const flow = oneOf([2, 3, 4], random);
      const value = (pounds * 344) / flow / 60;
      return {
        given: { pounds, flow },
        stem: `A portable liquid system of a patient holds ${pounds} lb of oxygen, and each pound gives 344 L of gas. The flow is ${flow} L/min without a conserving device. How many hours of supply remain?`,
        exact: value,
        unit: 'hours',
        decimals: 1,
        why: `${pounds} × 344 = ${rounded(pounds * 344, 0)} L, and divided by ${flow} L/min and 60 this is ${rounded(value, 1)} hours.`,
        mistakes: [
          [
            (pounds * 860) / flow / 60,
            'This uses 860, the expansion by volume, as if it applied to pounds.',
          ],
          [
            (pounds * 344) / 60,
            'This leaves out the flow. The time depends on how fast gas is used.',
          ],
          [
            ((pounds / 2.2) * 344) / flow / 60,
            'This turns pounds into kilograms, though 344 L is meant for one pound.',
          ],
          [(pounds * 344) / flow / 24, 'This divides minutes by 24 where it must be 60.'],
        ],
      };
    }),
  },
});

/** Calculations about gas supply and mixtures. */
export const equipmentSums: readonly NumericModel[] = [duration, liquid];
