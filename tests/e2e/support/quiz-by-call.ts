import { type BrowserContext, expect } from '@playwright/test';
import type { FieldCode } from '../../../domain/contracts/fields.ts';
import { attemptIdHeader } from '../../../domain/contracts/live.ts';
import { type Question, questionList } from '../../../domain/contracts/quiz.ts';
import { post } from './learner.ts';
import { type Intent, labelsFor } from './paper.ts';

export type IssuedPaper = { readonly attemptId: string; readonly questions: readonly Question[] };

/** Begins a quiz without the screen. */
export const issuePaper = async (
  context: BrowserContext,
  origin: string,
  field: FieldCode = 'RT',
): Promise<IssuedPaper> => {
  const answer = await context.request.get(`${origin}/api/questions/${field}?limit=20`);
  expect(answer.status()).toBe(200);
  return {
    attemptId: answer.headers()[attemptIdHeader] ?? '',
    questions: questionList.parse(await answer.json()),
  };
};

type Submission = {
  readonly origin: string;
  readonly paper: IssuedPaper;
  readonly intents: readonly Intent[];
};

/** Answers a paper of the respiratory therapists and submits it without the screen; resolves with the attempt's id. */
export const submitPaper = async (
  context: BrowserContext,
  { origin, paper: { attemptId, questions }, intents }: Submission,
): Promise<string> => {
  const answers = questions.map((question, index) => ({
    questionId: question.id,
    userAnswer: labelsFor(question, intents[index] ?? 'skip').join(','),
  }));
  const data = { attemptId, healthcareField: 'RT', answers, timeSpent: 600 };
  await post(context, { origin, path: '/api/quiz/submit', data });
  return attemptId;
};

type Quiz = Omit<Submission, 'paper'>;

/** Takes a quiz without the screen; resolves with the attempt's id. */
export const takeQuizByCall = async (
  context: BrowserContext,
  { origin, intents }: Quiz,
): Promise<string> =>
  submitPaper(context, { origin, paper: await issuePaper(context, origin), intents });
