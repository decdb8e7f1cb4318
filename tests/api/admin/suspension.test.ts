import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminUserDetail, userPage } from '../../../domain/contracts/admin.ts';
import { supportAddress } from '../../../domain/contracts/product.ts';
import { accountStream } from '../../../domain/kernel/ids.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { browser } from '../support/browser.ts';
import { livePage } from '../support/live-page.ts';
import { awaitMails, mailSettled, mailsTo } from '../support/outbox.ts';
import { type Learner, newAdmin, newLearner, newPro, password } from '../support/people.ts';
import { handIn, newPaper } from '../support/quiz.ts';
import { withTwoProcesses } from '../support/two-processes.ts';

let product: TestProduct;
let admin: Learner;
beforeAll(async () => {
  product = await startTestProduct();
  admin = await newAdmin(product);
});
afterAll(() => product.stop());

const reason = 'Shared the questions of a paper';
const suspend = (subject: { readonly id: string }, by: Pick<Learner, 'post'> = admin) =>
  by.post(`/api/admin/users/${subject.id}/suspension`, { reason });
const restore = (subject: { readonly id: string }, by: Pick<Learner, 'post'> = admin) =>
  by.post(`/api/admin/users/${subject.id}/suspension/end`, { reason });
const loginOf = ({ email }: Learner) => ({ emailOrUsername: email, password });
const signInOf = (learner: Learner) => browser(product.url).post('/api/login', loginOf(learner));
const typesOf = async ({ id }: Learner): Promise<string[]> =>
  (await product.world.commands.log.readStream(accountStream(id))).map(({ type }) => type);

describe('suspending an account', () => {
  it('ends its sessions on every device and in every process, at once, and its open pages', async () => {
    await withTwoProcesses(product, {}, async ([one, two]) => {
      const learner = await newLearner(product);
      const phone = browser(two);
      expect((await phone.post('/api/login', loginOf(learner))).status).toBe(200);
      const desk = browser(one, learner.cookie());
      expect((await desk.get('/api/user')).status).toBe(200);
      const page = await livePage(two, phone.cookie());
      expect(page.status).toBe(200);
      const byAdmin = browser(one, admin.cookie());
      expect((await suspend(learner, byAdmin)).status).toBe(204);
      for (const own of [desk, phone, learner]) {
        expect((await own.get('/api/user')).status).toBe(401);
        expect((await own.get('/api/progress')).status).toBe(401);
      }
      await page.ended;
    });
  });

  it('holds where the ending of the sessions itself was lost', async () => {
    const learner = await newLearner(product);
    const { rows } = await product.world.database.query(
      'select * from auth.session where account_id = $1',
      [learner.id],
    );
    const [kept] = rows;
    expect((await suspend(learner)).status).toBe(204);
    const names = Object.keys(kept);
    await product.world.database.query(
      `insert into auth.session (${names.join(', ')}) values (${names.map((_, n) => `$${n + 1}`).join(', ')})`,
      Object.values(kept),
    );
    expect((await learner.get('/api/user')).status).toBe(401);
    expect((await livePage(product.url, learner.cookie())).status).toBe(401);
  });

  it('is said at sign-in, with whom to ask, and only after the right password', async () => {
    const learner = await newLearner(product);
    await suspend(learner);
    const wrong = { ...loginOf(learner), password: 'not the password' };
    const guessed = await browser(product.url).post('/api/login', wrong);
    const nobody = { emailOrUsername: 'nobody-at-all@example.com', password: 'not the password' };
    const unknown = await browser(product.url).post('/api/login', nobody);
    expect(guessed).toMatchObject({ status: 401, body: { code: 'WrongCredentials' } });
    expect([guessed.status, guessed.body.message]).toEqual([unknown.status, unknown.body.message]);
    const told = await signInOf(learner);
    expect(told).toMatchObject({ status: 403, body: { code: 'AccountSuspended' } });
    expect(told.body.message).toContain('support@');
    expect(told.headers.get('set-cookie') ?? '').not.toMatch(/sid=/);
    expect((await typesOf(learner)).at(-1)).toBe('AccountSuspended');
  });

  it('is an event with a sealed reason, once, however often it is asked for', async () => {
    const learner = await newLearner(product);
    const path = `/api/admin/users/${learner.id}/suspension`;
    const refused = await admin.post(path, { reason: ' ' });
    expect(refused).toMatchObject({ status: 400, body: { field: 'reason' } });
    const answers = await Promise.all([suspend(learner), suspend(learner), suspend(learner)]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
    const events = await product.world.commands.log.readStream(accountStream(learner.id));
    const told = events.filter(({ type }) => type === 'AccountSuspended');
    expect(told).toHaveLength(1);
    expect(told[0]?.meta).toMatchObject({ actor: admin.id, subject: learner.id });
    expect(JSON.stringify(told)).not.toContain(reason);
    const shown = adminUserDetail.parse((await admin.get(`/api/admin/users/${learner.id}`)).body);
    expect(shown.suspendedAt).toBe(told[0]?.data['at']);
    const listed = async (state: string) =>
      userPage.parse(
        (await admin.get(`/api/admin/users?search=${learner.id}&state=${state}`)).body,
      );
    expect((await listed('suspended')).total).toBe(1);
    expect((await listed('open')).total).toBe(0);
  });

  it('ends the calendar link while it lasts', async () => {
    const learner = await newLearner(product);
    const { body } = await learner.post('/api/review/feed');
    const { pathname } = new URL(body.url);
    const program = browser(product.url);
    const status = async () => (await program.get(pathname)).status;
    await expect.poll(status).toBe(200);
    await suspend(learner);
    expect(await status()).toBe(404);
    await restore(learner);
    await expect.poll(status).toBe(200);
  });

  it('loses nothing: restored, the account has its progress, plan and password', async () => {
    const learner = await newPro(product);
    await handIn(learner, await newPaper(learner, { limit: 2 }));
    const before = (await learner.get('/api/progress')).body;
    await suspend(learner);
    expect((await signInOf(learner)).status).toBe(403);
    expect((await restore(learner)).status).toBe(204);
    expect((await learner.post('/api/login', loginOf(learner))).status).toBe(200);
    expect((await learner.get('/api/progress')).body).toEqual(before);
    expect((await learner.get('/api/user')).body.subscriptionTier).toBe('annual');
  });
});

describe('who may suspend whom', () => {
  it('never oneself, and nobody who is not there', async () => {
    expect(await suspend(admin)).toMatchObject({ status: 403, body: { code: 'OwnSuspension' } });
    expect((await suspend({ id: crypto.randomUUID() })).status).toBe(404);
    const learner = await newLearner(product);
    expect((await suspend(admin, learner)).status).toBe(403);
  });

  it('leaves an admin, whatever two of them do to each other at once, in two processes', async () => {
    await withTwoProcesses(product, {}, async ([one, two]) => {
      for (let round = 0; round < 5; round += 1) {
        const [ada, ben] = [await newAdmin(product), await newAdmin(product)];
        const [byAda, byBen] = [browser(one, ada.cookie()), browser(two, ben.cookie())];
        const demoted = { role: 'learner', reason };
        const answers = await Promise.all([
          suspend(ben, byAda),
          byBen.post(`/api/admin/users/${ada.id}/role`, demoted),
        ]);
        const done = answers.filter(({ status }) => status === 204);
        expect(done, answers.map(({ text }) => text).join('\n')).toHaveLength(1);
      }
    });
  });
});

describe('the owner of a suspended account', () => {
  const proven = async (learner: Learner) => {
    const own = browser(product.url);
    expect((await own.post('/api/login', loginOf(learner))).status).toBe(403);
    return own;
  };

  it('downloads their data right after the right password, and nobody else does', async () => {
    const learner = await newLearner(product);
    await suspend(learner);
    const path = '/api/privacy/suspended/download';
    const stranger = browser(product.url);
    expect(await stranger.post(path, { format: 'json' })).toMatchObject({
      status: 404,
      body: { code: 'RightsOver' },
    });
    const own = await proven(learner);
    const file = await own.post(path, { format: 'json' });
    expect(file.status, file.text).toBe(200);
    expect(file.body).toMatchObject({ accountId: learner.id, manifest: { complete: true } });
    expect(file.text).toContain(learner.email);
    expect((await own.post(path, { format: 'xapi' })).status).toBe(200);
    expect((await own.get('/api/user')).status).toBe(401);
  });

  it('erases it by typing its username', async () => {
    const learner = await newLearner(product);
    await suspend(learner);
    const path = '/api/privacy/suspended/erasure';
    const own = await proven(learner);
    const mistyped = await own.post(path, { confirmation: 'somebody' });
    expect(mistyped).toMatchObject({ status: 400, body: { field: 'confirmation' } });
    expect((await own.post(path, { confirmation: learner.username })).status).toBe(204);
    expect((await typesOf(learner)).at(-1)).toBe('AccountErased');
    expect((await signInOf(learner)).status).toBe(401);
    expect((await own.post(path, { confirmation: learner.username })).status).toBe(404);
  });
});

describe('extending a plan', () => {
  const extend = (subject: Learner, days: number) =>
    admin.post(`/api/admin/users/${subject.id}/plan/extension`, { days, reason });

  it('adds days of Pro after what there is, and is taken back with the plan', async () => {
    const learner = await newLearner(product);
    expect((await extend(learner, 14)).status).toBe(204);
    expect((await extend(learner, 3)).status).toBe(204);
    const shown = adminUserDetail.parse((await admin.get(`/api/admin/users/${learner.id}`)).body);
    const days = (Date.parse(shown.extendedUntil ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(16.9);
    expect(days).toBeLessThan(17.1);
    expect(shown.subscriptionTier).toBe('monthly');
    const billing = await learner.get('/api/billing');
    expect(billing.body).toMatchObject({ state: 'granted', periodEnd: shown.extendedUntil });
    const back = { tier: 'free', reason };
    expect((await admin.post(`/api/admin/users/${learner.id}/plan`, back)).status).toBe(204);
    const tier = async () => (await learner.get('/api/user')).body.subscriptionTier;
    await expect.poll(tier).toBe('free');
  });

  it('is refused where Pro has no end, and for no or too many days', async () => {
    const pro = await newPro(product);
    expect(await extend(pro, 7)).toMatchObject({ status: 409, body: { code: 'ProHasNoEnd' } });
    for (const days of [0, 367, 1.5]) {
      expect(await extend(pro, days)).toMatchObject({ status: 400, body: { field: 'days' } });
    }
  });
});

describe('mail on a suspension', () => {
  it('is told by mail that it is, and that it is no more, without the words of the admin', async () => {
    const learner = await newLearner(product);
    expect((await suspend(learner)).status).toBe(204);
    const [told] = await awaitMails(product, learner.email, { subject: /is suspended$/ });
    expect(told?.text).toContain('Hello Ada,');
    expect(told?.text).toMatch(/Nothing is lost\./);
    expect(told?.text).toContain(supportAddress);
    expect((await restore(learner)).status).toBe(204);
    const [lifted] = await awaitMails(product, learner.email, { subject: /is open again$/ });
    expect(lifted?.text).toMatch(/You can sign in again as before/);
    await mailSettled(product);
    const mails = mailsTo(product, learner.email);
    expect(mails.filter(({ subject }) => /suspended|open again/.test(subject))).toHaveLength(2);
    expect(JSON.stringify(mails)).not.toContain(reason);
  }, 60_000);
});
