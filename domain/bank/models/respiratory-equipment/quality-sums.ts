import type { NumericModel } from '../item-model.ts';
import { between, numericModel, oneOf, rounded } from '../numeric-model.ts';
import { calculation } from '../respiratory-data/calculation.ts';
import { troubleshooting } from '../respiratory-data/places.ts';

const draws = 2;
const placesOf = troubleshooting;
const bodyCapacity = 44;

const humidityCase = calculation({
  fact: 'humidity-deficit',
  topic: 'Humidifiers and nebulizers',
  placesOf,
  note: 'Alveolar gas at 37 °C holds 44 mg/L. What the inspired gas lacks is taken from the airways.',
});

const humidity: NumericModel = numericModel({
  id: 'q-calc-humidity',
  version: 1,
  problem: 'Find relative humidity or the humidity deficit.',
  features: 'Water content, capacity at room temperature and 44 mg/L at body temperature.',
  slips: 'Room capacity for body capacity; content for deficit; fraction turned around.',
  draws,
  cases: {
    deficit: humidityCase((random) => {
      const capacity = oneOf([17.3, 18.4, 20.6], random);
      const relative = oneOf([40, 50, 60, 70], random);
      const content = (capacity * relative) / 100;
      return {
        given: { capacity, relative },
        stem: `A patient with a tracheostomy breathes room gas at a relative humidity of ${relative}%. At this temperature gas can hold ${capacity} mg/L of water, and at 37 °C it can hold 44 mg/L. What is the humidity deficit?`,
        exact: bodyCapacity - content,
        unit: 'mg/L',
        decimals: 1,
        why: `The gas holds ${capacity} × ${relative / 100} = ${rounded(content, 1)} mg/L, so 44 − ${rounded(content, 1)} = ${rounded(bodyCapacity - content, 1)} mg/L are lacking.`,
        mistakes: [
          [content, 'This is the water content of the gas, not what it lacks.'],
          [
            capacity - content,
            'This compares with room capacity. The airways warm the gas to 37 °C.',
          ],
          [
            bodyCapacity - capacity,
            'This takes the room gas as saturated. It holds less than its capacity.',
          ],
          [
            (bodyCapacity * relative) / 100,
            'This applies relative humidity to the capacity at 37 °C.',
          ],
        ],
      };
    }),
    body: humidityCase((random) => {
      const content = between({ from: 24, to: 38, step: 1 }, random);
      const capacity = oneOf([39.6, 41.7], random);
      return {
        given: { content, capacity },
        stem: `A heat and moisture exchanger for an intubated patient delivers gas with ${content} mg/L of water; at its temperature the gas could hold ${capacity} mg/L. Saturated gas at 37 °C holds 44 mg/L. What is the body humidity, as a percentage?`,
        exact: (100 * content) / bodyCapacity,
        unit: '%',
        decimals: 0,
        why: `Body humidity is content/44 mg/L: ${content}/44 = ${rounded((100 * content) / bodyCapacity, 0)}%.`,
        mistakes: [
          [
            (100 * content) / capacity,
            'This is the relative humidity at the temperature of the gas.',
          ],
          [
            100 - (100 * content) / bodyCapacity,
            'This is the share that is lacking. The share that is present was asked.',
          ],
          [bodyCapacity - content, 'This is the humidity deficit in mg/L, not a percentage.'],
          [
            (content * bodyCapacity) / 100,
            'This multiplies the content by 44 where it must be divided.',
          ],
        ],
      };
    }),
  },
});

const syringeCase = calculation({
  fact: 'spirometer-volume-check',
  topic: 'Quality control of blood gas, gas and PFT analyzers',
  placesOf,
  note: 'A spirometer must read a 3 L syringe within ±3%, which is 2.91 to 3.09 L.',
});

const controlCase = calculation({
  fact: 'control-limits',
  topic: 'Quality control of blood gas, gas and PFT analyzers',
  placesOf,
  note: 'About 95% of control results lie within 2 SD and more than 99% within 3 SD of the mean.',
});

const checks: NumericModel = numericModel({
  id: 'q-calc-control',
  version: 1,
  problem: 'Find the error of a calibration check or the limits of a control.',
  features: 'Reading against the known volume; mean and standard deviation.',
  slips: 'Dividing by the reading; error in liters; one for two standard deviations.',
  draws,
  cases: {
    syringe: syringeCase((random) => {
      const reading = oneOf([2.82, 2.84, 2.86, 2.88, 3.12, 3.14, 3.16], random);
      const error = (100 * Math.abs(reading - 3)) / 3;
      return {
        given: { reading },
        stem: `In the pulmonary function laboratory a 3.00 L syringe is read as ${reading} L before the first patient. By what percentage does the spirometer deviate from the true volume?`,
        exact: error,
        unit: '%',
        decimals: 1,
        why: `The difference of ${rounded(Math.abs(reading - 3), 2)} L divided by 3.00 L is ${rounded(error, 1)}%.`,
        mistakes: [
          [
            100 * Math.abs(reading - 3),
            'This is the error in hundredths of a liter. It has not been divided by 3 L.',
          ],
          [(100 * Math.abs(reading - 3)) / 6, 'This divides by twice the volume of the syringe.'],
          [(100 * reading) / 3, 'This is the reading as a percentage of the syringe.'],
          [
            10 * Math.abs(reading - 3),
            'This misplaces the decimal point. Divide by 3 L and multiply by 100.',
          ],
        ],
      };
    }),
    limit: controlCase((random) => {
      const mean = oneOf([40, 60, 100], random);
      const sd = oneOf([1.2, 1.5, 2, 2.5], random);
      return {
        given: { mean, sd },
        stem: `Twenty runs of a blood gas control have a mean PCO₂ of ${mean} mm Hg and a standard deviation of ${sd} mm Hg. On the chart, how wide is the whole band between the lower and the upper 2 SD limit?`,
        exact: 4 * sd,
        unit: 'mm Hg',
        decimals: 1,
        why: `The band reaches from ${rounded(mean - 2 * sd, 1)} to ${rounded(mean + 2 * sd, 1)} mm Hg, which is 4 × ${sd} = ${rounded(4 * sd, 1)} mm Hg.`,
        mistakes: [
          [2 * sd, 'This is the distance from the mean to one limit.'],
          [sd, 'This is one standard deviation. The band holds two on each side.'],
          [6 * sd, 'This is the band between the limits of 3 SD.'],
          [3 * sd, 'This is the distance from the mean to a limit of 3 SD.'],
        ],
      };
    }),
  },
});

/** Calculations about humidity and quality control. */
export const qualitySums: readonly NumericModel[] = [humidity, checks];
