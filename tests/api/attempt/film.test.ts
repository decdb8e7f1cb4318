import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attemptFilm } from '../../../domain/contracts/film.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { itemOf, rightAnswer, wrongAnswer } from '../support/bank.ts';
import { newLearner } from '../support/people.ts';
import { handIn, newPaper } from '../support/quiz.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

describe('the film of a past attempt', () => {
  it('tells every answer and change of mind to the learner whose it is', async () => {
    const learner = await newLearner(product);
    const paper = await newPaper(learner, { limit: 20 });
    const first = paper.ids.find((id) => itemOf(id).type === 'single') ?? '';
    for (const userAnswer of [wrongAnswer(first), rightAnswer(first)]) {
      const path = `/api/attempts/${paper.attemptId}/answers/${first}`;
      expect((await learner.put(path, { userAnswer, seconds: 5 })).status).toBe(204);
    }
    await handIn(learner, paper, (id) => (id === first ? rightAnswer(id) : ''));
    const answer = await learner.get(`/api/attempts/${paper.attemptId}/film`);
    const film = attemptFilm.parse(answer.body);
    expect(film.moments.map(({ kind, questionId }) => [kind, questionId])).toEqual([
      ['answered', first],
      ['answered', first],
      ['submitted', null],
    ]);
    expect(film.changes).toMatchObject([{ questionId: first, kind: 'wrong-to-right' }]);
  });

  it('is not there while the quiz is open, nor for anybody else', async () => {
    const learner = await newLearner(product);
    const paper = await newPaper(learner, { limit: 3 });
    const path = `/api/attempts/${paper.attemptId}/film`;
    expect((await learner.get(path)).status).toBe(404);
    await handIn(learner, paper);
    const stranger = await newLearner(product);
    expect((await stranger.get(path)).status).toBe(404);
    expect((await learner.get(path)).status).toBe(200);
  });
});
