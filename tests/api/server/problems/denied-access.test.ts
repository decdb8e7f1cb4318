import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../../../support/product.ts';
import { browser } from '../../support/browser.ts';
import { type Learner, newLearner } from '../../support/people.ts';

const lines: string[] = [];
let product: TestProduct;
let learner: Learner;
beforeAll(async () => {
  product = await startTestProduct({ onLog: (line) => lines.push(line) });
  learner = await newLearner(product);
});
afterAll(() => product.stop());

const denials = (): unknown[] =>
  lines.map((line) => JSON.parse(line)).flatMap(({ denied }) => denied ?? []);

const said = (): string => lines.filter((line) => line.includes('denied')).join('\n');

describe('a denied access', () => {
  it('is said in the log with who, which route and why, and nothing of the person', async () => {
    const route = '/api/admin/generation-status';
    const denied = await learner.get(`${route}?email=${learner.email}`);
    expect(denied.status).toBe(403);
    await learner.get(route);
    await browser(product.url).post('/api/logout', undefined, { 'sec-fetch-site': 'cross-site' });
    await browser(product.url).get('/api/user');
    expect(denials()).toEqual([
      { who: learner.id, route: `GET ${route}`, reason: 'AdminsOnly', times: 1 },
      { who: 'visitor', route: 'POST /api/logout', reason: 'CrossSite', times: 1 },
    ]);
    for (const personal of [learner.email, '127.0.0.1', learner.cookie()]) {
      expect(said()).not.toContain(personal);
    }
  });
});
