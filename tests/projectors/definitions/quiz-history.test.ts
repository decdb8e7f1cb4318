import { describe, expect, it } from 'vitest';
import type { ScoredAnswer } from '../../../domain/attempt/events.ts';
import { attemptOne, itemNamed, later, learner, quizSubmitted } from '../../support/facts.ts';
import { known, rowsAfter } from '../support/rows.ts';

const answerIn = (area: string): ScoredAnswer => ({
  itemId: itemNamed('one'),
  revision: 1,
  area,
  topic: 'Weaning',
  chosen: ['A'],
  chosenOptions: [],
  key: ['A'],
  correct: true,
  seconds: 9,
  firstSeen: true,
});

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
        areas: [],
        day: '2026-11-20',
        timed: false,
      },
    });
  });

  it('can be searched by learner, kind, area, day and timing, and sorted by the time of submission', () => {
    const answers = ['interventions', 'patient-data', 'patient-data'].map(answerIn);
    const row = rowsAfter('quiz-history', quizSubmitted({ answers }))[attemptOne];
    const values = known('quiz-history').columns.map(({ name, of }) => [name, row && of(row)]);
    expect(Object.fromEntries(values)).toEqual({
      learner_id: learner,
      submitted_ms: Date.parse(later),
      kind: 'practice',
      areas: ['RT/patient-data', 'RT/interventions'],
      day: '2026-11-20',
      timed: false,
    });
  });
});
