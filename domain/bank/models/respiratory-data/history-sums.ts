import type { NumericModel } from '../item-model.ts';
import { between, numericModel, oneOf, rounded } from '../numeric-model.ts';
import { calculation } from './calculation.ts';
import { patientData } from './places.ts';

const draws = 2;
const packCase = calculation({
  fact: 'pack-years',
  topic: 'Evaluating data in the patient record',
  placesOf: patientData,
  note: 'A pack holds 20 cigarettes. Pack-years are packs a day times years, added up over all periods.',
});

const packYears: NumericModel = numericModel({
  id: 'd-calc-pack-years',
  version: 1,
  problem: 'Find pack-years from a smoking history.',
  features: 'Cigarettes a day, 20 to a pack, and years in each period.',
  slips: 'Cigarettes not turned into packs; one period left out; periods averaged.',
  draws,
  cases: {
    periods: packCase((random) => {
      const first = oneOf([10, 15], random);
      const firstYears = between({ from: 6, to: 14, step: 2 }, random);
      const second = oneOf([30, 40], random);
      const secondYears = between({ from: 8, to: 24, step: 2 }, random);
      const value = (first * firstYears + second * secondYears) / 20;
      return {
        given: { first, firstYears, second, secondYears },
        stem: `A patient smoked ${first} cigarettes a day for ${firstYears} years, then ${second} a day for ${secondYears} years, and quit. How large is the smoking history?`,
        exact: value,
        unit: 'pack-years',
        decimals: 0,
        why: `The periods are ${first}/20 × ${firstYears} = ${rounded((first * firstYears) / 20, 1)} and ${second}/20 × ${secondYears} = ${rounded((second * secondYears) / 20, 1)}, together ${rounded(value, 0)} pack-years.`,
        mistakes: [
          [(second * secondYears) / 20, 'This leaves out the first period of smoking.'],
          [
            (second * (firstYears + secondYears)) / 20,
            'This takes the later habit for the whole time.',
          ],
          [firstYears + secondYears, 'This counts the years and ignores how much was smoked.'],
          [
            ((first + second) / 20) * (firstYears + secondYears),
            'This multiplies the sum of both habits by all the years.',
          ],
        ],
      };
    }),
  },
});

const sleepCase = calculation({
  fact: 'apnea-hypopnea-index',
  topic: 'Sleep studies and 6-minute walk test',
  placesOf: patientData,
  note: 'The index counts apneas and hypopneas for each hour of sleep: 5 to 14 is mild, 15 to 29 moderate and 30 or more severe.',
});

const walkCase = calculation({
  fact: 'walk-distance',
  topic: 'Sleep studies and 6-minute walk test',
  placesOf: patientData,
  note: 'The distance counts to the last meter reached when six minutes are over. A gain of about 30 m is noticed by patients.',
});

const sleepIndex: NumericModel = numericModel({
  id: 'd-calc-sleep',
  version: 1,
  problem: 'Find an index from a sleep study or a walk.',
  features: 'Events, hours of sleep; laps and their length.',
  slips: 'Hours in bed; apneas alone; awake time counted.',
  draws,
  cases: {
    index: sleepCase((random) => {
      const hours = oneOf([5, 5.5, 6, 6.5], random);
      const bed = hours + oneOf([1.5, 2, 2.5], random);
      const apneas = between({ from: 30, to: 110, step: 5 }, random);
      const hypopneas = between({ from: 30, to: 90, step: 5 }, random);
      return {
        given: { hours, bed, apneas, hypopneas },
        stem: `In the sleep laboratory a patient spends ${bed} hours in bed and sleeps ${hours} of them. Scoring finds ${apneas} apneas and ${hypopneas} hypopneas. How many events an hour should be reported?`,
        exact: (apneas + hypopneas) / hours,
        unit: '',
        decimals: 0,
        why: `The index is (${apneas} + ${hypopneas})/${hours} hours of sleep = ${rounded((apneas + hypopneas) / hours, 0)} an hour.`,
        mistakes: [
          [
            (apneas + hypopneas) / bed,
            'This divides by hours in bed. Just the hours asleep count.',
          ],
          [apneas / hours, 'This leaves out the hypopneas. Both kinds of event count.'],
          [hypopneas / hours, 'This leaves out the apneas. Both kinds of event count.'],
          [apneas / bed, 'This leaves out hypopneas and divides by hours in bed.'],
        ],
      };
    }),
    walk: walkCase((random) => {
      const laps = between({ from: 5, to: 8, step: 1 }, random);
      const rest = between({ from: 8, to: 26, step: 2 }, random);
      const value = laps * 60 + rest;
      return {
        given: { laps, rest },
        stem: `On a 30 m corridor a patient walks ${laps} full laps (there and back) and then ${rest} m more before the six minutes end. Which distance should be recorded?`,
        exact: value,
        unit: 'm',
        decimals: 0,
        why: `A lap there and back is 60 m, so ${laps} × 60 + ${rest} = ${value} m.`,
        mistakes: [
          [laps * 30 + rest, 'This takes a lap as 30 m. There and back is twice that.'],
          [(laps + 1) * 60, 'This counts the unfinished lap as a whole one.'],
          [value / 6, 'This is the distance for each minute. The whole distance is recorded.'],
          [laps * 60 + 30 + rest, 'This adds a length of the corridor that was not walked.'],
          [laps * 30, 'This halves each lap and drops the last meters.'],
        ],
      };
    }),
  },
});

/** Calculations of smoking, sleep and walking. */
export const historySums: readonly NumericModel[] = [packYears, sleepIndex];
