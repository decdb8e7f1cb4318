import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { user } from '../../../domain/contracts/account.ts';
import { fieldCodes } from '../../../domain/contracts/fields.ts';
import { accountStream } from '../../../domain/kernel/ids.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { browser } from '../support/browser.ts';
import { identitiesOf } from '../support/identities.ts';
import { newLearner, someone } from '../support/people.ts';
import { withSettings } from '../support/with-settings.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

const register = (changes: Parameters<typeof someone>[0] = {}, headers = {}) =>
  browser(product.url).post('/api/register', someone(changes), headers);

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
    const before = await identitiesOf(product);
    const answer = await register({ [field]: value });
    expect(answer).toMatchObject({ status: 400, body: { code: 'InvalidRequest', field } });
    expect(answer.body.message).toMatch(new RegExp(`^${field}: .+`));
    expect(await identitiesOf(product)).toBe(before);
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
    const before = await identitiesOf(product);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => register({ email: 'race@example.com' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    expect(await identitiesOf(product)).toBe(before + 1);
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
