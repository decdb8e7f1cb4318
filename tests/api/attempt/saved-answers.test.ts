import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { rightAnswer } from '../support/bank.ts';
import { newLearner } from '../support/people.ts';
import { handIn, newPaper } from '../support/quiz.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

describe('saving an answer', () => {
  const saveOn = async (change: object, id?: string) => {
    const learner = await newLearner(product);
    const paper = await newPaper(learner, { limit: 3 });
    const path = `/api/attempts/${paper.attemptId}/answers/${id ?? paper.ids[0]}`;
    return learner.put(path, { userAnswer: 'A', seconds: 3, ...change });
  };

  it.each([
    [{ userAnswer: 'a' }, 'InvalidRequest', 'userAnswer'],
    [{ userAnswer: null }, 'InvalidRequest', 'userAnswer'],
    [{ seconds: -0.1 }, 'InvalidRequest', 'seconds'],
    [{ seconds: 86_401 }, 'InvalidRequest', 'seconds'],
    [{ seconds: undefined }, 'InvalidRequest', 'seconds'],
    [{ correct: true }, 'InvalidRequest', 'correct'],
    [{ userAnswer: 'H' }, 'OptionNotOnQuestion', 'userAnswer'],
  ])('is refused with %j', async (change, code, field) => {
    expect(await saveOn(change)).toMatchObject({ status: 400, body: { code, field } });
  });

  it('is refused for a question that is not on the paper', async () => {
    expect(await saveOn({}, 'x')).toMatchObject({
      status: 400,
      body: { code: 'QuestionNotOnPaper', field: 'questionId' },
    });
  });

  it('that only tells the time takes no answer back', async () => {
    const learner = await newLearner(product);
    const { attemptId, ids } = await newPaper(learner, { limit: 1 });
    const path = `/api/attempts/${attemptId}/answers/${ids[0]}`;
    expect(await learner.put(path, { userAnswer: 'B', seconds: 3 })).toMatchObject({ status: 204 });
    expect(await learner.put(path, { seconds: 9 })).toMatchObject({ status: 204 });
    expect((await learner.get(`/api/attempts/${attemptId}`)).body).toMatchObject({
      answers: [{ questionId: ids[0], userAnswer: 'B' }],
    });
  });

  it('takes no longer than the server’s clock allows, alone or with the others', async () => {
    const learner = await newLearner(product);
    const began = Date.now();
    const { attemptId, ids } = await newPaper(learner, { limit: 5 });
    for (const id of ids) {
      const path = `/api/attempts/${attemptId}/answers/${id}`;
      await learner.put(path, { userAnswer: 'A', seconds: 86_400 });
    }
    const { body } = await learner.post('/api/quiz/submit', {
      attemptId,
      healthcareField: 'RT',
      answers: [],
      timeSpent: 86_400,
    });
    const passed = (Date.now() - began) / 1000;
    const claimed = body.answers.map(({ seconds }: { seconds: number }) => seconds);
    expect(claimed.reduce((sum: number, seconds: number) => sum + seconds, 0)).toBeLessThanOrEqual(
      passed,
    );
    expect(body.timeSpent).toBeLessThanOrEqual(passed);
  });

  it('of many at once loses none', async () => {
    const learner = await newLearner(product);
    const { attemptId, ids } = await newPaper(learner);
    const answers = await Promise.all(
      ids.map((id) =>
        learner.put(`/api/attempts/${attemptId}/answers/${id}`, {
          userAnswer: rightAnswer(id),
          seconds: 1,
        }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    const answer = await learner.post('/api/quiz/submit', {
      attemptId,
      healthcareField: 'RT',
      answers: [],
    });
    expect(answer.body).toMatchObject({ score: 100, correct: 20 });
  });

  it('comes too late once the quiz is over, and says why', async () => {
    const learner = await newLearner(product);
    const done = await newPaper(learner, { limit: 1 });
    await handIn(learner, done);
    const given = await newPaper(learner, { limit: 1 });
    expect((await learner.post(`/api/attempts/${given.attemptId}/void`)).status).toBe(204);
    const save = ({ attemptId, ids }: typeof done) =>
      learner.put(`/api/attempts/${attemptId}/answers/${ids[0]}`, { userAnswer: 'A', seconds: 1 });
    expect(await save(done)).toMatchObject({ status: 409, body: { code: 'AlreadySubmitted' } });
    expect(await save(given)).toMatchObject({ status: 409, body: { code: 'AttemptGivenUp' } });
  });
});
