import { expect } from 'vitest';
import { type CustomQuizBody, customQuiz } from '../../../domain/contracts/custom-quiz.ts';
import { remember } from './bank.ts';
import type { Browser } from './browser.ts';
import type { Paper } from './quiz.ts';

export const wish = (own: Partial<CustomQuizBody> = {}): CustomQuizBody => ({
  healthcareField: 'RT',
  status: 'all',
  count: 5,
  minutes: null,
  mode: 'practice',
  ...own,
});

export const newCustom = async (
  learner: Browser,
  own: Partial<CustomQuizBody> = {},
): Promise<Paper> => {
  const body = wish(own);
  const answer = await learner.post('/api/quizzes', body);
  expect(answer.status, answer.text).toBe(200);
  const { attemptId, questions } = customQuiz.parse(answer.body);
  remember(questions);
  expect(answer.headers.get('x-attempt-id')).toBe(attemptId);
  const ids = questions.map(({ id }) => id);
  return { attemptId, field: body.healthcareField, questions, ids };
};
