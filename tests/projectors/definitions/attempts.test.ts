import { describe, expect, it } from 'vitest';
import {
  answerGiven,
  attemptOne,
  later,
  learner,
  noon,
  paperIssued,
  quizResult,
  quizSubmitted,
} from '../../support/facts.ts';
import { rowsAfter } from '../support/rows.ts';

const voided = {
  type: 'AttemptVoided',
  data: { attemptId: attemptOne, learnerId: learner, at: later },
} as const;

describe('the attempt read model', () => {
  it('opens with the paper, without keys', () => {
    expect(rowsAfter('attempts', paperIssued())[attemptOne]).toEqual({
      attemptId: attemptOne,
      learnerId: learner,
      status: 'open',
      field: 'RT',
      exam: null,
      isFullLength: false,
      mode: 'practice',
      issuedAt: noon,
      timeLimitMinutes: null,
      items: [
        { itemId: 'one', revision: 1 },
        { itemId: 'two', revision: 1 },
      ],
      answers: {},
      result: null,
    });
  });

  it('keeps the last answer to each question, to resume it anywhere', () => {
    const rows = rowsAfter(
      'attempts',
      paperIssued(),
      answerGiven('one', ['B'], 10),
      answerGiven('two', ['A', 'C'], 20),
      answerGiven('one', ['A'], 35),
    );
    expect(rows[attemptOne]).toMatchObject({
      status: 'open',
      answers: {
        one: { chosen: ['A'], seconds: 35 },
        two: { chosen: ['A', 'C'], seconds: 20 },
      },
    });
  });

  it('holds the result once it is submitted, and no saved answers any more', () => {
    const rows = rowsAfter('attempts', paperIssued(), answerGiven('one', ['A']), quizSubmitted());
    expect(rows[attemptOne]).toMatchObject({
      status: 'submitted',
      answers: {},
      result: quizResult(),
    });
  });

  it('is over without a result when it was given up', () => {
    expect(rowsAfter('attempts', paperIssued(), voided)[attemptOne]).toMatchObject({
      status: 'voided',
      result: null,
    });
  });

  it('makes nothing of an answer to a paper that was never issued', () => {
    expect(rowsAfter('attempts', answerGiven('one', ['A']), quizSubmitted(), voided)).toEqual({});
  });
});
