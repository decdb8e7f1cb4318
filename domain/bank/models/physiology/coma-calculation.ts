import type { NumericModel } from '../item-model.ts';
import { type NumericCase, numericModel, oneOf } from '../numeric-model.ts';
import { calculation } from './calculation.ts';

type Response = { readonly text: string; readonly points: number };

const eyes: readonly Response[] = [
  { text: 'opens the eyes when spoken to', points: 3 },
  { text: 'opens the eyes when the nail bed is pressed', points: 2 },
  { text: 'keeps the eyes closed whatever is done', points: 1 },
];
const voices: readonly Response[] = [
  { text: 'answers in sentences but does not know the place', points: 4 },
  { text: 'says single words that make no sense', points: 3 },
  { text: 'moans without words', points: 2 },
];
const limbs: readonly Response[] = [
  { text: 'reaches for the hand that causes pain', points: 5 },
  { text: 'pulls the arm away from pain', points: 4 },
  { text: 'bends the arms stiffly to the chest on pain', points: 3 },
  { text: 'stretches the arms stiffly on pain', points: 2 },
];

const comaScore: NumericCase = (random) => {
  const [eye, voice, limb] = [oneOf(eyes, random), oneOf(voices, random), oneOf(limbs, random)];
  const exact = eye.points + voice.points + limb.points;
  return calculation({
    facts: ['glasgow-coma-scale'],
    places: [['USMLE2', 'USMLE Step 2 CK', 'nervous-special-senses', 'Head and spinal trauma']],
    stem: `After a fall from a ladder an adult ${eye.text}, ${voice.text} and ${limb.text}. What is the score on the Glasgow Coma Scale?`,
    given: { eye: eye.points, voice: voice.points, limb: limb.points },
    exact,
    decimals: 0,
    unit: 'points',
    why: `Eyes give ${eye.points}, voice ${voice.points} and movement ${limb.points}. The three are added.`,
    slips: [
      [exact - 1, `The movement was given one point less than the ${limb.points} that it earns.`],
      [exact + 1, `The eyes were given one point more than the ${eye.points} that they earn.`],
      [exact + 2, 'Voice and movement were each given one point more than they earn.'],
      [exact - limb.points, 'The movement was left out of the sum.'],
      [exact + 3, 'Each of the three responses was scored a point too high.'],
    ],
    explanation:
      'The scale adds eyes (1 to 4), voice (1 to 5) and movement (1 to 6), so 3 is the lowest and 15 the highest. A score of 8 or less means coma and an airway at risk. A fall of 2 points is reported at once.',
  });
};

/** The Glasgow Coma Scale from what is seen and heard. */
export const comaScoreModel: NumericModel = numericModel({
  id: 'coma-score',
  version: 1,
  problem: 'Findings are to be turned into a score of consciousness.',
  features: 'Best response of eyes, voice and limbs.',
  slips: 'A neighboring point; one part left out.',
  cases: { adult: comaScore },
  draws: 6,
});
