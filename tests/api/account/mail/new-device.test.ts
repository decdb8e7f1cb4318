import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestProduct, type TestProduct } from '../../../support/product.ts';
import { browser } from '../../support/browser.ts';
import { awaitMails, mailSettled, mailsTo } from '../../support/outbox.ts';
import { type Learner, newLearner, password } from '../../support/people.ts';

vi.setConfig({ testTimeout: 60_000 });

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

const subject = /^New sign-in/;

const signIn = async ({ email }: Learner, from = browser(product.url)) => {
  const answer = await from.post('/api/login', { emailOrUsername: email, password });
  expect(answer.status, answer.text).toBe(200);
  return from;
};

/** What a session list says of each, without what differs from run to run. */
const devicesOf = async (learner: Learner) => {
  const { body } = await learner.get('/api/auth/sessions');
  return (body as { current: boolean; newDevice: boolean }[])
    .map(({ current, newDevice }) => ({ current, newDevice }))
    .toSorted((one, other) => Number(other.current) - Number(one.current));
};

describe('a sign-in on a device that was never seen', () => {
  it('is told by mail, once, with what the device calls itself, and marked among the sessions', async () => {
    const learner = await newLearner(product);
    const elsewhere = await signIn(learner);
    const [mail] = await awaitMails(product, learner.email, { subject });
    expect(mail?.text).toMatch(/Firefox on Linux, \d{4}-\d\d-\d\d \d\d:\d\d UTC\./);
    expect(await devicesOf(learner)).toEqual([
      { current: true, newDevice: false },
      { current: false, newDevice: true },
    ]);
    await elsewhere.post('/api/logout');
    await signIn(learner, elsewhere);
    await learner.post('/api/logout');
    await signIn(learner, learner);
    await mailSettled(product);
    expect(mailsTo(product, learner.email).filter((one) => subject.test(one.subject))).toHaveLength(
      1,
    );
  });

  it('keeps what the device calls itself sealed in the log', async () => {
    const learner = await newLearner(product);
    await signIn(learner);
    const { rows } = await product.world.database.query<{ all: string }>(
      `select string_agg(e::text, '') as all from log.event e where type = 'NewDeviceSignedIn'`,
    );
    expect(rows[0]?.all).not.toContain('Firefox');
  });
});

describe('signing out everywhere else', () => {
  it('ends every other session, and forgets the browsers it was in', async () => {
    const learner = await newLearner(product);
    const others = [await signIn(learner), await signIn(learner)];
    await awaitMails(product, learner.email, { subject, count: 2 });
    expect((await learner.delete('/api/auth/sessions')).status).toBe(204);
    for (const other of others) expect((await other.get('/api/user')).status).toBe(401);
    expect((await learner.get('/api/user')).status).toBe(200);
    expect(await devicesOf(learner)).toEqual([{ current: true, newDevice: false }]);
    await signIn(learner, others[0]);
    await awaitMails(product, learner.email, { subject, count: 3 });
  });

  it('is for who is signed in', async () =>
    expect((await browser(product.url).delete('/api/auth/sessions')).status).toBe(401));
});
