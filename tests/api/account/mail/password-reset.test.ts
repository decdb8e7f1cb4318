import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { accountStream } from '../../../../domain/kernel/ids.ts';
import { startTestProduct, type TestProduct } from '../../../support/product.ts';
import { browser } from '../../support/browser.ts';
import { awaitMails, mailSettled, mailsTo, tokenIn } from '../../support/outbox.ts';
import { newLearner, password } from '../../support/people.ts';
import { type SetClock, setClock } from '../../support/set-clock.ts';

vi.setConfig({ testTimeout: 60_000 });

let product: TestProduct;
let clock: SetClock;
beforeAll(async () => {
  clock = setClock('2026-11-20T12:00:00.000Z');
  product = await startTestProduct({ clock });
});
afterAll(() => product.stop());
beforeEach(async () => {
  clock.set('2026-11-20T12:00:00.000Z');
  await product.world.database.query('delete from auth.throttle');
});

const subject = /^Reset your/;
const forgotten = '/api/auth/password/forgot';
const reset = '/api/auth/password/reset';
const newPassword = 'seven otters juggling lanterns';

const forget = (emailOrUsername: string) =>
  browser(product.url).post(forgotten, { emailOrUsername });

const redeem = (token: string, wanted = newPassword) =>
  browser(product.url).post(reset, { token, newPassword: wanted });

const signIn = (emailOrUsername: string, secret: string) =>
  browser(product.url).post('/api/login', { emailOrUsername, password: secret });

/** Asks, and reads the mail. */
const linkFor = async (name: string, address: string, count = 1): Promise<string> => {
  expect((await forget(name)).status).toBe(204);
  const [newest] = await awaitMails(product, address, { subject, count });
  return tokenIn(newest);
};

const events = async (id: Parameters<typeof accountStream>[0]) =>
  (await product.world.commands.log.readStream(accountStream(id))).map(({ type }) => type);

describe('a forgotten password', () => {
  it('is reset by the link in a mail, which ends every session and tells the owner', async () => {
    const learner = await newLearner(product);
    const token = await linkFor(learner.username, learner.email);
    expect((await redeem(token)).status).toBe(204);
    expect((await learner.get('/api/user')).status).toBe(401);
    expect((await signIn(learner.email, password)).status).toBe(401);
    expect((await signIn(learner.email, newPassword)).status).toBe(200);
    await awaitMails(product, learner.email, { subject: /password was changed$/ });
    expect(await events(learner.id)).toContain('PasswordReset');
  });

  it('is answered alike, whoever asks for whom', async () => {
    const learner = await newLearner(product);
    const told = async (name: string) => {
      const { status, text, headers } = await forget(name);
      return { status, text, headers: [...headers.keys()].filter((one) => one !== 'date') };
    };
    const known = await told(learner.email);
    expect(known.status).toBe(204);
    expect(await told('nobody@example.com')).toEqual(known);
    expect(await told('no-such-name')).toEqual(known);
    await mailSettled(product);
    const { rows } = await product.world.database.query(
      'select 1 from auth.mail where account_id is null',
    );
    expect(rows).toEqual([]);
    expect(mailsTo(product, 'nobody@example.com')).toEqual([]);
  });

  it('asked for by e-mail in another case finds its account', async () => {
    const learner = await newLearner(product);
    expect(await linkFor(` ${learner.email.toUpperCase()} `, learner.email)).not.toBe('');
  });

  it('keeps the link out of the database, the log and the address that a server sees', async () => {
    const learner = await newLearner(product);
    const token = await linkFor(learner.email, learner.email);
    const { rows } = await product.world.database.query<{ all: string }>(
      `select string_agg(t::text, '') || (select string_agg(m::text, '') from auth.mail m) as all
       from auth.mail_link t`,
    );
    expect(rows[0]?.all).not.toContain(token);
    expect(rows[0]?.all).not.toContain(Buffer.from(token).toString('hex'));
    expect(rows[0]?.all).not.toContain(learner.email);
    const [mail] = mailsTo(product, learner.email);
    expect(mail?.text).toContain(`${product.world.settings.publicOrigin}/reset-password#${token}`);
  });
});

describe('the link of a reset', () => {
  it('works once', async () => {
    const learner = await newLearner(product);
    const token = await linkFor(learner.email, learner.email);
    const answers = await Promise.all([
      redeem(token),
      redeem(token, 'another otter, another lantern'),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 410]);
    expect(await redeem(token)).toMatchObject({
      status: 410,
      body: { code: 'LinkGone', field: 'token' },
    });
  });

  it('works for an hour', async () => {
    const learner = await newLearner(product);
    const token = await linkFor(learner.email, learner.email);
    clock.set('2026-11-20T13:00:00.000Z');
    expect((await redeem(token)).status).toBe(410);
    clock.set('2026-11-20T12:59:59.000Z');
    expect((await redeem(token)).status).toBe(204);
  });

  it('ends with a newer one, and with a change of the password', async () => {
    const learner = await newLearner(product);
    const first = await linkFor(learner.email, learner.email);
    clock.set('2026-11-20T12:00:01.000Z');
    const second = await linkFor(learner.email, learner.email, 2);
    expect(second).not.toBe(first);
    expect((await redeem(first)).status).toBe(410);
    const change = { currentPassword: password, newPassword: 'changed by its very owner' };
    expect((await learner.post('/api/auth/password', change)).status).toBe(204);
    expect((await redeem(second)).status).toBe(410);
  });

  it('survives a password that is refused', async () => {
    const learner = await newLearner(product, { firstName: 'Wilhelmina', lastName: 'Okonkwo' });
    const token = await linkFor(learner.email, learner.email);
    expect(await redeem(token, 'wilhelminaokonkwo')).toMatchObject({
      status: 400,
      body: { field: 'newPassword' },
    });
    expect((await redeem(token)).status).toBe(204);
  });

  it.each([
    ['token', ''],
    ['token', 'x'.repeat(42)],
    ['token', `${'x'.repeat(42)}!`],
    ['newPassword', 'short'],
    ['account', 'learner1'],
  ])('is refused with %s = %j, naming the field', async (field, value) => {
    const body = { token: 'x'.repeat(43), newPassword, [field]: value };
    const answer = await browser(product.url).post(reset, body);
    expect(answer).toMatchObject({ status: 400, body: { code: 'InvalidRequest', field } });
  });

  it('that nobody was sent opens nothing', async () =>
    expect((await redeem('x'.repeat(43))).status).toBe(410));
});

describe('who asks again and again', () => {
  it('is sent three mails an hour, and never told', async () => {
    const learner = await newLearner(product);
    const names = [learner.email, learner.username];
    const asked = await Promise.all(
      Array.from({ length: 12 }, (_, index) => forget(names[index % 2] ?? '')),
    );
    expect(asked.map(({ status }) => status)).toEqual(Array(12).fill(204));
    await mailSettled(product);
    const { rows } = await product.world.database.query(
      `select 1 from auth.mail where account_id = $1 and kind = 'reset-link'`,
      [learner.id],
    );
    expect(rows).toHaveLength(3);
    clock.set('2026-11-20T13:00:01.000Z');
    expect(await linkFor(learner.email, learner.email)).not.toBe('');
  });

  it('waits after thirty, whatever the names', async () => {
    const statuses = [];
    for (let i = 0; i < 31; i += 1) statuses.push((await forget(`nobody ${i}`)).status);
    expect(statuses.slice(0, 30)).toEqual(Array(30).fill(204));
    expect(statuses[30]).toBe(429);
  });
});
