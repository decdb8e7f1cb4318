import { describe, expect, it } from 'vitest';
import type { Rescoring } from '../../../domain/attempt/events.ts';
import { exposureOf, onlyMet } from '../../../domain/attempt/exposure.ts';
import type { BoardwellEvent } from '../../../domain/events/registry.ts';
import type { ItemExposureRow } from '../../../projectors/item-exposure/item-exposure.ts';
import {
  attemptOne,
  itemNamed,
  later,
  learner,
  optionsBehind,
  quizSubmitted,
} from '../../support/facts.ts';
import { rowsAfter } from '../support/rows.ts';

const about = {
  itemId: itemNamed('one'),
  revision: 1,
  area: 'interventions',
  topic: 'Noninvasive ventilation',
};

const submitted = quizSubmitted({
  total: 2,
  correct: 1,
  incorrect: 1,
  skipped: 0,
  score: 50,
  answers: [
    {
      ...about,
      chosenOptions: optionsBehind(['B']),
      chosen: ['B'],
      key: ['A'],
      correct: false,
      seconds: 12,
      firstSeen: true,
    },
    {
      ...about,
      itemId: itemNamed('two'),
      chosen: ['A'],
      chosenOptions: optionsBehind(['A']),
      key: ['A'],
      correct: true,
      seconds: 70,
      firstSeen: true,
    },
  ],
});

const rescoring: Rescoring = {
  ...about,
  attemptId: attemptOne,
  learnerId: learner,
  at: later,
  submittedAt: later,
  key: ['B'],
  reason: 'The ratio was read the wrong way round.',
  wasCorrect: false,
  correct: true,
  before: { correct: 1, incorrect: 1, skipped: 0, score: 50 },
  after: { correct: 2, incorrect: 0, skipped: 0, score: 100 },
  others: [],
};
const rescored: BoardwellEvent = { type: 'AttemptRescored', data: rescoring };

describe('an attempt that was counted anew', () => {
  it('keeps the score that was given, and beside it what became of it', () => {
    expect(rowsAfter('quiz-history', submitted, rescored)).toEqual(
      rowsAfter('quiz-history', submitted),
    );
    expect(rowsAfter('rescorings', submitted, rescored)[attemptOne]).toEqual({
      learnerId: learner,
      rescorings: [rescoring],
    });
  });

  it('moves the learner’s averages, topics and acquaintance with the question', () => {
    expect(rowsAfter('progress', submitted, rescored)[learner]).toMatchObject({
      scoreSum: 100,
      lastScores: [{ attemptId: attemptOne, score: 100 }],
    });
    expect(rowsAfter('topic-mastery', submitted, rescored)[learner]).toMatchObject({
      topics: [{ correct: 2, total: 2 }],
    });
    const met = rowsAfter('item-exposure', submitted, rescored)[learner]?.['items'] ?? {};
    expect(exposureOf((met as ItemExposureRow['items'])['one'] ?? onlyMet).correct).toBe(true);
  });
});
