import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { accountStream } from '../../../domain/kernel/ids.ts';
import { LogUnavailable } from '../../../domain/ports/event-log.ts';
import { authenticator, type PasskeyDeparture } from '../../support/passkey-authenticator.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { type Browser, browser } from '../support/browser.ts';
import { awaitMails } from '../support/outbox.ts';
import { newLearner, password } from '../support/people.ts';
import { codeOf, halfSignedIn, withApp } from '../support/second-factor.ts';
import { withWorld } from '../support/with-world.ts';

vi.setConfig({ testTimeout: 60_000 });

const origin = 'http://localhost:3999';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ configuration: { publicOrigin: origin } });
});
afterAll(() => product.stop());

const begin = async (own: Browser) => {
  const begun = await own.post('/api/auth/passkeys/options', { currentPassword: password });
  expect(begun.status, begun.text).toBe(200);
  return begun.body;
};

const added = async (own: Browser, name = 'Laptop') => {
  const device = authenticator(origin);
  const credential = device.make(await begin(own));
  const answer = await own.post('/api/auth/passkeys', { name, credential });
  expect(answer.status, answer.text).toBe(200);
  return { device, recoveryCodes: answer.body.recoveryCodes as string[] | null };
};

const withPasskey = async () => {
  const learner = await newLearner(product);
  return { learner, ...(await added(learner)) };
};

const asked = async (own: Browser) => (await own.post('/api/login/passkey/options')).body;

const show = async (
  own: Browser,
  device: ReturnType<typeof authenticator>,
  departure?: PasskeyDeparture,
) => own.post('/api/login/passkey', { credential: device.show(await asked(own), departure) });

const typesOf = async (id: string): Promise<string[]> => {
  const events = await product.world.commands.log.readStream(accountStream(id as never));
  return events.map(({ type, data }) => (data['shown'] ? `${type} ${data['method']}` : type));
};

describe('a passkey', () => {
  it('is added with the password, named, listed, told of by mail, and removed', async () => {
    const learner = await newLearner(product);
    const wrong = { currentPassword: 'not this one' };
    const refused = await learner.post('/api/auth/passkeys/options', wrong);
    expect(refused.body.code).toBe('WrongPassword');
    const { recoveryCodes } = await added(learner, 'Ada’s laptop');
    expect(recoveryCodes).toHaveLength(10);
    expect((await added(learner, 'Phone')).recoveryCodes, 'those stay good').toBeNull();
    const methods = async () => (await learner.get('/api/auth/methods')).body;
    const { list } = (await methods()).passkeys;
    expect(list.map(({ name }: { name: string }) => name)).toEqual(['Ada’s laptop', 'Phone']);
    await awaitMails(product, learner.email, { subject: /^A passkey was added/ });
    const remove = (id: string, currentPassword: string) =>
      learner.post('/api/auth/passkeys/remove', { id, currentPassword });
    expect((await remove(list[0].id, 'not this one')).body.code).toBe('WrongPassword');
    const other = await newLearner(product);
    const theirs = { id: list[0].id, currentPassword: password };
    expect((await other.post('/api/auth/passkeys/remove', theirs)).status).toBe(404);
    for (const { id } of list) expect((await remove(id, password)).status).toBe(204);
    expect(await methods()).toMatchObject({ passkeys: { list: [] }, recoveryCodes: 0 });
    expect((await typesOf(learner.id)).slice(-4)).toEqual([
      ...['PasskeyAdded', 'PasskeyAdded', 'PasskeyRemoved', 'PasskeyRemoved'],
    ]);
  });

  it('whose recording was cut off is told of at the next sign-in, and so is its removal', async () => {
    const learner = await newLearner(product);
    const { commands } = product.world;
    const device = authenticator(origin);
    const append = () => Promise.reject(new LogUnavailable('The log is away'));
    const log = { ...commands.log, append };
    await withWorld(product, { commands: { ...commands, log } }, async (url) => {
      const cut = browser(url, learner.cookie());
      const credential = device.make(await begin(cut));
      const answer = await cut.post('/api/auth/passkeys', { name: 'Laptop', credential });
      expect(answer.status, answer.text).toBe(503);
    });
    expect(await typesOf(learner.id)).not.toContain('PasskeyAdded');
    expect((await show(browser(product.url), device)).status).toBe(200);
    expect((await typesOf(learner.id)).slice(-1)).toEqual(['PasskeyAdded']);
    await awaitMails(product, learner.email, { subject: /^A passkey was added/ });
    await product.world.database.query('delete from auth.passkey where account_id = $1', [
      learner.id,
    ]);
    const login = { emailOrUsername: learner.email, password };
    expect((await browser(product.url).post('/api/login', login)).status).toBe(200);
    expect((await typesOf(learner.id)).slice(-1)).toEqual(['PasskeyRemoved']);
  });

  it('signs its owner in without a name or a password', async () => {
    const { learner, device } = await withPasskey();
    const own = browser(product.url);
    expect((await asked(own)).allowCredentials ?? []).toEqual([]);
    const answer = await show(own, device);
    expect(answer.body.id).toBe(learner.id);
    expect((await own.get('/api/user')).body.id).toBe(learner.id);
    expect(await typesOf(learner.id)).toContain('SignedIn passkey');
  });

  it('is asked for after the password, where one was added', async () => {
    const { learner, device, recoveryCodes } = await withPasskey();
    const own = await halfSignedIn(product, learner);
    expect((await own.get('/api/login/second')).body).toEqual({ totp: false, passkey: true });
    expect((await show(own, device)).body.id).toBe(learner.id);
    const lost = await halfSignedIn(product, learner);
    const code = { code: recoveryCodes?.[0] };
    expect((await lost.post('/api/login/second', code)).body.id).toBe(learner.id);
  });

  it('stands beside an authenticator app, and asks for no code itself', async () => {
    const learner = await withApp(product);
    const { device, recoveryCodes } = await added(learner);
    expect(recoveryCodes).toBeNull();
    expect((await show(browser(product.url), device)).status).toBe(200);
    const own = await halfSignedIn(product, learner);
    const code = codeOf(learner.secret, 1);
    expect((await own.post('/api/login/second', { code })).status).toBe(200);
    await learner.post('/api/auth/totp/off', { currentPassword: password });
    expect((await learner.get('/api/auth/methods')).body.recoveryCodes).toBe(10);
  });

  it('is known by a sealed name, and gone with its account', async () => {
    const learner = await newLearner(product);
    const { device } = await added(learner, 'canary name of a device');
    const { rows } = await product.world.database.query(
      `select string_agg(t::text, ' ') as all from (
         select e.*::text from log.event e union all select p.*::text from auth.passkey p) t`,
    );
    expect(rows[0].all).not.toContain('canary name');
    const wish = { currentPassword: password, confirmation: learner.username };
    expect((await learner.post('/api/privacy/erasure', wish)).status).toBe(204);
    expect((await show(browser(product.url), device)).body.code).toBe('PasskeyUnknown');
  });
});

describe('an answer that is not right', () => {
  const stranger = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;

  it.each<readonly [string, PasskeyDeparture]>([
    ['made for another site', { origin: 'https://elsewhere.example' }],
    ['made for another name', { rpId: 'elsewhere.example' }],
    ['to another question', { challenge: Buffer.alloc(32, 7).toString('base64url') }],
    ['of another kind', { type: 'webauthn.create' }],
    ['that nobody unlocked the device for', { isVerified: false }],
    ['signed by another key', { signedBy: stranger }],
    ['with the handle of another account', { userHandle: 'c29tZWJvZHkgZWxzZQ' }],
  ])('%s opens nothing', async (_, departure) => {
    const { device } = await withPasskey();
    const own = browser(product.url);
    expect((await show(own, device, departure)).body.code).toBe('PasskeyRefused');
    expect(own.cookie(), 'no session').toBe('');
    expect((await show(own, device)).status, 'the right one does').toBe(200);
  });

  it('with a counter that went back opens nothing: there is a copy', async () => {
    const { device } = await withPasskey();
    expect((await show(browser(product.url), device, { counter: 9 })).status).toBe(200);
    for (const counter of [9, 3]) {
      const answer = await show(browser(product.url), device, { counter });
      expect(answer.body.code).toBe('PasskeyRefused');
    }
  });

  it('that was sent before opens nothing, nor does it in another browser or after ten minutes', async () => {
    const { device } = await withPasskey();
    const own = browser(product.url);
    const credential = device.show(await asked(own));
    const send = (from: Browser) => from.post('/api/login/passkey', { credential });
    expect((await send(browser(product.url))).body.code).toBe('PasskeyRefused');
    const answers = await Promise.all([send(own), send(own), send(own)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const late = { credential: device.show(await asked(own)) };
    await product.world.database.query('update auth.step set expires_at = now()');
    expect((await own.post('/api/login/passkey', late)).body.code).toBe('PasskeyRefused');
  });

  it('of a passkey that nobody added opens nothing', async () => {
    const answer = await show(browser(product.url), authenticator(origin), { userHandle: 'x' });
    expect(answer.body.code).toBe('PasskeyUnknown');
  });
});

describe('a new passkey that is not right', () => {
  it.each<readonly [string, PasskeyDeparture]>([
    ['made for another site', { origin: 'https://elsewhere.example' }],
    ['made for another name', { rpId: 'elsewhere.example' }],
    ['of another kind', { type: 'webauthn.get' }],
    ['that nobody unlocked the device for', { isVerified: false }],
  ])('%s is not added', async (_, departure) => {
    const learner = await newLearner(product);
    const credential = authenticator(origin).make(await begin(learner), departure);
    const answer = await learner.post('/api/auth/passkeys', { name: 'Laptop', credential });
    expect(answer.body.code).toBe('PasskeyRefused');
    expect((await learner.get('/api/auth/methods')).body.passkeys.list).toEqual([]);
  });

  it('asked for by another session or account is not added, and none twice', async () => {
    const [one, other] = [await newLearner(product), await newLearner(product)];
    const device = authenticator(origin);
    const credential = device.make(await begin(one));
    const add = (own: Browser) => own.post('/api/auth/passkeys', { name: 'Laptop', credential });
    expect((await add(other)).body.code).toBe('PasskeyRefused');
    await one.post('/api/login', { emailOrUsername: other.email, password });
    expect((await add(one)).body.code, 'who signed in meanwhile').toBe('PasskeyRefused');
    const twice = device.make(await begin(other));
    const send = () => other.post('/api/auth/passkeys', { name: 'Laptop', credential: twice });
    expect((await send()).status).toBe(200);
    expect((await send()).body.code).toBe('PasskeyRefused');
    const stolen = device.make(await begin(await newLearner(product)));
    expect(stolen.id).toBe(twice.id);
  });

  it('that is another account’s already is refused', async () => {
    const { device } = await withPasskey();
    const other = await newLearner(product);
    const credential = device.make(await begin(other));
    const answer = await other.post('/api/auth/passkeys', { name: 'Mine', credential });
    expect(answer.body.code).toBe('PasskeyTaken');
  });
});
