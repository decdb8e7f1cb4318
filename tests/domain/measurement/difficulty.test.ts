import { expect, it } from 'vitest';
import { itemDifficulty } from '../../../domain/measurement/difficulty.ts';

const rules = {
  byLevel: { recall: -0.6, application: 0, analysis: 0.6 },
  levelWeight: 30,
  enoughAnswers: 30,
};
const of = (level: 'recall' | 'analysis', answers: number, correct: number) =>
  itemDifficulty({ level, answers, correct }, rules);

it('an item is as difficult as its level until it was answered often enough', () => {
  expect(of('recall', 0, 0)).toBe(-0.6);
  expect(of('analysis', 29, 29)).toBe(0.6);
});

it('then what was observed counts by the number of answers', () => {
  // ln(30.5 / 30.5) = 0, drawn a third of the way to 0.6
  expect(of('analysis', 60, 30)).toBe(0.2);
  // ln(0.5 / 60.5) = -4.795791; (60 · -4.795791 + 30 · -0.6) / 90
  expect(of('recall', 60, 60)).toBe(-3.397_194);
});
