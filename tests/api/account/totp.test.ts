import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { accountStream } from '../../../domain/kernel/ids.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { browser } from '../support/browser.ts';
import { awaitMails } from '../support/outbox.ts';
import { newLearner, password } from '../support/people.ts';
import { codeOf, halfSignedIn, withApp } from '../support/second-factor.ts';
import { withTwoProcesses } from '../support/two-processes.ts';

vi.setConfig({ testTimeout: 60_000 });

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

const second = '/api/login/second';

const typesOf = async (id: string): Promise<string[]> => {
  const events = await product.world.commands.log.readStream(accountStream(id as never));
  return events.map(({ type, data }) => (data['shown'] ? `${type} ${data['shown']}` : type));
};

describe('an authenticator app', () => {
  it('is set up with the password and a first code, and is told of by mail', async () => {
    const learner = await newLearner(product);
    const begin = (currentPassword?: string) => learner.post('/api/auth/totp', { currentPassword });
    expect((await begin('not this one')).body.code).toBe('WrongPassword');
    expect((await begin()).body.code).toBe('WrongPassword');
    const { body } = await begin(password);
    expect(body.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(body.address).toMatch(
      new RegExp(`^otpauth://totp/Boardwell:${learner.username}\\?.*secret=${body.secret}`),
    );
    const confirm = (code: string) => learner.post('/api/auth/totp/confirm', { code });
    expect((await confirm('000000x')).body).toMatchObject({ code: 'WrongCode', field: 'code' });
    const spaced = codeOf(body.secret).replace(/^(...)/, '$1 ');
    const { body: made } = await confirm(spaced);
    expect(new Set(made.codes).size).toBe(10);
    expect(made.codes[0]).toMatch(/^[A-Z2-7]{4}(-[A-Z2-7]{4}){3}$/);
    expect((await learner.get('/api/auth/methods')).body).toMatchObject({
      totp: { since: expect.stringMatching(/^20/) },
      recoveryCodes: 10,
    });
    expect((await begin(password)).body.code).toBe('TotpOnAlready');
    expect((await confirm(codeOf(body.secret, 1))).body.code).toBe('TotpNotBegun');
    await awaitMails(product, learner.email, { subject: /asks for a code$/ });
    expect((await typesOf(learner.id)).at(-1)).toBe('TotpTurnedOn');
  });

  it('asks for nothing before its first code was given', async () => {
    const learner = await newLearner(product);
    await learner.post('/api/auth/totp', { currentPassword: password });
    const login = { emailOrUsername: learner.email, password };
    expect((await browser(product.url).post('/api/login', login)).status).toBe(200);
  });

  it('is set up by the secret that was begun last', async () => {
    const learner = await newLearner(product);
    const begin = () => learner.post('/api/auth/totp', { currentPassword: password });
    const { secret: first } = (await begin()).body;
    const { secret: last } = (await begin()).body;
    const confirm = (code: string) => learner.post('/api/auth/totp/confirm', { code });
    expect((await confirm(codeOf(first))).body.code).toBe('WrongCode');
    expect((await confirm(codeOf(last))).status).toBe(200);
  });
});

describe('a sign-in with an authenticator app', () => {
  it('is no session before the code was given', async () => {
    const learner = await withApp(product);
    const own = await halfSignedIn(product, learner);
    expect(own.cookie(), 'no session').toBe('');
    expect((await own.get('/api/user')).status).toBe(401);
    expect((await own.get(second)).body).toEqual({ totp: true, passkey: false });
    const answer = await own.post(second, { code: codeOf(learner.secret) });
    expect(answer.body.id).toBe(learner.id);
    expect((await own.get('/api/user')).body.id).toBe(learner.id);
    expect(await typesOf(learner.id)).toContain('SignedIn totp');
    expect((await own.get(second)).body.code, 'the step is over').toBe('SecondStepOver');
  });

  it('takes each code once, one after the other and by two requests at once', async () => {
    const learner = await withApp(product);
    const code = codeOf(learner.secret);
    await withTwoProcesses(product, {}, async ([one = '', two = '']) => {
      const browsers = await Promise.all(
        [one, two, one].map((url) => halfSignedIn({ url }, learner)),
      );
      const answers = await Promise.all(browsers.map((own) => own.post(second, { code })));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    });
    const later = await halfSignedIn(product, learner);
    expect((await later.post(second, { code })).body.code).toBe('WrongCode');
    const before = codeOf(learner.secret, -1);
    expect((await later.post(second, { code: before })).body.code).toBe('WrongCode');
    expect((await later.post(second, { code: codeOf(learner.secret, 1) })).status).toBe(200);
  });

  it.each([
    ['of long ago', -3],
    ['of later', 3],
  ])('refuses a code %s', async (_, steps) => {
    const learner = await withApp(product);
    const own = await halfSignedIn(product, learner);
    const answer = await own.post(second, { code: codeOf(learner.secret, steps) });
    expect(answer.body.code).toBe('WrongCode');
  });

  it('lets few codes be guessed, in however many browsers', async () => {
    const learner = await withApp(product);
    const codes: string[] = [];
    for (let tries = 0; tries < 8; tries += 1) {
      const thief = await halfSignedIn(product, learner);
      codes.push((await thief.post(second, { code: '000000' })).body.code);
    }
    expect(codes).toContain('TooManyTries');
    const own = learner;
    await own.post('/api/logout');
    await own.post('/api/login', { emailOrUsername: learner.email, password });
    const answer = await own.post(second, { code: codeOf(learner.secret) });
    expect(answer.status, 'the owner in their own browser is not kept out').toBe(200);
  });

  it('is bound to the browser, to ten minutes and to the password', async () => {
    const learner = await withApp(product);
    const own = await halfSignedIn(product, learner);
    const other = browser(product.url);
    const code = () => ({ code: codeOf(learner.secret, 1) });
    expect((await other.post(second, code())).body.code).toBe('SecondStepOver');
    await product.world.database.query('update auth.step set expires_at = now()');
    expect((await own.post(second, code())).body.code).toBe('SecondStepOver');
    const again = await halfSignedIn(product, learner);
    const change = { currentPassword: password, newPassword: 'a tin whistle at dawn' };
    expect((await learner.post('/api/auth/password', change)).status).toBe(204);
    expect((await again.post(second, code())).status).toBe(401);
    expect(again.cookie()).toBe('');
  });

  it('refuses another learner’s code and recovery code', async () => {
    const [one, other] = [await withApp(product), await withApp(product)];
    const own = await halfSignedIn(product, one);
    for (const code of [codeOf(other.secret), other.recoveryCodes[0] ?? '-']) {
      expect((await own.post(second, { code })).body.code).toBe('WrongCode');
    }
  });
});

describe('recovery codes', () => {
  it('work once each, however they are typed, and a use is told by mail', async () => {
    const learner = await withApp(product);
    const [first = '-', next = '-'] = learner.recoveryCodes;
    const typed = first.toLowerCase().replaceAll('-', ' ');
    const own = await halfSignedIn(product, learner);
    expect((await own.post(second, { code: typed })).status).toBe(200);
    expect((await own.get('/api/auth/methods')).body.recoveryCodes).toBe(9);
    await awaitMails(product, learner.email, { subject: /recovery code .* was used/ });
    const later = await Promise.all([1, 2, 3].map(() => halfSignedIn(product, learner)));
    expect((await later[0]?.post(second, { code: first }))?.body.code).toBe('WrongCode');
    const answers = await Promise.all(later.map((one) => one.post(second, { code: next })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await typesOf(learner.id)).toContain('RecoveryCodeUsed');
  });

  it('are made anew with the password, and the old ones end', async () => {
    const learner = await withApp(product);
    const renew = (currentPassword: string) =>
      learner.post('/api/auth/recovery-codes', { currentPassword });
    expect((await renew('not this one')).body.code).toBe('WrongPassword');
    const { codes } = (await renew(password)).body;
    const own = await halfSignedIn(product, learner);
    const old = { code: learner.recoveryCodes[0] };
    expect((await own.post(second, old)).body.code).toBe('WrongCode');
    expect((await own.post(second, { code: codes[0] })).status).toBe(200);
    const without = await newLearner(product);
    const answer = await without.post('/api/auth/recovery-codes', { currentPassword: password });
    expect(answer.body.code).toBe('TotpOff');
  });
});

it('is turned off with the password, and then asks for nothing', async () => {
  const learner = await withApp(product);
  const turnOff = (currentPassword: string) =>
    learner.post('/api/auth/totp/off', { currentPassword });
  expect((await turnOff('not this one')).body.code).toBe('WrongPassword');
  expect((await turnOff(password)).status).toBe(204);
  const login = { emailOrUsername: learner.email, password };
  expect((await browser(product.url).post('/api/login', login)).status).toBe(200);
  expect((await learner.get('/api/auth/methods')).body).toMatchObject({
    totp: { since: null },
    recoveryCodes: 0,
  });
  await awaitMails(product, learner.email, { subject: /asks for no code any more$/ });
});

it('neither secret nor recovery code stands anywhere in clear, and an erasure takes all', async () => {
  const learner = await withApp(product);
  const tables = `
    select string_agg(t::text, ' ') as all from (
      select e.*::text from log.event e union all select s.*::text from auth.totp s
      union all select c.*::text from auth.recovery_code c union all
      select p.*::text from auth.step p) t`;
  const { rows } = await product.world.database.query(tables);
  const bytes = Buffer.from(learner.recoveryCodes[0] ?? '-').toString('hex');
  for (const clear of [learner.secret, ...learner.recoveryCodes, bytes]) {
    expect(rows[0].all).not.toContain(clear);
  }
  const wish = { currentPassword: password, confirmation: learner.username };
  expect((await learner.post('/api/privacy/erasure', wish)).status).toBe(204);
  const { rows: left } = await product.world.database.query(
    `select account_id from auth.totp where account_id = $1
     union all select account_id from auth.recovery_code where account_id = $1`,
    [learner.id],
  );
  expect(left).toEqual([]);
});
