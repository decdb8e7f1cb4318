import { describe, expect, it } from 'vitest';
import { attemptOne, later, learner, quizSubmitted } from '../../support/facts.ts';
import { known, rowsAfter } from '../support/rows.ts';

describe('the quiz history read model', () => {
  it('shows a submitted quiz as the API answers it, beside whose it is', () => {
    expect(rowsAfter('quiz-history', quizSubmitted())).toEqual({
      [attemptOne]: {
        learnerId: learner,
        item: {
          id: attemptOne,
          healthcareField: 'RT',
          exam: null,
          score: 50,
          totalQuestions: 2,
          correct: 1,
          incorrect: 0,
          skipped: 1,
          timeSpent: 600,
          isFullLength: false,
          mode: 'practice',
          createdAt: later,
        },
      },
    });
  });

  it('can be searched by learner and sorted by the time of submission', () => {
    const row = rowsAfter('quiz-history', quizSubmitted())[attemptOne];
    const values = known('quiz-history').columns.map(({ name, of }) => [name, row && of(row)]);
    expect(Object.fromEntries(values)).toEqual({
      learner_id: learner,
      submitted_ms: Date.parse(later),
    });
  });
});
