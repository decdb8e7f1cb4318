import { itemIdsOf, remember, wrongAnswer } from './bank.ts';
import type { Answer, Browser } from './browser.ts';

export const field = 'RN';

/** The items of these questions, where the server told their keys and did not refuse. */
export const toldBy = ({ status }: Answer, ids: readonly string[]): readonly string[] =>
  status === 200 ? itemIdsOf(ids) : [];

export const answersOf = (own: Browser, questionIds: readonly string[]): Promise<Answer> =>
  own.post('/api/quiz/answers', { questionIds, field });

export type Drawn = { readonly attemptId: string; readonly ids: readonly string[] };

/** The paper that was drawn; none where that was refused. */
export const paperIn = ({ status, body, headers }: Answer): Drawn => {
  const questions: readonly { id: string }[] = status === 200 ? (body.questions ?? body) : [];
  remember(questions as never);
  const attemptId = headers.get('x-attempt-id') ?? '';
  return { attemptId, ids: questions.map(({ id }) => id) };
};

export const handInNow = (own: Browser, { attemptId, ids }: Drawn): Promise<Answer> =>
  own.post('/api/quiz/submit', {
    attemptId,
    healthcareField: field,
    answers: ids.map((id) => ({ questionId: id, userAnswer: wrongAnswer(id) })),
  });

/** Hands a paper in at once and looks everywhere for its keys: the items that were told. */
export const keysOf = async (own: Browser, paper: Drawn): Promise<readonly string[]> => {
  if (paper.ids.length === 0) return [];
  const at = `/api/attempts/${paper.attemptId}`;
  const answers = [
    await handInNow(own, paper),
    await answersOf(own, paper.ids),
    await own.get(`${at}/film`),
    await own.get(`${at}/peers`),
  ];
  return answers.flatMap((answer) => toldBy(answer, paper.ids));
};
