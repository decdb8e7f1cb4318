import { describe, it } from 'vitest';
import { attempt } from '../../../domain/attempt/attempt.ts';
import type { AttemptCommand } from '../../../domain/attempt/commands.ts';
import {
  answerGiven,
  attemptOne,
  learner,
  paperIssued,
  questionNamed,
  soon,
} from '../../support/facts.ts';
import { given } from '../../support/given.ts';

const questionId = questionNamed('one');
const refusal = { code: 'AnsweredElsewhere', questionId } as const;

const give = (chosen: string[], instead?: string[][]): AttemptCommand => ({
  type: 'GiveAnswer',
  attemptId: attemptOne,
  learnerId: learner,
  at: soon,
  questionId,
  chosen,
  instead,
  seconds: 30,
});

describe('an answer of a page that has not seen another one', () => {
  const answered = [paperIssued(), answerGiven('one', ['B'])];

  it('does not replace it', () => {
    given(attempt, answered)
      .when(give(['A'], [[]]))
      .thenRefuses(refusal);
    given(attempt, answered)
      .when(give([], [['A']]))
      .thenRefuses(refusal);
  });

  it('replaces what it knows, or may have sent itself', () => {
    given(attempt, answered)
      .when(give(['A'], [['B']]))
      .thenRecords(answerGiven('one', ['A']));
    given(attempt, answered)
      .when(give(['A'], [[], ['C'], ['B']]))
      .thenRecords(answerGiven('one', ['A']));
  });

  it('is taken where it says the same, or where nothing stands', () => {
    given(attempt, answered)
      .when(give(['B'], [[]]))
      .thenRecords();
    given(attempt, [paperIssued()])
      .when(give(['A'], [[]]))
      .thenRecords(answerGiven('one', ['A']));
  });

  it('replaces anything where it does not say what it knows', () => {
    given(attempt, answered)
      .when(give(['A']))
      .thenRecords(answerGiven('one', ['A']));
  });
});
