import { describe, expect, it } from 'vitest';
import {
  filtered,
  reviewedQuestions,
} from '../../../../web/features/attempt/results/reviewed-questions.ts';
import { verdictOf } from '../../../../web/features/attempt/results/verdict.ts';

describe('the verdict of an answer', () => {
  it('is partly correct where it earned points without being wholly right', () => {
    expect(verdictOf({ userAnswer: 'A,B', correct: false, points: 2 })).toBe('partly');
    expect(verdictOf({ userAnswer: 'A,B', correct: false, points: 0 })).toBe('incorrect');
    expect(verdictOf({ userAnswer: 'A', correct: false })).toBe('incorrect');
    expect(verdictOf({ userAnswer: 'A,B', correct: true, points: 4 })).toBe('correct');
    expect(verdictOf({ userAnswer: '', correct: false, points: 0 })).toBe('skipped');
  });

  it('stands among the incorrect ones, which the summary counts with them', () => {
    const reviewed = reviewedQuestions({ questions: [], answers: [], marks: [] });
    const as = (verdict: (typeof reviewed)[number]['verdict']) =>
      ({ verdict, flagged: false }) as (typeof reviewed)[number];
    const all = [as('correct'), as('partly'), as('incorrect'), as('skipped')];
    expect(filtered(all, 'incorrect').map(({ verdict }) => verdict)).toEqual([
      'partly',
      'incorrect',
    ]);
  });
});
