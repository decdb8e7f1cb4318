import { randomFrom, seedOf, shuffled } from '../../../kernel/random.ts';
import { type NewbornScore, newbornScores } from '../../facts/chest-assessment/newborn-scores.ts';
import type { Choice, ItemModel, SingleDraft } from '../item-model.ts';
import { patientData, respiratorySource } from './places.ts';

const sumOf = ({ signs }: NewbornScore): number =>
  signs.reduce((sum, { points }) => sum + points, 0);

const pointsOf = ({ signs }: NewbornScore): string =>
  signs.map(({ sign, points }) => `${sign} ${points}`).join(', ');

const near = [-3, -2, -1, 1, 2, 3];

const wrong = (score: NewbornScore): Choice[] => {
  const sum = sumOf(score);
  return near
    .map((step) => sum + step)
    .filter((value) => value >= 0 && value <= 10)
    .map((value) => ({
      text: String(value),
      why: `This is ${value < sum ? 'too low' : 'too high'}: the points are ${pointsOf(score)}.`,
    }));
};

const draftOf = (score: NewbornScore): SingleDraft => {
  const told = shuffled(score.signs, randomFrom(seedOf(score.id))).map(({ told: text }) => text);
  const sum = sumOf(score);
  return {
    type: 'single',
    name: score.id,
    facts: [score.id],
    places: patientData('Neonatal and perinatal assessment (Apgar, gestational age)'),
    level: 'application',
    stem: `${score.scene} ${told.join(' ')} Which ${score.system} score should be recorded?`,
    key: { text: String(sum), why: `The points add up to ${sum}: ${pointsOf(score)}.` },
    distractors: wrong(score),
    explanation: `The points are ${pointsOf(score)}. ${score.note}`,
    source: respiratorySource,
  };
};

/** Scores of newborns from what is seen. */
export const scoreModels: readonly ItemModel[] = [
  {
    id: 'd-newborn-score',
    version: 1,
    problem: 'Signs of a newborn are to be turned into points and added up.',
    features: 'Five signs with 0, 1 or 2 points each.',
    slips: 'Full points for a weak sign; mixing up the direction of the two scores.',
    drafts: () => newbornScores.map(draftOf),
  },
];
