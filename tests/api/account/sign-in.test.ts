import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildServer } from '../../../api/server/server.ts';
import { user } from '../../../domain/contracts/account.ts';
import { accountStream, refusalsStream } from '../../../domain/kernel/ids.ts';
import type { CalendarDay } from '../../../domain/kernel/time.ts';
import { patiently } from '../../support/patiently.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { type Answer, browser } from '../support/browser.ts';
import { newLearner, password } from '../support/people.ts';
import { type SetClock, setClock } from '../support/set-clock.ts';

let product: TestProduct;
let clock: SetClock;
beforeAll(async () => {
  clock = setClock('2026-11-20T12:00:00.000Z');
  product = await startTestProduct({ clock });
});
afterAll(() => product.stop());
// Every test comes from the same address, and many of them fail on purpose.
beforeEach(() => product.world.database.query('delete from auth.throttle'));

const signIn = (emailOrUsername: string, secret: string = password, rest = {}) =>
  browser(product.url).post('/api/login', { emailOrUsername, password: secret, ...rest });

const eventsOf = async (id: Parameters<typeof accountStream>[0]) =>
  (await product.world.commands.log.readStream(accountStream(id))).map(({ type }) => type);

const refusalsOf = async (id: Parameters<typeof accountStream>[0]) =>
  product.world.commands.log.readStream(
    refusalsStream(id, clock.instant().slice(0, 10) as CalendarDay),
  );

const told = ({ status, body, headers }: Answer) => ({
  status,
  body,
  headers: [...headers.keys()].filter((name) => name !== 'date'),
});

describe('signing in', () => {
  it('[API-06] answers the user for an e-mail address or a user name', async () => {
    const { email, username, id } = await newLearner(product);
    for (const name of [email, username, email.toUpperCase(), ` ${username} `]) {
      const answer = await signIn(name, password, { healthcareField: 'RN' });
      expect(answer.status, answer.text).toBe(200);
      expect(user.parse(answer.body)).toMatchObject({ id, email, username });
    }
  });

  it('never changes the field', async () => {
    const { email } = await newLearner(product, { healthcareField: 'PT' });
    const answer = await signIn(email, password, { healthcareField: 'RN' });
    expect(answer.body.healthcareField).toBe('PT');
  });

  it('sets a session cookie that opens the current user', async () => {
    const { email, id } = await newLearner(product);
    const own = browser(product.url);
    await own.post('/api/login', { emailOrUsername: email, password });
    expect((await own.get('/api/user')).body.id).toBe(id);
  });

  it('records the sign-in and tells its position', async () => {
    const { email, id } = await newLearner(product);
    const { headers } = await signIn(email);
    expect(await eventsOf(id)).toEqual([
      'AccountOpened',
      'SignedIn',
      'SignedIn',
      'NewDeviceSignedIn',
    ]);
    expect(headers.get('x-position')).toBe(await product.world.commands.log.head());
  });

  it.each([
    ['emailOrUsername', ''],
    ['emailOrUsername', undefined],
    ['emailOrUsername', 'x'.repeat(255)],
    ['emailOrUsername', 'a\0b'],
    ['password', ''],
    ['password', 'x'.repeat(129)],
    ['healthcareField', 'MD'],
    ['remember', true],
  ])('refuses %s = %j and names the field', async (field, value) => {
    const body = { emailOrUsername: 'ada', password, [field]: value };
    const answer = await browser(product.url).post('/api/login', body);
    expect(answer).toMatchObject({ status: 400, body: { code: 'InvalidRequest', field } });
  });
});

describe('a wrong name or password', () => {
  it('is refused in the same words, status and headers', async () => {
    const { email } = await newLearner(product);
    const known = await signIn(email, 'not the password');
    const unknown = await signIn('nobody@example.com', 'not the password');
    expect(known).toMatchObject({
      status: 401,
      body: { message: 'Invalid email or password', code: 'WrongCredentials' },
    });
    expect(told(unknown)).toEqual(told(known));
  });

  it('costs one password hash, whether the name is known or not', async () => {
    const { email } = await newLearner(product);
    const verify = vi.fn(product.world.passwords.verify);
    const server = await buildServer({
      ...product.world,
      passwords: { ...product.world.passwords, verify },
    });
    const url = await server.listen({ port: 0, host: '127.0.0.1' });
    for (const emailOrUsername of [email, 'nobody@example.com']) {
      verify.mockClear();
      await browser(url).post('/api/login', { emailOrUsername, password: 'wrong' });
      expect(verify).toHaveBeenCalledTimes(1);
    }
    await server.close();
  });

  it('is recorded beside the answer, and a shutdown waits for that', async () => {
    const { email, id } = await newLearner(product);
    const server = await buildServer(product.world);
    const url = await server.listen({ port: 0, host: '127.0.0.1' });
    await browser(url).post('/api/login', { emailOrUsername: email, password: 'wrong' });
    await server.close();
    expect((await refusalsOf(id)).map(({ type }) => type)).toEqual(['SignInRefused']);
    // What strangers do does not lengthen what is read whenever the account changes.
    expect(await eventsOf(id)).toEqual(['AccountOpened', 'SignedIn']);
  });
});

describe('too many wrong passwords', () => {
  const tryTimes = async (times: number, name: string): Promise<Answer[]> => {
    const answers: Answer[] = [];
    for (let i = 0; i < times; i += 1) answers.push(await signIn(name, 'wrong'));
    return answers;
  };

  it('make the account wait, longer each time, and say how long', async () => {
    clock.set('2026-11-21T12:00:00.000Z');
    const { email } = await newLearner(product);
    const answers = await tryTimes(6, email);
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429]);
    expect(answers[5]?.headers.get('retry-after')).toBe('1');
    expect(answers[5]?.body).toEqual({
      message: 'Too many attempts. Wait 1 s and try again.',
      code: 'TooManyTries',
    });
    clock.set('2026-11-21T12:00:01.000Z');
    expect((await tryTimes(2, email)).map(({ status }) => status)).toEqual([401, 429]);
    clock.set('2026-11-21T12:00:02.500Z');
    expect((await signIn(email)).headers.get('retry-after')).toBe('1');
    clock.set('2026-11-21T12:00:03.000Z');
    expect((await signIn(email)).status).toBe(200);
  });

  it('are no event once they are refused unlooked at', async () => {
    clock.set('2026-11-22T12:00:00.000Z');
    const { email, id } = await newLearner(product);
    await tryTimes(9, email);
    await vi.waitFor(async () => expect(await refusalsOf(id)).toHaveLength(5), patiently);
  });

  it('throttle an unknown name just the same', async () => {
    const statuses = (await tryTimes(6, 'nobody')).map(({ status }) => status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it('are forgiven by a right one', async () => {
    clock.set('2026-11-23T12:00:00.000Z');
    const { email } = await newLearner(product);
    await tryTimes(4, email);
    expect((await signIn(email)).status).toBe(200);
    expect((await tryTimes(5, email)).map(({ status }) => status)).toEqual(Array(5).fill(401));
  });

  it('do not tell that e-mail and user name belong together', async () => {
    clock.set('2026-11-24T12:00:00.000Z');
    const { email, username } = await newLearner(product);
    expect((await tryTimes(6, email)).at(-1)?.status).toBe(429);
    expect((await tryTimes(6, username)).map(({ status }) => status)).toEqual([
      401, 401, 401, 401, 401, 429,
    ]);
  });

  it('of strangers do not keep the owner out of a browser they signed in from', async () => {
    clock.set('2026-11-25T12:00:00.000Z');
    const learner = await newLearner(product);
    await learner.post('/api/logout');
    await tryTimes(6, learner.email);
    expect((await signIn(learner.email)).status).toBe(429);
    const login = { emailOrUsername: learner.email, password };
    expect((await learner.post('/api/login', login)).status).toBe(200);
  });

  it('in that browser make it wait as well', async () => {
    clock.set('2026-11-26T12:00:00.000Z');
    const learner = await newLearner(product);
    const login = { emailOrUsername: learner.email, password: 'wrong' };
    const statuses = [];
    for (let i = 0; i < 6; i += 1) statuses.push((await learner.post('/api/login', login)).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await signIn(learner.email)).status).toBe(200);
  });

  it('are no fewer for somebody who planted their own browser’s cookie in another’s', async () => {
    clock.set('2026-11-27T12:00:00.000Z');
    const [owner, attacker] = [await newLearner(product), await newLearner(product)];
    const planted = { cookie: attacker.deviceCookie() };
    const login = { emailOrUsername: owner.email, password };
    await browser(product.url).post('/api/login', login, planted);
    await tryTimes(6, owner.email);
    const answer = await browser(product.url).post('/api/login', login, planted);
    expect(answer.status).toBe(429);
  });
});
