import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminUserDetail, userPage } from '../../../domain/contracts/admin.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { type Learner, newAdmin, newLearner, newPro } from '../support/people.ts';
import { handIn, newPaper } from '../support/quiz.ts';

let product: TestProduct;
let admin: Learner;
beforeAll(async () => {
  product = await startTestProduct();
  admin = await newAdmin(product);
});
afterAll(() => product.stop());

const found = async (search: string) => {
  const answer = await admin.get(`/api/admin/users?${search}`);
  expect(answer.status, answer.text).toBe(200);
  return userPage.parse(answer.body);
};

describe('the accounts that admins see', () => {
  it('are searched by the beginning of a name or an address, by id, plan, role and field', async () => {
    const pro = await newPro(product, { username: 'zz-hannah', email: 'hannah.w@example.net' });
    await newLearner(product, { username: 'zz-omar', healthcareField: 'PA' });
    expect((await found('search=ZZ-')).total).toBe(2);
    expect((await found('search=hannah.w@')).users.map(({ username }) => username)).toEqual([
      'zz-hannah',
    ]);
    expect((await found(`search=${pro.id}`)).users[0]?.subscriptionTier).not.toBe('free');
    expect((await found('search=zz-&plan=pro')).total).toBe(1);
    expect((await found('search=zz-&plan=free&field=PA')).total).toBe(1);
    expect((await found('search=zz-&role=admin')).total).toBe(0);
    expect((await found('role=admin')).users.map(({ username }) => username)).toEqual([
      admin.username,
    ]);
    expect((await found('search=nobody-of-that-name')).users).toEqual([]);
  });

  it('[API-28] are shown with a shortened address and no name, page by page', async () => {
    for (let one = 0; one < 26; one += 1) {
      await newLearner(product, { username: `yy-${String(one).padStart(2, '0')}` });
    }
    const first = await found('search=yy-&sort=name');
    const second = await found(`search=yy-&sort=name&after=${first.next}`);
    const back = await found(`search=yy-&sort=name&before=${second.previous}`);
    expect(first.users.map(({ username }) => username)[24]).toBe('yy-24');
    expect(first).toMatchObject({ total: 26, isMore: false, previous: null });
    expect(second.users.map(({ username }) => username)).toEqual(['yy-25']);
    expect(second.next).toBeNull();
    expect(back).toEqual(first);
    for (const sort of ['newest', 'oldest']) {
      const one = await found(`sort=${sort}&search=yy-`);
      const two = await found(`sort=${sort}&search=yy-&after=${one.next}`);
      const names = [...one.users, ...two.users].map(({ username }) => username);
      expect(new Set(names).size).toBe(26);
      expect(names[0]).toBe(sort === 'newest' ? 'yy-25' : 'yy-00');
      expect((await found(`sort=${sort}&search=yy-&before=${two.previous}`)).users).toEqual(
        one.users,
      );
    }
    expect(first.users[0]?.email).toMatch(/^l…@example\.com$/);
    expect(JSON.stringify(first)).not.toContain('Ada');
  });

  it.each([
    ['sort=age', 'sort'],
    ['field=XX', 'field'],
  ])('are not searched by %s', async (search, field) => {
    const answer = await admin.get(`/api/admin/users?${search}`);
    expect(answer).toMatchObject({ status: 400, body: { field } });
  });

  it('are refused to learners', async () => {
    const learner = await newLearner(product);
    for (const path of ['/api/admin/users', `/api/admin/users/${learner.id}`, '/api/admin/stats']) {
      expect((await learner.get(path)).status).toBe(403);
    }
  });
});

describe('one account', () => {
  it('shows what its learner did', async () => {
    const learner = await newLearner(product);
    await handIn(learner, await newPaper(learner, { limit: 2 }));
    const shown = async () =>
      adminUserDetail.parse((await admin.get(`/api/admin/users/${learner.id}`)).body);
    await expect.poll(shown).toMatchObject({ quizzesTaken: 1, dailyStreak: 1, role: 'learner' });
    expect((await admin.get(`/api/admin/users/${crypto.randomUUID()}`)).status).toBe(404);
  });

  it('is made an admin and taken back, with a reason that is sealed in the log', async () => {
    const learner = await newLearner(product);
    const path = `/api/admin/users/${learner.id}/role`;
    const refused = await admin.post(path, { role: 'admin', reason: ' ' });
    expect(refused).toMatchObject({ status: 400, body: { field: 'reason' } });
    const reason = 'Reviews respiratory items';
    expect((await admin.post(path, { role: 'admin', reason })).status).toBe(204);
    const rights = async () => (await learner.get('/api/admin/stats')).status;
    await expect.poll(rights).toBe(200);
    expect((await admin.post(path, { role: 'learner', reason: 'Left' })).status).toBe(204);
    await expect.poll(rights).toBe(403);
    const own = await admin.post(`/api/admin/users/${admin.id}/role`, { role: 'learner', reason });
    expect(own).toMatchObject({ status: 403, body: { code: 'OwnRole' } });
  });

  it('is given a plan, and the plan is taken back', async () => {
    const learner = await newLearner(product);
    const path = `/api/admin/users/${learner.id}/plan`;
    expect((await admin.post(path, { tier: 'annual', reason: 'An outage' })).status).toBe(204);
    expect((await admin.get(`/api/admin/users/${learner.id}`)).body.subscriptionTier).toBe(
      'annual',
    );
    const tier = async () => (await learner.get('/api/user')).body.subscriptionTier;
    await expect.poll(tier).toBe('annual');
    expect((await admin.post(path, { tier: 'free', reason: 'It is over' })).status).toBe(204);
    await expect.poll(tier).toBe('free');
    const nobody = `/api/admin/users/${crypto.randomUUID()}/plan`;
    expect((await admin.post(nobody, { tier: 'annual', reason: 'x' })).status).toBe(404);
  });
});
