import type { RandomSource } from '../../../kernel/random.ts';
import type { ItemModel } from '../item-model.ts';
import { amount, between, numericModel, oneOf, rounded } from '../numeric-model.ts';
import { numericIn } from './numeric-body.ts';

const inAirway = numericIn('airway');
const inTube = numericIn('tube');
const inHome = numericIn('home');

const childSize = (cuffed: boolean) => (random: RandomSource) => {
  const age = between({ from: 2, to: 10, step: 2 }, random);
  const constant = cuffed ? 3.5 : 4;
  const exact = age / 4 + constant;
  const size = { decimals: 1, unit: 'mm' };
  return inAirway({
    facts: [`child-tube-${cuffed ? 'cuffed' : 'uncuffed'}`],
    stem: cuffed
      ? `A child aged ${age} in septic shock is to be intubated with a cuffed tube. By the age formula for cuffed tubes, which inner diameter should be prepared?`
      : `An uncuffed tube is wanted for a child aged ${age} who has stopped breathing after a near drowning. By the age formula for uncuffed tubes, which inner diameter is right?`,
    given: { age },
    exact,
    key: amount(exact, {
      ...size,
      why: `The inner diameter by age is ${age} / 4 + ${constant} = ${rounded(exact, 1)} mm.`,
    }),
    distractors: [
      amount(age / 4 + (cuffed ? 4.5 : 3), {
        ...size,
        why: 'A wrong constant was added to the quarter of the age.',
      }),
      amount(age / 2 + constant, {
        ...size,
        why: 'Half of the age was used. That belongs to the formula for depth.',
      }),
      amount(age / 4 + constant + 3, {
        ...size,
        why: 'A tube three millimeters wider would injure the cricoid ring of a child.',
      }),
      amount(age / 4 + constant - 1.5, {
        ...size,
        why: 'A tube this narrow has a high resistance and a large leak.',
      }),
    ],
    explanation:
      'Uncuffed: age / 4 + 4. Cuffed: age / 4 + 3.5. Have a tube half a millimeter smaller and larger at hand.',
  });
};

const childDepth = (random: RandomSource) => {
  const age = between({ from: 2, to: 12, step: 1 }, random);
  const exact = age / 2 + 12;
  const depth = { decimals: 1, unit: 'cm' };
  return inAirway({
    facts: ['child-tube-depth'],
    stem: `A child aged ${age} with a head injury has just been intubated orally. By the usual formula from age, at which mark at the lips should the tube be fixed until the radiograph is taken?`,
    given: { age },
    exact,
    key: amount(exact, {
      ...depth,
      why: `The depth at the lips by age is ${age} / 2 + 12 = ${rounded(exact, 1)} cm.`,
    }),
    distractors: [
      amount(age / 4 + 4, {
        ...depth,
        why: 'This is the formula for the inner diameter in millimeters.',
      }),
      amount(age / 2 + 16, {
        ...depth,
        why: 'With this constant the tip would lie in the right main bronchus.',
      }),
      amount(age / 2 + 8, {
        ...depth,
        why: 'With this constant the tip would lie at or above the vocal cords.',
      }),
      amount(age + 15, {
        ...depth,
        why: 'The whole age was added to a larger constant, which goes too deep.',
      }),
    ],
    explanation:
      'Depth at the lips is about age / 2 + 12 cm, or three times the tube size. Listen on both sides and confirm by exhaled CO₂ and a film.',
  });
};

const catheterSize = (random: RandomSource) => {
  const tube = between({ from: 4, to: 9, step: 0.5 }, random);
  const exact = (tube * 3) / 2;
  const french = { decimals: 2, unit: 'Fr' };
  return inTube({
    facts: ['catheter-size'],
    stem: `A suction catheter should fill no more than half of the inner diameter of a tube. For a tube of ${rounded(tube, 1)} mm, what is the largest French size by calculation, before rounding down to a size that is sold?`,
    given: { tube },
    exact,
    key: amount(exact, {
      ...french,
      why: `Half of ${rounded(tube, 1)} mm is ${rounded(tube / 2, 2)} mm, and 1 mm is 3 Fr, so the limit is ${rounded(exact, 2)} Fr.`,
    }),
    distractors: [
      amount(tube * 3, { ...french, why: 'This catheter would be as wide as the tube itself.' }),
      amount(tube * 2, {
        ...french,
        why: 'This size fills two thirds of the diameter, more than half.',
      }),
      amount(tube / 2, {
        ...french,
        why: 'This is the limit in millimeters. One millimeter is three French.',
      }),
      amount(tube, {
        ...french,
        why: 'The size of the tube was taken over without conversion, which gives a needlessly thin catheter.',
      }),
    ],
    explanation:
      'Largest catheter in French = inner diameter in mm × 3 / 2. A wider one causes collapse and hypoxemia, as little air can enter around it.',
  });
};

const trainingRate = (random: RandomSource) => {
  const age = between({ from: 48, to: 72, step: 1 }, random);
  const rest = between({ from: 68, to: 88, step: 2 }, random);
  const percent = oneOf([50, 60, 70], random);
  const exact = rest + ((220 - age - rest) * percent) / 100;
  const beats = { decimals: 0, unit: 'beats/min' };
  return inHome({
    facts: ['training-heart-rate'],
    stem: `For a patient of ${age} years in rehabilitation, the resting heart rate is ${rest}/min. Exercise is planned at ${percent}% of the heart rate reserve (Karvonen), with 220 − age as the maximum. Which target rate follows?`,
    given: { age, rest, percent },
    exact,
    key: amount(exact, {
      ...beats,
      why: `Reserve is 220 − ${age} − ${rest} = ${220 - age - rest}; ${percent}% of it plus ${rest} gives ${rounded(exact, 0)}/min.`,
    }),
    distractors: [
      amount(((220 - age) * percent) / 100, {
        ...beats,
        why: 'The percentage was taken of the maximum, without the resting rate.',
      }),
      amount(((220 - age - rest) * percent) / 100, {
        ...beats,
        why: 'The resting rate was not added back to the share of the reserve.',
      }),
      amount(220 - age, { ...beats, why: 'This is the predicted maximum, not a training target.' }),
      amount(rest + 20, {
        ...beats,
        why: 'A fixed 20 beats were added, which does not use the reserve of this patient.',
      }),
    ],
    explanation:
      'Target = rest + share × (220 − age − rest). In lung disease dyspnea and SpO₂ often limit exercise before the heart rate does.',
  });
};

/** Numbers of airways and training. */
export const airwayNumbers: readonly ItemModel[] = [
  numericModel({
    id: 'c-n-child-tube',
    version: 1,
    problem: 'Size or depth of a tube for a child is to be computed from age.',
    features: 'The formula for cuffed, uncuffed, or depth.',
    slips: 'Wrong constant; half for a quarter of the age; size for depth.',
    draws: 3,
    cases: {
      'cuffed-size': childSize(true),
      'uncuffed-by-age': childSize(false),
      depth: childDepth,
    },
  }),
  numericModel({
    id: 'c-n-catheter',
    version: 1,
    problem: 'The largest suction catheter for a tube is to be computed.',
    features: 'Half of the diameter, three French to the millimeter.',
    slips: 'Whole diameter; no conversion.',
    draws: 4,
    cases: { 'size-limit': catheterSize },
  }),
  numericModel({
    id: 'c-n-training',
    version: 1,
    problem: 'A training heart rate is to be computed.',
    features: 'Share of the reserve plus the resting rate.',
    slips: 'Share of the maximum; resting rate not added.',
    draws: 4,
    cases: { karvonen: trainingRate },
  }),
];
