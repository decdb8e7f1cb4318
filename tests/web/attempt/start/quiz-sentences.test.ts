import { describe, expect, it } from 'vitest';
import { examsOf } from '../../../../domain/contracts/exams.ts';
import {
  fullLengthAnswer,
  practiceAnswer,
} from '../../../../web/features/attempt/start/quiz-sentences.ts';
import { overviewFact } from './support/facts.ts';

describe('what the quiz page says first', () => {
  it.each([
    [0, 0, 'We are still writing questions for your field.'],
    [1064, 391, '391 of 1,064 questions are new to you.'],
    [64, 64, '64 questions, all new to you.'],
    [64, 0, 'You have seen all 64 questions. Questions you missed come first.'],
  ])('of %i questions with %i unseen is %j', (questions, unseen, sentence) => {
    expect(practiceAnswer(overviewFact({ questions, unseen }))).toBe(sentence);
  });

  it('names the exams of the field', () => {
    expect(fullLengthAnswer(examsOf('RN'))).toBe('NCLEX-RN: 75 questions in 5 h.');
    expect(fullLengthAnswer(examsOf('RT'))).toBe('Two exams in your field: TMC and CSE.');
    expect(fullLengthAnswer([])).toBe('Your board exam from start to finish.');
  });
});
