import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminStats, aiStats, aiUsage } from '../../../domain/contracts/admin.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { type Learner, newAdmin, newLearner } from '../support/people.ts';
import { handIn, newPaper } from '../support/quiz.ts';

let product: TestProduct;
let admin: Learner;
beforeAll(async () => {
  product = await startTestProduct();
  admin = await newAdmin(product);
});
afterAll(() => product.stop());

const make = (learner: Learner, studyMethod: string, topic = 'asthma') =>
  learner.post('/api/study-aids/generate', { topic, studyMethod });

describe('the figures that admins see', () => {
  it('[API-27] [DATA-29] begin at nothing, but for the admin', async () => {
    const stats = adminStats.parse((await admin.get('/api/admin/stats')).body);
    expect(stats).toEqual({
      ofTesters: false,
      totalUsers: 1,
      newUsers: 1,
      activeSubscriptions: 0,
      totalQuizzes: 0,
      totalFlashcards: 0,
      totalRevenue: 0,
      requestCount: 0,
      monthCost: 0,
    });
  });

  it('[API-27] [API-30] [API-31] [DATA-29] [DATA-30] count users, quizzes, cards and requests, and who made what', async () => {
    const learner = await newLearner(product);
    await handIn(learner, await newPaper(learner, { limit: 2 }));
    expect((await make(learner, 'flashcards')).status).toBe(200);
    expect((await make(learner, 'matching')).status).toBe(200);
    expect((await make(learner, 'matching', 'qqqq wwww')).status).toBe(404);
    const stats = adminStats.parse((await admin.get('/api/admin/stats')).body);
    expect(stats).toMatchObject({ totalUsers: 2, totalQuizzes: 1, requestCount: 3 });
    expect(stats.totalFlashcards).toBe(5);
    const sums = aiStats.parse((await admin.get('/api/admin/ai-stats')).body);
    expect(sums).toEqual({
      requestCount: 3,
      failedCount: 0,
      builtInCount: 3,
      totalTokens: 0,
      totalCost: 0,
    });
    const usage = aiUsage.parse((await admin.get('/api/admin/ai-usage?days=7')).body);
    expect(usage.days).toMatchObject([{ requestCount: 3, totalTokens: 0, totalCost: 0 }]);
    expect(usage.methods.map(({ method, requestCount }) => [method, requestCount])).toEqual([
      ['matching', 2],
      ['flashcards', 1],
    ]);
    expect(usage.learners).toMatchObject([{ accountId: learner.id, requestCount: 3 }]);
  });

  it('name what is wrong with a period', async () => {
    const answer = await admin.get('/api/admin/ai-usage?days=0');
    expect(answer).toMatchObject({ status: 400, body: { field: 'days' } });
  });
});
