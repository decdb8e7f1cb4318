import { randomUUID } from 'node:crypto';
import { user } from '../../../domain/contracts/account.ts';
import { questionList } from '../../../domain/contracts/quiz.ts';

export type BenchLearner = { readonly cookie: string; readonly accountId: string };

/** A learner who registered and took so many quizzes, all through the product's own API. */
export const learnerWithQuizzes = async (
  origin: string,
  quizzes: number,
): Promise<BenchLearner> => {
  const name = `bench${randomUUID().slice(0, 8)}`;
  const headers = { origin, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
  const registered = await fetch(`${origin}/api/register`, {
    method: 'POST',
    headers,
    body: JSON.stringify({
      email: `${name}@example.com`,
      username: name,
      password: 'correct horse battery',
      firstName: 'Bench',
      lastName: 'Learner',
      healthcareField: 'RT',
    }),
  });
  const { id } = user.parse(await registered.json());
  const cookie = registered.headers.get('set-cookie')?.split(';')[0] ?? '';

  for (let quiz = 0; quiz < quizzes; quiz += 1) {
    const paper = await fetch(`${origin}/api/questions/RT?limit=20`, {
      headers: { ...headers, cookie },
    });
    const questions = questionList.parse(await paper.json());
    const submitted = await fetch(`${origin}/api/quiz/submit`, {
      method: 'POST',
      headers: { ...headers, cookie },
      body: JSON.stringify({
        attemptId: paper.headers.get('x-attempt-id'),
        healthcareField: 'RT',
        answers: questions.map((question) => ({
          questionId: question.id,
          userAnswer: question.options[0]?.label ?? '',
        })),
      }),
    });
    if (!submitted.ok) throw new Error(`A quiz was not taken: ${await submitted.text()}`);
  }
  return { cookie, accountId: id };
};
