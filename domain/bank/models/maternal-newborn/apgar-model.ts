import type { NumericModel } from '../item-model.ts';
import { type NumericCase, numericModel, oneOf } from '../numeric-model.ts';
import { needCalculation } from '../nursing-needs/need-calculation.ts';

type Sign = readonly [text: string, points: number];

type State = {
  readonly hearts: readonly Sign[];
  readonly breaths: readonly Sign[];
  readonly tones: readonly Sign[];
  readonly reflexes: readonly Sign[];
  readonly colors: readonly Sign[];
};

const lusty: Sign = ['a lusty cry', 2];
const weak: Sign = ['a weak cry', 1];
const irregular: Sign = ['slow, irregular breathing', 1];
const active: Sign = ['active motion', 2];
const flexed: Sign = ['some flexion of the limbs', 1];
const sneeze: Sign = ['a sneeze when a catheter touches the nose', 2];
const grimace: Sign = ['a grimace when the sole is flicked', 1];
const blueLimbs: Sign = ['a pink body with blue hands and feet', 1];

/** Signs that are met together, so that no newborn is both limp and kicking. */
const states: Readonly<Record<'vigorous' | 'settling' | 'depressed' | 'limp', State>> = {
  vigorous: {
    hearts: [
      ['heart rate 136 per minute', 2],
      ['heart rate 148 per minute', 2],
    ],
    breaths: [lusty],
    tones: [active],
    reflexes: [sneeze],
    colors: [blueLimbs, ['pink color from head to toe', 2]],
  },
  settling: {
    hearts: [
      ['heart rate 118 per minute', 2],
      ['heart rate 124 per minute', 2],
    ],
    breaths: [lusty, weak],
    tones: [active, flexed],
    reflexes: [sneeze, grimace],
    colors: [blueLimbs],
  },
  depressed: {
    hearts: [
      ['heart rate 92 per minute', 1],
      ['heart rate 106 per minute', 2],
    ],
    breaths: [weak, irregular],
    tones: [flexed],
    reflexes: [grimace],
    colors: [blueLimbs, ['pale blue color all over', 0]],
  },
  limp: {
    hearts: [
      ['heart rate 76 per minute', 1],
      ['heart rate 84 per minute', 1],
    ],
    breaths: [irregular, ['no effort to breathe', 0]],
    tones: [['limp limbs', 0]],
    reflexes: [grimace, ['no response to a flick of the sole', 0]],
    colors: [['pale blue color all over', 0]],
  },
};

const minutes: readonly (readonly [scene: string, time: string])[] = [
  ['A newborn is examined after a vaginal birth.', 'one minute'],
  ['After a cesarean birth the team notes the following.', 'five minutes'],
  ['A nurse at a birth center scores a newborn.', 'one minute'],
  ['A preterm newborn lies under the warmer.', 'five minutes'],
  ['In an ambulance a child is born at 39 weeks.', 'one minute'],
  ['A newborn of a mother with diabetes is dried and watched.', 'one minute'],
  ['After birth with a vacuum cup a newborn is assessed again.', 'five minutes'],
];

const score =
  ({ hearts, breaths, tones, reflexes, colors }: State): NumericCase =>
  (random) => {
    const [heart, breath, tone, reflex, color] = [
      oneOf(hearts, random),
      oneOf(breaths, random),
      oneOf(tones, random),
      oneOf(reflexes, random),
      oneOf(colors, random),
    ];
    const [scene, time] = oneOf(minutes, random);
    const exact = heart[1] + breath[1] + tone[1] + reflex[1] + color[1];
    const reason = `The points are ${heart[1]} for heart rate, ${breath[1]} for breathing, ${tone[1]} for tone, ${reflex[1]} for reflex and ${color[1]} for color.`;
    const near = [exact - 4, exact - 3, exact - 2, exact - 1, exact + 1, exact + 2, exact + 3];
    return needCalculation({
      need: 'promotion',
      rn: 'Newborn care',
      lpn: 'Newborn care',
      fact: 'apgar-score',
      stem: `${scene} At ${time} the findings are ${heart[0]}, ${breath[0]}, ${tone[0]}, ${reflex[0]} and ${color[0]}. Which Apgar score is this?`,
      given: {
        rate: Number(heart[0].replace(/\D/g, '')),
        breath: breath[1],
        tone: tone[1],
        reflex: reflex[1],
        color: color[1],
      },
      exact,
      decimals: 0,
      unit: '',
      why: reason,
      slips: near
        .filter((value) => value >= 0 && value <= 10)
        .map((value) => [
          value,
          value < exact
            ? 'This score is too low: a sign was given fewer points than it earns.'
            : 'This score is too high: a sign was given more points than it earns.',
        ]),
      explanation: `${reason} A heart rate of 100 or more earns two points, a lower one a single point. Scores of 7 to 10 are reassuring, and care at birth does not wait for the score.`,
    });
  };

/** The Apgar score from five signs. */
export const apgarModel: NumericModel = numericModel({
  id: 'apgar-score',
  version: 1,
  problem: 'The Apgar score is to be added up from findings.',
  features: 'Heart rate above or below 100, cry, flexion, response and color.',
  slips: 'Full points for blue extremities; two points for a rate below 100.',
  cases: {
    vigorous: score(states.vigorous),
    settling: score(states.settling),
    depressed: score(states.depressed),
    limp: score(states.limp),
  },
  draws: 3,
});
