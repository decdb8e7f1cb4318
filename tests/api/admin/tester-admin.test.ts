import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminStats, userPage } from '../../../domain/contracts/admin.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { type Browser, browser } from '../support/browser.ts';
import { newLearner } from '../support/people.ts';

const password = 'a shared secret of testers';

let product: TestProduct;
let admin: Browser;
beforeAll(async () => {
  product = await startTestProduct({
    configuration: { testMode: { password, isProduction: false } },
  });
  for (const username of ['test01', 'admin01']) {
    admin = browser(product.url);
    expect((await admin.post('/api/test/login', { username, password })).status).toBe(200);
  }
});
afterAll(() => product.stop());

describe('an admin of the test mode, whose password is shared', () => {
  it('[DEMO-15] sees the figures of testers, and testers alone among the accounts', async () => {
    const real = await newLearner(product, { username: 'somebody-real' });
    const stats = adminStats.parse((await admin.get('/api/admin/stats')).body);
    expect(stats.totalUsers).toBeGreaterThanOrEqual(2);
    expect(stats.totalFlashcards).toBeGreaterThanOrEqual(30);
    const { users } = userPage.parse((await admin.get('/api/admin/users')).body);
    expect(users.length).toBeGreaterThanOrEqual(2);
    expect(users.filter(({ isTester }) => !isTester)).toEqual([]);
    expect((await admin.get(`/api/admin/users/${real.id}`)).status).toBe(404);
  });

  it('is told no name of anybody real', async () => {
    const { id } = await newLearner(product);
    const body = { accountIds: [id], reason: 'support' };
    const answer = await admin.post('/api/admin/audit/names', body);
    expect(answer).toMatchObject({ status: 200, body: { people: [] } });
  });

  it('changes nothing of an account that is none of theirs', async () => {
    const { id } = await newLearner(product);
    const reason = 'I would like to';
    const wishes = { role: { role: 'admin', reason }, plan: { tier: 'annual', reason } };
    for (const [what, body] of Object.entries(wishes)) {
      expect((await admin.post(`/api/admin/users/${id}/${what}`, body)).status).toBe(404);
    }
  });
});
