import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { analyticsPeriod, quizAnalytics } from '../../../domain/contracts/analytics.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import type { Browser } from '../support/browser.ts';
import { newAdmin, newLearner, newPro } from '../support/people.ts';
import { handIn, newPaper } from '../support/quiz.ts';
import { declaredRoutes } from '../support/route-table.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

describe('a free learner', () => {
  it('[ROLE-04] takes one practice quiz after the other, all on one day', async () => {
    const learner = await newLearner(product);
    for (let taken = 1; taken <= 12; taken += 1) {
      const { totalQuestions } = await handIn(learner, await newPaper(learner));
      expect(totalQuestions).toBe(20);
    }
    expect((await learner.get('/api/progress')).body).toMatchObject({ quizzesTaken: 12 });
  });

  it('[ROLE-08] sees the detailed analytics of every period', async () => {
    const learner = await newLearner(product);
    await handIn(learner, await newPaper(learner));
    for (const period of analyticsPeriod.options) {
      const { body } = await learner.get(`/api/analytics/quiz/${learner.id}/${period}`);
      const { topicMastery, studyPatterns } = quizAnalytics.parse(body);
      expect(topicMastery.length, period).toBeGreaterThan(0);
      expect(studyPatterns.daysStudied, period).toBe(1);
    }
  });
});

/** An answer that never ends; tests/api/audit holds who is given it. */
const endless = '/api/admin/audit/tail';

const adminRoutes = Object.entries(declaredRoutes).flatMap(([route, { auth }]) => {
  const [method = '', url = ''] = route.split(' ');
  return auth === 'admin' && url !== endless
    ? [{ method, path: url.replace(':itemId', 'no-such-item'), isNamed: url.includes(':') }]
    : [];
});

const statuses = (person: Browser): Promise<number[]> =>
  Promise.all(
    adminRoutes.map(async ({ method, path }) => {
      const body = method === 'GET' ? undefined : {};
      return (await person.ask(path, { method, body })).status;
    }),
  );

describe('the calls of administrators', () => {
  it('[ROLE-11] are refused to free and Pro learners alike, and answered to an admin', async () => {
    expect(adminRoutes.length).toBeGreaterThan(5);
    const [free, pro, admin] = [
      await newLearner(product),
      await newPro(product),
      await newAdmin(product),
    ];
    const refused = adminRoutes.map(() => 403);
    expect(await statuses(free)).toEqual(refused);
    expect(await statuses(pro)).toEqual(refused);
    const answered = await statuses(admin);
    expect(answered.filter((status) => status === 401 || status === 403)).toEqual([]);
    // Of what is named in the address there is none.
    const reads = adminRoutes.flatMap(({ method, isNamed }, at) =>
      method === 'GET' && !isNamed ? [answered[at]] : [],
    );
    // Some ask for a day in their address.
    expect(reads.filter((status) => status !== 200 && status !== 400)).toEqual([]);
    expect(reads.filter((status) => status === 200).length).toBeGreaterThan(8);
  });
});
