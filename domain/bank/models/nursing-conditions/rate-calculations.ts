import type { NumericModel } from '../item-model.ts';
import { between, type NumericCase, numericModel } from '../numeric-model.ts';
import { calculation } from './calculation.ts';

const ankleArm: NumericCase = (random) => {
  const arm = between({ from: 120, to: 160, step: 4 }, random);
  const ankle = between({ from: 52, to: 108, step: 4 }, random);
  const diastolic = between({ from: 66, to: 88, step: 2 }, random);
  return calculation({
    facts: ['ankle-brachial-index'],
    rn: 'System-specific (focused) assessment',
    lpn: 'Neurovascular checks',
    stem: `A client with calf pain on walking has an ankle systolic pressure of ${ankle} mm Hg. The higher of the two arm pressures is ${arm}/${diastolic} mm Hg. What is the ankle-brachial index?`,
    given: { arm, ankle, diastolic },
    exact: ankle / arm,
    decimals: 2,
    unit: '',
    why: 'Ankle systolic divided by arm systolic pressure gives the index. Below 0.90 shows narrowed arteries.',
    slips: [
      [arm / ankle, 'The ratio was turned upside down. The ankle pressure stands above.'],
      [
        ankle / diastolic,
        'The diastolic arm pressure was used. The index uses systolic pressures.',
      ],
      [ankle / (arm - diastolic), 'The pulse pressure was used in place of the systolic.'],
      [
        ankle / (diastolic + (arm - diastolic) / 3),
        'The mean arm pressure was used. The index uses systolic pressures.',
      ],
      [
        ankle / (arm + diastolic),
        'Both arm pressures were added. The index uses the systolic value alone.',
      ],
    ],
    explanation:
      'The index is ankle systolic over the higher arm systolic pressure. About 1.0 to 1.4 is normal, 0.90 or less shows arterial disease, and below 0.40 it is severe. Compression is avoided when it is low.',
  });
};

const stripRate: NumericCase = (random) => {
  const boxes = between({ from: 12, to: 30, step: 1 }, random);
  const exact = 1500 / boxes;
  return calculation({
    facts: ['rate-from-strip'],
    rn: 'Dysrhythmia recognition',
    stem: `On a regular rhythm strip at 25 mm per second there are ${boxes} small squares between two R waves. What is the ventricular rate?`,
    given: { boxes },
    exact,
    decimals: 0,
    unit: 'beats/min',
    why: 'A minute holds 1,500 small squares, so 1,500 is divided by the squares of one beat.',
    slips: [
      [300 / boxes, '300 is divided by large squares and not by small ones.'],
      [1500 / (boxes + 5), 'One large square too many was counted between the R waves.'],
      [boxes * 10, 'Multiplying by ten is for complexes in a six-second strip.'],
      [1000 / boxes, 'A minute holds 1,500 small squares and not 1,000.'],
      [1500 / (boxes - 5), 'One large square too few was counted between the R waves.'],
    ],
    explanation:
      'At 25 mm per second a small square is 0.04 second and a large one 0.20 second. Rate is 1,500 over small or 300 over large squares. In irregular rhythms count complexes in 6 seconds and multiply by ten.',
  });
};

const sixSeconds: NumericCase = (random) => {
  const complexes = between({ from: 6, to: 17, step: 1 }, random);
  const waves = complexes + between({ from: 3, to: 6, step: 1 }, random);
  return calculation({
    facts: ['six-second-strip'],
    rn: 'Dysrhythmia recognition',
    stem: `A six-second strip of an irregular rhythm shows ${complexes} QRS complexes and about ${waves} small uneven waves between them. What is the ventricular rate?`,
    given: { complexes, waves },
    exact: complexes * 10,
    decimals: 0,
    unit: 'beats/min',
    why: 'Ten times six seconds make a minute, so the QRS complexes are multiplied by ten.',
    slips: [
      [waves * 10, 'The small waves are atrial and do not give the ventricular rate.'],
      [complexes * 6, 'Multiplying by six would fit a ten-second strip.'],
      [complexes * 20, 'Multiplying by twenty would fit a three-second strip.'],
      [300 / complexes, '300 is divided by large squares of a regular rhythm.'],
      [
        (complexes + waves) * 10,
        'Atrial and ventricular waves were added. They have different sources in the heart.',
      ],
    ],
    explanation:
      'For irregular rhythms count QRS complexes in six seconds (30 large squares) and multiply by ten. Atrial waves are counted apart.',
  });
};

/** Rates from a strip and the index of leg arteries. */
export const rateAndIndexModel: NumericModel = numericModel({
  id: 'rate-and-index',
  version: 1,
  problem: 'A rate or an index is to be read off measured values.',
  features: 'Squares, seconds, which wave; ankle and arm pressure.',
  slips: 'The number for large squares; atrial waves; a ratio upside down.',
  cases: { index: ankleArm, squares: stripRate, 'six-seconds': sixSeconds },
  draws: 3,
});
