import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildServer } from '../../../api/server/server.ts';
import { accountStream } from '../../../domain/kernel/ids.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { type Browser, browser } from '../support/browser.ts';
import { type Learner, newLearner, password } from '../support/people.ts';
import { setClock } from '../support/set-clock.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ clock: setClock('2026-11-20T12:00:00.000Z') });
});
afterAll(() => product.stop());

const signIn = async ({ email }: Learner, own: Browser = browser(product.url)) => {
  const answer = await own.post('/api/login', { emailOrUsername: email, password });
  expect(answer.status, answer.text).toBe(200);
  return own;
};

const statusOf = async (own: Browser): Promise<number> => (await own.get('/api/user')).status;

const withCookie = (cookie: string): Browser => browser(product.url, cookie);

describe('changing the password', () => {
  const change = (own: Browser, currentPassword: string, newPassword: string) =>
    own.post('/api/auth/password', { currentPassword, newPassword });
  const better = 'an even better pass phrase';

  it('ends every other session and gives this one a new cookie', async () => {
    const learner = await newLearner(product);
    const before = learner.cookie();
    const phone = await signIn(learner);
    const answer = await change(learner, password, better);
    expect(answer.status, answer.text).toBe(204);
    expect(answer.headers.get('x-position')).toBe(await product.world.commands.log.head());
    expect(await statusOf(learner)).toBe(200);
    expect(await statusOf(phone)).toBe(401);
    expect(await statusOf(withCookie(before))).toBe(401);
    const login = { emailOrUsername: learner.email };
    const visitor = browser(product.url);
    expect((await visitor.post('/api/login', { ...login, password })).status).toBe(401);
    expect((await visitor.post('/api/login', { ...login, password: better })).status).toBe(200);
  });

  it('leaves no session of somebody who was signing in with the old one', async () => {
    const learner = await newLearner(product);
    const { passwords } = product.world;
    const verified = Promise.withResolvers<void>();
    const changed = Promise.withResolvers<void>();
    const verify = async (...tried: Parameters<typeof passwords.verify>): Promise<boolean> => {
      const matches = await passwords.verify(...tried);
      verified.resolve();
      await changed.promise;
      return matches;
    };
    const server = await buildServer({ ...product.world, passwords: { ...passwords, verify } });
    const url = await server.listen({ port: 0, host: '127.0.0.1' });
    const { email } = learner;
    const thief = browser(url);
    const signingIn = thief.post('/api/login', { emailOrUsername: email, password });
    await verified.promise;
    expect((await change(learner, password, better)).status).toBe(204);
    changed.resolve();
    expect(await signingIn).toMatchObject({ status: 401, body: { code: 'WrongCredentials' } });
    expect(thief.cookie()).toBe('');
    expect((await learner.get('/api/auth/sessions')).body).toHaveLength(1);
    const events = await product.world.commands.log.readStream(accountStream(learner.id));
    expect(events.filter(({ type }) => type === 'SignedIn')).toHaveLength(1);
    await server.close();
  });

  it('needs the current one', async () => {
    const learner = await newLearner(product);
    expect(await change(learner, 'a guess', better)).toMatchObject({
      status: 403,
      body: { code: 'WrongPassword', field: 'currentPassword' },
    });
    await signIn(learner);
  });

  it('is open to its owner however many strangers failed', async () => {
    const learner = await newLearner(product);
    const { email } = learner;
    const stranger = browser(product.url);
    const login = { emailOrUsername: email, password: 'a guess' };
    for (let i = 0; i < 6; i += 1) await stranger.post('/api/login', login);
    expect((await stranger.post('/api/login', login)).status).toBe(429);
    expect((await change(learner, password, better)).status).toBe(204);
  });

  it('lets a stolen session guess the current one but a few times', async () => {
    const learner = await newLearner(product);
    for (let i = 0; i < 5; i += 1) await change(learner, `guess ${i}`, better);
    expect(await change(learner, password, better)).toMatchObject({
      status: 429,
      body: { code: 'TooManyTries' },
    });
  });

  it.each([
    [{ currentPassword: password, newPassword: 'short' }, 'InvalidRequest', 'newPassword'],
    [{ currentPassword: password, newPassword: 'password123' }, 'CommonPassword', 'newPassword'],
    [{ currentPassword: password, newPassword: ' '.repeat(10) }, 'PatternPassword', 'newPassword'],
    [{ currentPassword: password, newPassword: 'aaaaaaaaaa' }, 'PatternPassword', 'newPassword'],
    [{ currentPassword: password, newPassword: 'Ada-Okafor-1987' }, 'NamePassword', 'newPassword'],
    [{ newPassword: better }, 'InvalidRequest', 'currentPassword'],
  ])('refuses %j', async (body, code, field) => {
    const learner = await newLearner(product);
    expect(await learner.post('/api/auth/password', body)).toMatchObject({
      status: 400,
      body: { code, field },
    });
  });
});
