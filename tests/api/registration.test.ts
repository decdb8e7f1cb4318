import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildServer } from '../../api/server.ts';
import { user } from '../../domain/contracts/account.ts';
import { fieldCodes } from '../../domain/contracts/fields.ts';
import type { AccountId } from '../../domain/kernel/ids.ts';
import { accountStream } from '../../domain/kernel/ids.ts';
import { type EventLog, LogUnavailable, OutcomeUnknown } from '../../domain/ports/event-log.ts';
import { startTestProduct, type TestProduct } from '../support/product.ts';
import { type Browser, browser } from './support/browser.ts';
import { newLearner, someone } from './support/people.ts';
import { withSettings } from './support/with-settings.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

const register = (changes: Parameters<typeof someone>[0] = {}, headers = {}) =>
  browser(product.url).post('/api/register', someone(changes), headers);

const identities = async (): Promise<number> => {
  const { rows } = await product.world.database.query('select 1 from auth.identity');
  return rows.length;
};

describe('registering', () => {
  it('[API-07] [DATA-01] takes the fields of the sign-up page and answers the user', async () => {
    const body = someone({ timeZone: 'Asia/Tokyo' });
    const {
      status,
      body: answered,
      headers,
    } = await browser(product.url).post('/api/register', body);
    expect(status).toBe(201);
    expect(user.parse(answered)).toMatchObject({
      username: body.username,
      email: body.email,
      firstName: 'Ada',
      lastName: 'Okafor',
      healthcareField: 'RT',
      subscriptionTier: 'free',
      isAdmin: false,
      dailyStreak: 0,
      highestStreak: 0,
      profileImageUrl: null,
      timeZone: 'Asia/Tokyo',
    });
    expect(answered.referralCode).toMatch(/^[A-Z2-9]{10}$/);
    expect(headers.get('x-position')).toMatch(/^\d+$/);
  });

  it('signs the browser in with a cookie that scripts cannot read', async () => {
    const { headers } = await register();
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^sid=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(
        /^device=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
      ),
      expect.stringMatching(/^pos=\d{20}; Max-Age=60; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
  });

  it('[CONST-01] accepts each of the 14 fields and no other', async () => {
    for (const healthcareField of fieldCodes) {
      expect((await register({ healthcareField })).body).toMatchObject({ healthcareField });
    }
    expect(await register({ healthcareField: 'MD' })).toMatchObject({
      status: 400,
      body: { code: 'InvalidRequest', field: 'healthcareField' },
    });
  });

  it.each([
    ['email', 'not an address'],
    ['email', `${'a'.repeat(250)}@example.com`],
    ['username', 'no'],
    ['username', 'has space'],
    ['username', 'name@example.com'],
    ['password', 'short'],
    ['password', 'x'.repeat(129)],
    ['firstName', '   '],
    ['lastName', 'x'.repeat(81)],
    ['timeZone', 'Mars/Olympus'],
    ['email', undefined],
    ['email', { toString: 'x' }],
    ['password', ['a', 'list', 'of', 'words']],
    ['isAdmin', true],
    ['role', 'admin'],
  ])('refuses %s = %j and names the field', async (field, value) => {
    const before = await identities();
    const answer = await register({ [field]: value });
    expect(answer).toMatchObject({ status: 400, body: { code: 'InvalidRequest', field } });
    expect(answer.body.message).toMatch(new RegExp(`^${field}: .+`));
    expect(await identities()).toBe(before);
  });

  it.each([
    ['Mars/Olympus', 300, 'Etc/GMT-5'],
    ['Mars/Olympus', 330, 'Asia/Kolkata'],
    ['Mars/Olympus', 7, 'UTC'],
    ['Asia/Tokyo', 300, 'Asia/Tokyo'],
    [undefined, -480, 'Etc/GMT+8'],
  ])('keeps for a browser in %s, %i minutes ahead of UTC, %s', async (zone, utcOffset, kept) => {
    const { body } = await register({ timeZone: zone, utcOffset });
    expect(body).toMatchObject({ timeZone: kept });
  });

  it('refuses one of the common passwords', async () => {
    expect(await register({ password: 'qwertyuiop' })).toMatchObject({
      status: 400,
      body: { code: 'CommonPassword', field: 'password' },
    });
  });

  it('refuses a name that is in use, whatever its case', async () => {
    const { email, username } = await newLearner(product);
    for (const taken of [{ email: email.toUpperCase() }, { username: username.toUpperCase() }]) {
      expect(await register(taken)).toMatchObject({ status: 409, body: { code: 'NameTaken' } });
    }
  });

  it('lets exactly one of many at once have an e-mail address', async () => {
    const before = await identities();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => register({ email: 'race@example.com' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    expect(await identities()).toBe(before + 1);
  });

  it('answers the same Idempotency-Key with the same account, even at once', async () => {
    const headers = { 'idempotency-key': '4f0b7e0a-6f6e-4b39-9d0d-0d6f5b1b2c11' };
    const body = someone();
    const again = () => browser(product.url).post('/api/register', body, headers);
    const [first, second] = await Promise.all([again(), again()]);
    const third = await again();
    expect([first.status, second.status, third.status]).toEqual([201, 201, 201]);
    expect(second.body.id).toBe(first.body.id);
    expect(third.body.id).toBe(first.body.id);
    const events = await product.world.commands.log.readStream(accountStream(first.body.id));
    expect(events.map(({ type }) => type)).toEqual(['AccountOpened', 'SignedIn']);
  });

  it('does not hand an account to whoever knows the key but not the password', async () => {
    const headers = { 'idempotency-key': '8b7a2a52-9a7c-4bd1-8a4c-1e9b7c3f5a77' };
    const body = someone();
    expect((await browser(product.url).post('/api/register', body, headers)).status).toBe(201);
    const other = { ...body, password: 'another good long password' };
    expect(await browser(product.url).post('/api/register', other, headers)).toMatchObject({
      status: 409,
      body: { code: 'KeyReused', field: 'idempotency-key' },
    });
  });

  it('is limited per address, with the seconds to wait', async () => {
    await withSettings(product, { limits: { registrations: 2, papers: 2 } }, async ({ origin }) => {
      const answers = [];
      for (let i = 0; i < 3; i += 1) {
        answers.push(await browser(origin).post('/api/register', someone()));
      }
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 429]);
      expect(answers[2]?.body).toMatchObject({ code: 'TooManyTries' });
      expect(Number(answers[2]?.headers.get('retry-after'))).toBeGreaterThan(0);
    });
  });
});

describe('a registration that was cut off', () => {
  const claim = async (body: ReturnType<typeof someone>, age: string) => {
    const passwordHash = await product.world.passwords.hash(String(body.password));
    await product.world.database.query(
      `insert into auth.identity values ($1, $2, $3, $4, now() - $5::interval)`,
      [`cut-off-${body.username}`, body.email, body.username, passwordHash, age],
    );
  };

  it('keeps its names for a minute, for it may still be under way', async () => {
    const body = someone();
    await claim(body, '30 seconds');
    expect((await browser(product.url).post('/api/register', body)).status).toBe(409);
  });

  it('frees its names after a minute', async () => {
    const body = someone();
    await claim(body, '2 minutes');
    expect((await browser(product.url).post('/api/register', body)).status).toBe(201);
  });

  it('frees them at once where it was made by a clock that was set back since', async () => {
    const body = someone();
    await claim(body, '-1 day');
    expect((await browser(product.url).post('/api/register', body)).status).toBe(201);
  });

  it('cannot be signed in to', async () => {
    const body = someone();
    await claim(body, '2 minutes');
    const answer = await browser(product.url).post('/api/login', {
      emailOrUsername: body.username,
      password: body.password,
    });
    expect(answer).toMatchObject({ status: 401, body: { code: 'WrongCredentials' } });
    expect(
      await product.world.commands.log.readStream(
        accountStream(`cut-off-${body.username}` as AccountId),
      ),
    ).toEqual([]);
  });

  const withAppend = async (
    append: EventLog['append'],
    work: (own: Browser) => Promise<void>,
  ): Promise<void> => {
    const { commands } = product.world;
    const log = { ...commands.log, append };
    const server = await buildServer({ ...product.world, commands: { ...commands, log } });
    await work(browser(await server.listen({ port: 0, host: '127.0.0.1' })));
    await server.close();
  };

  it('because the log was away leaves nothing behind', async () => {
    const body = someone();
    const before = await identities();
    await withAppend(
      () => Promise.reject(new LogUnavailable('away')),
      async (own) => {
        expect(await own.post('/api/register', body)).toMatchObject({
          status: 503,
          body: { code: 'Unavailable' },
        });
      },
    );
    expect(await identities()).toBe(before);
    expect((await browser(product.url).post('/api/register', body)).status).toBe(201);
  });

  it('with an unknown outcome can be sent again under its Idempotency-Key', async () => {
    const body = someone();
    const headers = { 'idempotency-key': '5d2f7a3e-4c1b-4f6e-9a8d-7b6c5d4e3f21' };
    await withAppend(
      async (append) => {
        await product.world.commands.log.append(append);
        throw new OutcomeUnknown('the line was cut');
      },
      async (own) => {
        expect(await own.post('/api/register', body, headers)).toMatchObject({
          status: 503,
          body: { code: 'OutcomeUnknown' },
        });
      },
    );
    const again = await browser(product.url).post('/api/register', body, headers);
    expect(again.status).toBe(201);
    const events = await product.world.commands.log.readStream(accountStream(again.body.id));
    expect(events.map(({ type }) => type)).toEqual(['AccountOpened', 'SignedIn']);
  });
});
