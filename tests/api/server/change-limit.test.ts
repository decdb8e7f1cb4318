import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attemptStream } from '../../../domain/kernel/ids.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { browser } from '../support/browser.ts';
import { newLearner } from '../support/people.ts';
import { newPaper } from '../support/quiz.ts';
import { withSettings } from '../support/with-settings.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

describe('a learner who changes things faster than anybody studies', () => {
  it('is held back alone, told for how long, and goes on reading', async () => {
    const [busy, quiet] = [await newLearner(product), await newLearner(product)];
    const [paper, other] = [await newPaper(busy), await newPaper(quiet)];
    await withSettings(product, { limits: { changes: 5 } }, async ({ origin }) => {
      const [fast, calm] = [browser(origin, busy.cookie()), browser(origin, quiet.cookie())];
      const save = (own: typeof fast, { attemptId, ids }: typeof paper, index: number) =>
        own.put(`/api/attempts/${attemptId}/answers/${ids[index]}`, {
          userAnswer: 'A',
          seconds: 1,
        });
      const answers = [];
      for (let index = 0; index < 12; index += 1) answers.push(await save(fast, paper, index));
      expect(answers.map(({ status }) => status)).toEqual([
        ...[...Array(5).fill(204), ...Array(7).fill(429)],
      ]);
      const [refused] = answers.slice(-1);
      expect(refused?.body).toMatchObject({ code: 'TooManyChanges' });
      const seconds = Number(refused?.headers.get('retry-after'));
      expect(seconds).toBeGreaterThan(0);
      expect(seconds).toBeLessThanOrEqual(60);
      expect((await fast.get(`/api/attempts/${paper.attemptId}`)).status).toBe(200);
      expect((await save(calm, other, 0)).status).toBe(204);
    });
    const { log } = product.world.commands;
    expect(await log.readStream(attemptStream(paper.attemptId))).toHaveLength(6);
  });

  it('is counted over everything at once, whichever route it takes', async () => {
    const learner = await newLearner(product);
    const { attemptId, ids } = await newPaper(learner);
    await withSettings(product, { limits: { changes: 3 } }, async ({ origin }) => {
      const own = browser(origin, learner.cookie());
      const path = `/api/attempts/${attemptId}`;
      const entries = [{ kind: 'viewed', itemId: ids[0], ms: 1 }];
      const statuses = [
        await own.post(`${path}/activity`, { entries }),
        await own.put(`${path}/marks/${ids[0]}`, { flagged: true }),
        await own.post(`${path}/resume`),
        await own.put(`${path}/answers/${ids[0]}`, { userAnswer: 'A', seconds: 1 }),
        await own.post('/api/quiz/answers', { questionIds: ids, field: 'RT' }),
      ].map(({ status }) => status);
      expect(statuses).toEqual([204, 204, 204, 429, 429]);
    });
  });
});
