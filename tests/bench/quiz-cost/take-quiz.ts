import { attemptIdHeader } from '../../../domain/contracts/live.ts';
import { questionList } from '../../../domain/contracts/quiz.ts';

export type QuizTaker = { readonly origin: string; readonly cookie: string };

const asked = async (
  { origin, cookie }: QuizTaker,
  path: string,
  sent?: { readonly method: string; readonly body: unknown },
): Promise<Response> => {
  const headers = {
    cookie,
    origin,
    'sec-fetch-site': 'same-origin',
    ...(sent ? { 'content-type': 'application/json' } : {}),
  };
  const body = sent ? { method: sent.method, body: JSON.stringify(sent.body) } : {};
  const answer = await fetch(`${origin}${path}`, { headers, ...body });
  if (!answer.ok) throw new Error(`${path} was refused: ${await answer.text()}`);
  return answer;
};

/** A practice quiz as a browser takes it: every answer saved, then the result, progress and history. */
export const takeQuiz = async (taker: QuizTaker): Promise<void> => {
  const paper = await asked(taker, '/api/questions/RT?limit=20');
  const attemptId = paper.headers.get(attemptIdHeader);
  const questions = questionList.parse(await paper.json());
  const answers = questions.map(({ id, options }) => ({
    questionId: id,
    userAnswer: options[0]?.label ?? '',
  }));
  for (const { questionId, userAnswer } of answers) {
    await asked(taker, `/api/attempts/${attemptId}/answers/${questionId}`, {
      method: 'PUT',
      body: { userAnswer, seconds: 30 },
    });
  }
  await asked(taker, '/api/quiz/submit', {
    method: 'POST',
    body: { attemptId, healthcareField: 'RT', answers },
  });
  for (const path of [`/api/attempts/${attemptId}`, '/api/progress', '/api/quiz/history']) {
    await (await asked(taker, path)).arrayBuffer();
  }
};
