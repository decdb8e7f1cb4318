import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testerAccount } from '../../../api/test-mode/tester-ids.ts';
import { adminStats, userPage } from '../../../domain/contracts/admin.ts';
import { randomIdentifiers } from '../../../ops/adapters/identifiers/random-identifiers.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { itemOf } from '../support/bank.ts';
import { type Browser, browser } from '../support/browser.ts';
import { newAdmin, newLearner } from '../support/people.ts';
import { dismiss, metQuestion, report } from '../support/reports.ts';
import { declaredRoutes } from '../support/route-table.ts';

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
    expect(stats.ofTesters).toBe(true);
    expect(stats.totalUsers).toBeGreaterThanOrEqual(2);
    expect(stats.totalFlashcards).toBeGreaterThanOrEqual(30);
    const { users } = userPage.parse((await admin.get('/api/admin/users')).body);
    expect(users.length).toBeGreaterThanOrEqual(2);
    expect(users.filter(({ isTester }) => !isTester)).toEqual([]);
    expect((await admin.get(`/api/admin/users/${real.id}`)).status).toBe(404);
  });

  it('finds a tester by the name they sign in by, or by their whole id', async () => {
    const namesFor = async (search: string) => {
      const { body } = await admin.get(`/api/admin/users?search=${search}`);
      return userPage.parse(body).users.map(({ username }) => username);
    };
    expect(await namesFor('TEST01')).toEqual(['test01']);
    const id = testerAccount(randomIdentifiers, 'test01');
    expect(await namesFor(id)).toEqual(['test01']);
    expect((await admin.get(`/api/admin/users/${id}`)).body).toMatchObject({ username: 'test01' });
    expect(await namesFor('somebody-real')).toEqual([]);
  });

  it('[ROLE-12] watches testers, reads the figures, and manages content and their accounts', async () => {
    const account = `/api/admin/users/${testerAccount(randomIdentifiers, 'test01')}`;
    const seen = await admin.get(account);
    expect(seen.status, seen.text).toBe(200);
    expect(seen.body).toMatchObject({ isTester: true });
    for (const figures of ['/api/admin/stats', '/api/admin/ai-stats', '/api/admin/ai-usage']) {
      expect((await admin.get(figures)).status).toBe(200);
    }
    const wish = { type: 'flashcards', profession: 'RT', topic: 'Asthma' };
    const made = await admin.post('/api/admin/generate-content', wish);
    expect(made.status, made.text).toBe(200);
    const reason = 'Not needed';
    const moved = await admin.post(`/api/admin/content/${made.body.id}/status`, {
      status: 'retired',
      reason,
    });
    expect(moved.body).toMatchObject({ status: 'retired' });
    const granted = await admin.post(`${account}/plan`, { tier: 'monthly', reason });
    expect(granted.status, granted.text).toBe(204);
  });

  it('reads questions in doubt without the words of anybody real', async () => {
    const { learner, id } = await metQuestion(product);
    const item = itemOf(id);
    const note = 'My teacher Mrs. Doe says otherwise.';
    expect((await report(learner, id, { note })).status).toBe(202);
    const path = `/api/admin/items/${item.id}`;
    const reportsOf = async () => (await admin.get(path)).body.entry.reportCount;
    await expect.poll(reportsOf, { timeout: 10_000 }).toBe(1);
    const editor = await newAdmin(product);
    for (const read of [path, '/api/admin/items/review']) {
      expect((await editor.get(read)).text, read).toContain(note);
      const answer = await admin.get(read);
      expect(answer.status, answer.text).toBe(200);
      expect(answer.text, read).not.toContain('Mrs. Doe');
    }
    const kept = await dismiss(editor, id, { through: 1, note: 'Asked Mrs. Doe.' });
    expect(kept.status, kept.text).toBe(202);
    const { history } = (await admin.get(path)).body;
    expect(history.map(({ what }: { what: string }) => what)).toEqual(['published']);
    const heard = await admin.get(`${path}/reports`);
    expect(heard).toMatchObject({ status: 403, body: { code: 'NotForTesters' } });
  });

  it('is told no name of anybody real', async () => {
    const { id } = await newLearner(product);
    const body = { accountIds: [id], reason: 'support' };
    const answer = await admin.post('/api/admin/audit/names', body);
    expect(answer).toMatchObject({ status: 200, body: { people: [] } });
  });

  it('suspends testers, and nobody real', async () => {
    const { id } = await newLearner(product);
    const reason = 'I would like to';
    const wish = (whose: string) => admin.post(`/api/admin/users/${whose}/suspension`, { reason });
    expect((await wish(id)).status).toBe(404);
    const tester = testerAccount(product.world.identifiers, 'test01');
    expect((await wish(tester)).status).toBe(204);
    const login = () =>
      browser(product.url).post('/api/test/login', { username: 'test01', password });
    expect(await login()).toMatchObject({ status: 403, body: { code: 'AccountSuspended' } });
    const shared = browser(product.url);
    await shared.post('/api/test/login', { username: 'test01', password });
    const erasure = { confirmation: 'test01' };
    expect((await shared.post('/api/privacy/suspended/erasure', erasure)).status).toBe(404);
    const end = `/api/admin/users/${tester}/suspension/end`;
    expect((await admin.post(end, { reason })).status).toBe(204);
    expect((await login()).status).toBe(200);
  });

  it('reads settings and questions, and changes none of them', async () => {
    const wishes: [string, string, unknown][] = [
      ['PATCH', '/api/admin/settings', { maxTokens: 900, reason: 'I would like to' }],
      ['POST', '/api/admin/settings/undo', { number: 1 }],
      ['POST', '/api/admin/operations/retry', { name: 'accounts', reason: 'Why not' }],
    ];
    for (const [method, path, body] of wishes) {
      const answer = await admin.ask(path, { method, body });
      expect(answer, path).toMatchObject({ status: 403, body: { code: 'TesterReadsOnly' } });
    }
    for (const path of ['/api/admin/settings', '/api/admin/stats']) {
      expect((await admin.get(path)).status, path).toBe(200);
    }
  });

  it('has content made among the test mode alone: it and that of other admins are apart', async () => {
    const others = await newAdmin(product);
    const wish = { type: 'flashcards', profession: 'RT', topic: 'Asthma' };
    const own = (await admin.post('/api/admin/generate-content', wish)).body.id;
    const theirs = (await others.post('/api/admin/generate-content', wish)).body.id;
    const idsOf = async (whose: Browser) =>
      (await whose.get('/api/admin/content')).body.content.map(({ id }: { id: string }) => id);
    expect(await idsOf(admin)).toContain(own);
    expect(await idsOf(admin)).not.toContain(theirs);
    expect(await idsOf(others)).toEqual([theirs]);
    const retire = { status: 'retired', reason: 'I would like to' };
    for (const [whose, id] of [
      [admin, theirs],
      [others, own],
    ] as const) {
      expect((await whose.get(`/api/admin/content/${id}`)).status).toBe(404);
      const moved = await whose.post(`/api/admin/content/${id}/status`, retire);
      expect(moved).toMatchObject({ status: 404, body: { code: 'ContentNotFound' } });
    }
  });

  it('opens to learners of the test mode, and to nobody else, what is made active', async () => {
    const tester = browser(product.url);
    const named = { username: 'test01', password };
    expect((await tester.post('/api/test/login', named)).status).toBe(200);
    const { healthcareField: profession } = (await tester.get('/api/user')).body;
    const wish = { type: 'flashcards', profession, topic: 'Asthma' };
    const { id } = (await admin.post('/api/admin/generate-content', wish)).body;
    for (const status of ['in-review', 'active']) {
      const change = { status, reason: 'To be tried' };
      const moved = await admin.post(`/api/admin/content/${id}/status`, change);
      expect(moved.status, moved.text).toBe(200);
    }
    const real = await newLearner(product, { healthcareField: profession });
    const idsFor = async (whose: Browser) =>
      (await whose.get('/api/ready-made')).body.content.map((one: { id: string }) => one.id);
    expect(await idsFor(tester)).toContain(id);
    expect(await idsFor(real)).toEqual([]);
    expect((await real.get(`/api/ready-made/${id}`)).status).toBe(404);
  });

  it('changes nothing by any route but those that touch testers alone', async () => {
    const open = [
      ...['role', 'plan', 'plan/extension', 'suspension', 'suspension/end', 'as-of'].map(
        (what) => `POST /api/admin/users/:accountId/${what}`,
      ),
      ...['studies', 'statements'].map((what) => `POST /api/admin/users/:accountId/${what}`),
      ...['POST /api/admin/audit/names', 'POST /api/admin/audit/export'],
      ...['POST /api/admin/generate-content', 'POST /api/admin/content/:contentId/status'],
    ];
    const writes = Object.entries(declaredRoutes).filter(
      ([route, { auth, csrf }]) => auth === 'admin' && csrf && !open.includes(route),
    );
    expect(writes.length).toBeGreaterThan(4);
    for (const [route] of writes) {
      const [method = '', path = ''] = route.split(' ');
      const { status, body } = await admin.ask(path, { method, body: {} });
      expect([route, status, body.code]).toEqual([route, 403, 'TesterReadsOnly']);
    }
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
