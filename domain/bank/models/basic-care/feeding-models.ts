import type { NumericModel } from '../item-model.ts';
import { between, type NumericCase, numericModel } from '../numeric-model.ts';
import { needCalculation } from '../nursing-needs/need-calculation.ts';

const topics = { need: 'comfort', rn: 'Enteral feeding', lpn: 'Enteral tube feeding' } as const;

const dayVolume: NumericCase = (random) => {
  const rate = between({ from: 45, to: 85, step: 5 }, random);
  const hours = between({ from: 10, to: 18, step: 2 }, random);
  const flush = between({ from: 30, to: 60, step: 15 }, random);
  const times = between({ from: 4, to: 6, step: 1 }, random);
  const exact = rate * hours + flush * times;
  return needCalculation({
    ...topics,
    fact: 'feeding-day-volume',
    stem: `A pump gives formula at ${rate} mL an hour for ${hours} hours. The tube is flushed with ${flush} mL of water ${times} times in the day. Which total intake through the tube is recorded?`,
    given: { rate, hours, flush, times },
    exact,
    decimals: 0,
    unit: 'mL',
    why: `Formula makes ${rate * hours} mL and water ${flush * times} mL.`,
    slips: [
      [rate * hours, 'The water of the flushes was left out of the intake.'],
      [rate * hours + flush, 'One flush was counted, though there were several.'],
      [rate * 24 + flush * times, 'The pump was counted for the whole day of 24 hours.'],
      [flush * times, 'This is the water alone without the formula.'],
      [(rate + flush) * times, 'The hours of the pump were left out.'],
    ],
    explanation:
      'Intake through a tube is formula plus each flush and each medicine with its water. Record both, since flushes add much fluid over a day.',
  });
};

const dilution: NumericCase = (random) => {
  const can = between({ from: 240, to: 360, step: 60 }, random);
  const cans = between({ from: 4, to: 6, step: 1 }, random);
  const energy = between({ from: 1, to: 1.5, step: 0.5 }, random);
  const exact = can * cans * energy;
  return needCalculation({
    ...topics,
    fact: 'feeding-energy',
    stem: `A client receives ${cans} cans of formula a day by gravity through a gastrostomy. Each can holds ${can} mL, and the formula provides ${energy} kcal in each milliliter. How much energy does the client receive in a day?`,
    given: { can, cans, energy },
    exact,
    decimals: 0,
    unit: 'kcal',
    why: `${cans} cans of ${can} mL are ${can * cans} mL, each with ${energy} kcal.`,
    slips: [
      [can * energy, 'This is the energy of a single can.'],
      [can * (cans - 1) * energy, 'One can was left out of the sum.'],
      [can * cans * (energy + 0.5), 'The energy of a denser formula was used.'],
      [can * (cans + 1) * energy, 'One can too many was counted in the sum.'],
      [can * cans * 2 * energy, 'The volume of the cans was doubled by mistake.'],
    ],
    explanation:
      'Energy is volume times kilocalories in each milliliter. Standard formula has 1 kcal in each milliliter and denser ones 1.5 to 2 kcal.',
  });
};

const stopTime: NumericCase = (random) => {
  const ordered = between({ from: 800, to: 1600, step: 100 }, random);
  const rate = between({ from: 50, to: 100, step: 10 }, random);
  const given = between({ from: 2, to: 5, step: 1 }, random);
  const exact = ordered / rate - given;
  return needCalculation({
    ...topics,
    fact: 'feeding-hours-left',
    stem: `A client is to have ${ordered} mL of formula by pump at ${rate} mL an hour. The pump has run for ${given} hours. For how many more hours will it run?`,
    given: { ordered, rate, ran: given },
    exact,
    decimals: 1,
    unit: 'hours',
    why: `The whole volume takes ${Number((ordered / rate).toFixed(1))} hours, of which ${given} have passed.`,
    slips: [
      [ordered / rate, 'This is the time for the whole volume without the hours that have passed.'],
      [exact + 2 * given, 'The hours that have passed were added and not taken off.'],
      [exact - 1, 'One hour too many was taken off the remaining time.'],
      [ordered / (rate + 10), 'A faster rate than the one ordered was used.'],
      [exact * 2, 'The remaining time was doubled by mistake at the end.'],
    ],
    explanation:
      'Time is volume divided by rate. Take off what has already run, or divide what is left by the rate. Formula and sets are changed at fixed times for safety.',
  });
};

/** Volume, energy and time of feeding by tube. */
export const feedingNumbersModel: NumericModel = numericModel({
  id: 'feeding-numbers',
  version: 1,
  problem: 'Volume, energy or time of a feeding by tube is to be worked out.',
  features: 'Rate, hours, flushes, cans, energy of a milliliter.',
  slips: 'Flushes left out; one can for many; time that has passed not taken off.',
  cases: { volume: dayVolume, energy: dilution, 'time-left': stopTime },
  draws: 3,
});
