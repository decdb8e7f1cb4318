import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { type Learner, newAdmin, newLearner } from '../support/people.ts';
import { handIn, newPaper } from '../support/quiz.ts';

const path = '/api/admin/settings';

let product: TestProduct;
let admin: Learner;
beforeAll(async () => {
  product = await startTestProduct();
  admin = await newAdmin(product);
});
afterAll(() => product.stop());

describe('the settings of the product', () => {
  it('[ADMIN-08] [ADMIN-09] [ADMIN-10] are those of the specification at first', async () => {
    const { status, body } = await admin.get(path);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      settings: { model: 'gpt-4', maxTokens: 2000, freeFlashcardsPerDay: 5 },
      provider: 'built-in',
      today: { spent: 0, held: 0 },
      history: [],
    });
    expect(body.defaults).toEqual(body.settings);
  });

  it('[API-42] change for everybody by a call of their own, and say who changed what, when, from what and why', async () => {
    const wish = { freeFlashcardsPerDay: 7, maxTokens: 3000, reason: 'exam season' };
    const { status, body } = await admin.patch(path, wish);
    expect(status).toBe(200);
    expect(body.settings).toMatchObject({ freeFlashcardsPerDay: 7, maxTokens: 3000 });
    expect(body.history).toMatchObject([
      { number: 2, setting: 'freeFlashcardsPerDay', from: null, to: 7 },
      { number: 1, setting: 'maxTokens', from: null, to: 3000 },
    ]);
    for (const change of body.history) {
      expect(change).toMatchObject({
        by: admin.id,
        byName: admin.username,
        reason: 'exam season',
        isLatest: true,
      });
    }
    const learner = await newLearner(product);
    const made = await learner.post('/api/study-aids/generate', {
      topic: 'asthma',
      studyMethod: 'flashcards',
    });
    expect(made.body.content.flashcards).toHaveLength(7);
    expect((await learner.get('/api/config')).body.freeFlashcardsPerDay).toBe(7);
  });

  it('are undone by another change, and only the latest of a setting', async () => {
    await admin.patch(path, { freeFlashcardsPerDay: 9 });
    const [latest] = (await admin.get(path)).body.history;
    expect(latest).toMatchObject({ from: 7, to: 9 });
    const { status, body } = await admin.post(`${path}/undo`, { number: latest.number });
    expect(status).toBe(200);
    expect(body.settings.freeFlashcardsPerDay).toBe(7);
    expect(body.history[0]).toMatchObject({ number: latest.number + 1, from: 9, to: 7 });
    expect(await admin.post(`${path}/undo`, { number: latest.number })).toMatchObject({
      status: 409,
      body: { code: 'ChangedSince' },
    });
    expect((await admin.post(`${path}/undo`, { number: 999 })).status).toBe(404);
  });

  it('go back to what they are by default', async () => {
    const { body } = await admin.patch(path, { maxTokens: null });
    expect(body.settings.maxTokens).toBe(2000);
  });

  it.each([
    [{ maxTokens: 2 }, 'maxTokens: Use a whole number from 500 to 16000'],
    [{ freeFlashcardsPerDay: 1.5 }, 'freeFlashcardsPerDay: Use a whole number from 0 to 1000'],
    [{ model: 'a model' }, 'model: Use the name of a model, such as gpt-4'],
    [{ globalMicroDollarsPerDay: -1 }, 'globalMicroDollarsPerDay: Use a whole number from 0'],
  ])('are refused as %j, with what would be right', async (wish, message) => {
    const { status, body } = await admin.patch(path, wish);
    expect(status).toBe(400);
    expect(body.message).toContain(message);
  });

  it('know nothing of a switch that would do nothing', async () => {
    expect((await admin.patch(path, { freeQuizzesPerDay: 3 })).status).toBe(400);
    expect((await admin.patch(path, { referralBonusCredits: 10 })).status).toBe(400);
  });

  it('[ADMIN-11] hold no limit of quizzes: a free learner takes more than three a day', async () => {
    const learner = await newLearner(product);
    for (let quiz = 1; quiz <= 5; quiz += 1) {
      const result = await handIn(learner, await newPaper(learner, { limit: 1 }));
      expect(result.totalQuestions).toBe(1);
    }
    expect((await learner.get('/api/progress')).body.quizzesTaken).toBe(5);
  });

  it('are for administrators alone', async () => {
    const learner = await newLearner(product);
    expect((await learner.get(path)).status).toBe(403);
    expect((await learner.patch(path, { maxTokens: 900 })).status).toBe(403);
  });
});
