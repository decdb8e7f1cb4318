import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { patiently } from '../../../support/patiently.ts';
import { startTestProduct, type TestProduct } from '../../../support/product.ts';
import { browser } from '../../support/browser.ts';
import { awaitMails, mailSettled, mailsTo, tokenIn } from '../../support/outbox.ts';
import { type Learner, newLearner, password } from '../../support/people.ts';
import { type SetClock, setClock } from '../../support/set-clock.ts';

vi.setConfig({ testTimeout: 60_000 });

const start = '2026-11-20T12:00:00.000Z';
let product: TestProduct;
let clock: SetClock;
beforeAll(async () => {
  clock = setClock(start);
  product = await startTestProduct({ clock });
});
afterAll(() => product.stop());
beforeEach(() => clock.set(start));

const confirmation = /^Confirm your Boardwell email/;
const change = /^Confirm your new Boardwell email/;
const notice = /is about to change$/;

const standing = async (learner: Learner) => (await learner.get('/api/auth/email')).body;

const open = (token: string) => browser(product.url).post('/api/auth/email/confirm', { token });

const ask = (learner: Learner, newEmail: string, currentPassword: string = password) =>
  learner.post('/api/auth/email', { newEmail, currentPassword });

const linkTo = async (address: string, subject: RegExp, count = 1): Promise<string> =>
  tokenIn((await awaitMails(product, address, { subject, count }))[0]);

const signIn = async (emailOrUsername: string) =>
  (await browser(product.url).post('/api/login', { emailOrUsername, password })).status;

describe('the address of a new account', () => {
  it('is confirmed by the link in a mail, in whatever browser it is opened', async () => {
    const learner = await newLearner(product);
    expect(await standing(learner)).toEqual({
      email: learner.email,
      verified: false,
      canSend: true,
    });
    const token = await linkTo(learner.email, confirmation);
    expect((await open(token)).status).toBe(204);
    await vi.waitFor(async () => expect((await standing(learner)).verified).toBe(true), patiently);
    expect((await open(token)).status).toBe(410);
  });

  it('is sent another link, as often as is good for a mailbox', async () => {
    const learner = await newLearner(product);
    const first = await linkTo(learner.email, confirmation);
    clock.set('2026-11-20T12:01:00.000Z');
    const again = () => learner.post('/api/auth/email/confirmation');
    expect((await again()).status).toBe(204);
    const second = await linkTo(learner.email, confirmation, 2);
    expect((await open(first)).status).toBe(410);
    for (let i = 0; i < 4; i += 1) expect((await again()).status).toBe(204);
    expect((await again()).status).toBe(429);
    await mailSettled(product);
    const newest = await linkTo(learner.email, confirmation, 2);
    expect(newest).not.toBe('');
    expect((await open(newest)).status === 204 || (await open(second)).status === 204).toBe(true);
  });

  it('is confirmed for three days', async () => {
    const learner = await newLearner(product);
    const token = await linkTo(learner.email, confirmation);
    clock.set('2026-11-23T12:00:00.000Z');
    expect((await open(token)).status).toBe(410);
  });
});

describe('another address', () => {
  it('is taken when the link that was sent there is opened; the old one is told before', async () => {
    const learner = await newLearner(product);
    const wanted = `new.${learner.email}`;
    expect((await ask(learner, wanted)).status).toBe(204);
    await awaitMails(product, learner.email, { subject: notice });
    expect((await standing(learner)).email).toBe(learner.email);
    expect((await open(await linkTo(wanted, change))).status).toBe(204);
    await vi.waitFor(
      async () => expect(await standing(learner)).toMatchObject({ email: wanted, verified: true }),
      patiently,
    );
    expect(await signIn(wanted)).toBe(200);
    expect(await signIn(learner.email)).toBe(401);
    expect(mailsTo(product, wanted).map(({ subject }) => subject)).not.toContain(
      expect.stringMatching(notice),
    );
  });

  it('needs the password', async () => {
    const learner = await newLearner(product);
    expect(await ask(learner, `x.${learner.email}`, 'not the password')).toMatchObject({
      status: 403,
      body: { code: 'WrongPassword' },
    });
  });

  it('that is somebody’s is told to who opens the link, and to nobody else', async () => {
    const [one, two] = [await newLearner(product), await newLearner(product)];
    expect((await ask(one, two.email)).status).toBe(204);
    const token = await linkTo(two.email, change);
    expect(await open(token)).toMatchObject({ status: 409, body: { code: 'EmailTaken' } });
    expect(await signIn(two.email)).toBe(200);
  });

  it('is one account’s when two ask for it at once', async () => {
    const learners = [await newLearner(product), await newLearner(product)] as const;
    const wanted = `shared.${learners[0].email}`;
    for (const learner of learners) expect((await ask(learner, wanted)).status).toBe(204);
    const mails = await awaitMails(product, wanted, { subject: change, count: 2 });
    const opened = await Promise.all(mails.map((mail) => open(tokenIn(mail))));
    expect(opened.map(({ status }) => status).toSorted()).toEqual([204, 409]);
    expect(await signIn(wanted)).toBe(200);
  });

  it('is not reached by a link that was asked for before the password was changed', async () => {
    const learner = await newLearner(product);
    const wanted = `late.${learner.email}`;
    await ask(learner, wanted);
    const token = await linkTo(wanted, change);
    const body = { currentPassword: password, newPassword: 'changed by its very owner' };
    expect((await learner.post('/api/auth/password', body)).status).toBe(204);
    expect((await open(token)).status).toBe(410);
  });

  it('ends the links to the old one, that of a reset too', async () => {
    const learner = await newLearner(product);
    const confirm = await linkTo(learner.email, confirmation);
    await learner.post('/api/auth/password/forgot', { emailOrUsername: learner.username });
    const reset = await linkTo(learner.email, /^Reset/);
    const wanted = `moved.${learner.email}`;
    await ask(learner, wanted);
    expect((await open(await linkTo(wanted, change))).status).toBe(204);
    expect((await open(confirm)).status).toBe(410);
    const redeemed = { token: reset, newPassword: 'seven otters juggling lanterns' };
    expect((await browser(product.url).post('/api/auth/password/reset', redeemed)).status).toBe(
      410,
    );
  });

  it.each([
    ['newEmail', 'nobody'],
    ['newEmail', ''],
    ['currentPassword', ''],
    ['account', 'learner1'],
  ])('is refused with %s = %j, naming the field', async (field, value) => {
    const learner = await newLearner(product);
    const body = { newEmail: 'a@example.com', currentPassword: password, [field]: value };
    expect(await learner.post('/api/auth/email', body)).toMatchObject({
      status: 400,
      body: { code: 'InvalidRequest', field },
    });
  });
});
