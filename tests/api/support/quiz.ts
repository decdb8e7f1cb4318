import { expect } from 'vitest';
import type { FieldCode } from '../../../domain/contracts/fields.ts';
import {
  type Question,
  questionList,
  type SubmitBody,
  type SubmittedAttempt,
  submittedAttempt,
} from '../../../domain/contracts/quiz.ts';
import type { AttemptId } from '../../../domain/kernel/ids.ts';
import { remember, rightAnswer } from './bank.ts';
import type { Browser } from './browser.ts';

export type Paper = {
  readonly attemptId: AttemptId;
  readonly field: FieldCode;
  readonly questions: readonly Question[];
  readonly ids: readonly string[];
};

export const newPaper = async (
  learner: Browser,
  { field = 'RT', limit = 20 }: { readonly field?: FieldCode; readonly limit?: number } = {},
): Promise<Paper> => {
  const answer = await learner.get(`/api/questions/${field}?limit=${limit}`);
  expect(answer.status, answer.text).toBe(200);
  const questions = remember(questionList.parse(answer.body));
  const attemptId = answer.headers.get('x-attempt-id') as AttemptId;
  return { attemptId, field, questions, ids: questions.map(({ id }) => id) };
};

/** A submission as the specification writes it, its right answers first. */
export const submission = (
  { attemptId, field, ids }: Paper,
  answers: (id: string, index: number) => string = rightAnswer,
) =>
  ({
    attemptId,
    healthcareField: field,
    score: 0,
    totalQuestions: ids.length,
    timeSpent: 0,
    isFullLength: false,
    answers: ids.map((id, index) => ({
      questionId: id,
      userAnswer: answers(id, index),
      correct: false,
    })),
  }) satisfies Record<keyof SubmitBody, unknown>;

export const handIn = async (
  learner: Browser,
  paper: Paper,
  answers?: Parameters<typeof submission>[1],
): Promise<SubmittedAttempt> => {
  const answer = await learner.post('/api/quiz/submit', submission(paper, answers));
  expect(answer.status, answer.text).toBe(200);
  return submittedAttempt.parse(answer.body);
};
