import { describe, it } from 'vitest';
import { attempt } from '../../../domain/attempt/attempt.ts';
import { attemptOne, later, learner, paperIssued, quizSubmitted } from '../../support/facts.ts';
import { given } from '../../support/given.ts';

const about = { attemptId: attemptOne, learnerId: learner, at: later };
const voided = { type: 'AttemptVoided', data: about } as const;

describe('giving a quiz up', () => {
  it('ends it, once', () => {
    given(attempt, [paperIssued()])
      .when({ type: 'VoidAttempt', ...about })
      .thenRecords(voided);
    given(attempt, [paperIssued(), voided])
      .when({ type: 'VoidAttempt', ...about })
      .thenRecords();
  });

  it('is refused once it is submitted', () => {
    given(attempt, [paperIssued(), quizSubmitted()])
      .when({ type: 'VoidAttempt', ...about })
      .thenRefuses({ code: 'AlreadySubmitted' });
  });
});
