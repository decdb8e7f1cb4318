import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { itemOf, itemsOf, keyOf, rightAnswer } from '../support/bank.ts';
import type { Answer } from '../support/browser.ts';
import { newLearner } from '../support/people.ts';
import { handIn, newPaper } from '../support/quiz.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

describe('the answers of a running quiz', () => {
  it('are in no answer of the server before it is submitted', async () => {
    const learner = await newLearner(product);
    const paper = await newPaper(learner);
    const [first = ''] = paper.ids;
    const answers: Answer[] = [
      await learner.get('/api/questions/RT?limit=20'),
      await learner.get(`/api/attempts/${paper.attemptId}`),
      await learner.get('/api/attempts/open'),
      await learner.put(`/api/attempts/${paper.attemptId}/answers/${first}`, {
        userAnswer: rightAnswer(first),
        seconds: 1,
      }),
      await learner.get('/api/progress'),
      await learner.get('/api/quiz/history'),
      await learner.get('/api/quiz/overview/RT'),
      await learner.post('/api/quiz/answers', { questionIds: paper.ids, field: 'RT' }),
    ];
    const said = answers.map(({ text, headers }) => text + [...headers].join()).join('\n');
    const secrets = itemsOf('RT').flatMap(({ options, explanation, source }) => [
      ...options.map(({ why }) => why),
      ...[explanation, source],
    ]);
    expect(secrets.length).toBeGreaterThan(200);
    const escaped = (text: string) => JSON.stringify(text).slice(1, -1);
    expect(secrets.filter((secret) => said.includes(escaped(secret)))).toEqual([]);
    for (const name of ['"key"', '"why"', 'isCorrect', 'rationale']) {
      expect(said).not.toContain(name);
    }
    // The description of the API names the fields that an admin sends, and no value of them.
    const { text: description } = await learner.get('/api/docs');
    expect(secrets.filter((secret) => description.includes(escaped(secret)))).toEqual([]);
  });

  it('are refused when asked for', async () => {
    const learner = await newLearner(product);
    const { ids } = await newPaper(learner);
    expect(
      await learner.post('/api/quiz/answers', { questionIds: ids, field: 'RT' }),
    ).toMatchObject({ status: 403, body: { code: 'NotRevealed', field: 'questionIds' } });
  });

  it('are refused together when one of them was never submitted', async () => {
    const learner = await newLearner(product);
    const done = await newPaper(learner, { limit: 3 });
    await handIn(learner, done);
    const running = await newPaper(learner, { limit: 1 });
    const questionIds = [...done.ids, ...running.ids];
    const answer = await learner.post('/api/quiz/answers', { questionIds, field: 'RT' });
    expect(answer).toMatchObject({ status: 403, body: { code: 'NotRevealed' } });
    expect(answer.body.message).toContain(running.ids[0]);
  });

  it('of somebody else’s quiz are not one’s own', async () => {
    const [one, two] = [await newLearner(product), await newLearner(product)];
    const paper = await newPaper(one);
    await handIn(one, paper);
    expect(
      (await two.post('/api/quiz/answers', { questionIds: paper.ids, field: 'RT' })).status,
    ).toBe(403);
  });

  it('[API-19] [DATA-07] are told after it, in the order asked, with a reason for every option', async () => {
    const learner = await newLearner(product);
    const paper = await newPaper(learner, { limit: 75 });
    await handIn(learner, paper);
    const questionIds = [...paper.ids].reverse();
    const { body } = await learner.post('/api/quiz/answers', {
      questionIds: [...questionIds, questionIds[0]],
      field: 'RT',
    });
    expect(body).toEqual(
      questionIds.map((id) => {
        const { type, explanation, options } = itemOf(id);
        return {
          id,
          correctAnswer: type === 'multiple' ? keyOf(id) : rightAnswer(id),
          explanation,
          answerExplanations: Object.fromEntries(options.map(({ text, why }) => [text, why])),
        };
      }),
    );
    expect(
      body.some(({ correctAnswer }: { correctAnswer: unknown }) => Array.isArray(correctAnswer)),
    ).toBe(true);
  });

  it.each([
    [{ questionIds: [], field: 'RT' }, 'questionIds'],
    [{ questionIds: ['a b'], field: 'RT' }, 'questionIds.0'],
    [{ questionIds: Array(401).fill('x'), field: 'RT' }, 'questionIds'],
    [{ questionIds: ['x'], field: 'rt' }, 'field'],
    [{ questionIds: ['x'] }, 'field'],
    [{ questionIds: 'x', field: 'RT' }, 'questionIds'],
  ])('cannot be asked for with %j', async (body, field) => {
    const learner = await newLearner(product);
    expect(await learner.post('/api/quiz/answers', body)).toMatchObject({
      status: 400,
      body: { code: 'InvalidRequest', field },
    });
  });
});
