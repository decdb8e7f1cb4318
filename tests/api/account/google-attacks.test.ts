import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openIdProvider } from '../../../ops/adapters/google/openid-provider.ts';
import {
  type Departure,
  type OpenIdServer,
  startOpenIdServer,
} from '../../support/openid-server.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { type Browser, browser } from '../support/browser.ts';
import { byGoogle, throughTheDoor, toTheDoor } from '../support/google-journey.ts';
import { identitiesOf } from '../support/identities.ts';
import { withWorld } from '../support/with-world.ts';

const victim = {
  sub: '100000000000000000001',
  email: 'victim@gmail.example',
  email_verified: true,
  given_name: 'Grace',
  family_name: 'Kim',
};

const choices = {
  username: 'victim',
  firstName: 'Grace',
  lastName: 'Kim',
  healthcareField: 'RT',
  timeZone: 'America/Chicago',
};

let provider: OpenIdServer;
let product: TestProduct;
const logged: string[] = [];
beforeAll(async () => {
  provider = await startOpenIdServer();
  product = await startTestProduct({
    configuration: { google: provider.settings },
    onLog: (line) => logged.push(line),
  });
  provider.with(victim);
  const own = browser(product.url);
  expect(await byGoogle(own)).toBe('/auth?google=new');
  const opened = await own.post('/api/auth/google/arrival/account', choices);
  expect(opened.status, opened.text).toBe(201);
});
afterAll(async () => {
  await product.stop();
  await provider.stop();
});
beforeEach(() => provider.with(victim));

const expectOutside = async (own: Browser, page: string): Promise<void> => {
  expect(page).toBe('/auth?google=again');
  expect(own.cookie(), 'no session').toBe('');
  expect((await own.get('/api/user')).status).toBe(401);
  expect((await own.get('/api/auth/google/arrival')).status).toBe(404);
  expect(await identitiesOf(product)).toBe(1);
};

/** Our door with another word in the address. */
const withWord = (door: URL, name: string, value: string | null): URL => {
  const changed = new URL(door);
  if (value === null) changed.searchParams.delete(name);
  else changed.searchParams.set(name, value);
  return changed;
};

describe('[AUTH-14] a forged return from Google', () => {
  it.each([
    ['another state', 'state', 'a-state-that-nobody-began'],
    ['an empty state', 'state', ''],
    ['no state', 'state', null],
    ['a made-up code', 'code', '0123456789abcdef'],
    ['no code', 'code', null],
    ['another issuer beside the code', 'iss', 'https://elsewhere.example'],
  ])('with %s opens nothing', async (_, name, value) => {
    const own = browser(product.url);
    const door = await toTheDoor(own);
    await expectOutside(own, await throughTheDoor(own, withWord(door, name, value)));
  });

  it('that was used before opens nothing the second time', async () => {
    const own = browser(product.url);
    const door = await toTheDoor(own);
    expect(await throughTheDoor(own, door)).toBe('/auth');
    await own.post('/api/logout');
    await expectOutside(own, await throughTheDoor(own, door));
  });

  it('with a code of another journey opens nothing: its verifier is missing', async () => {
    const thief = browser(product.url);
    const stolen = (await toTheDoor(browser(product.url))).searchParams.get('code');
    const door = await toTheDoor(thief);
    await expectOutside(thief, await throughTheDoor(thief, withWord(door, 'code', stolen)));
  });

  it('in another browser opens nothing', async () => {
    const door = await toTheDoor(browser(product.url));
    const other = browser(product.url);
    await expectOutside(other, await throughTheDoor(other, door));
    const begunToo = browser(product.url);
    await toTheDoor(begunToo);
    await expectOutside(begunToo, await throughTheDoor(begunToo, door));
  });

  it('that comes after ten minutes opens nothing', async () => {
    const own = browser(product.url);
    const door = await toTheDoor(own);
    const { world } = product;
    await world.database.query(`update auth.step set expires_at = now() - interval '1 s'`);
    await expectOutside(own, await throughTheDoor(own, door));
  });

  it('cannot lead to a page of somebody else', async () => {
    const own = browser(product.url);
    const door = await toTheDoor(own);
    for (const name of ['redirect_uri', 'return', 'next', 'returnTo', 'continue']) {
      door.searchParams.set(name, 'https://elsewhere.example/');
    }
    // Asserted inside: the way leads to our own origin.
    expect(await throughTheDoor(own, door)).toBe('/auth');
  });
});

describe('[AUTH-14] a token that does not hold', () => {
  const past = 1_000_000_000;
  it.each<readonly [string, Departure]>([
    ['with another nonce', { claims: { nonce: 'of another journey' } }],
    ['without a nonce', { claims: { nonce: undefined } }],
    ['for another client', { claims: { aud: 'somebody-else' } }],
    ['of another issuer', { claims: { iss: 'https://accounts.google.com.elsewhere.example' } }],
    ['that expired', { claims: { exp: past, iat: past - 60 } }],
    ['for nobody', { claims: { sub: undefined } }],
    ['signed by nobody (alg none)', { signedBy: 'nobody' }],
    ['signed by a stranger', { signedBy: 'a stranger' }],
    ['signed with the client secret (HS256)', { signedBy: 'the secret' }],
  ])('%s opens nothing', async (_, departure) => {
    const own = browser(product.url);
    const door = await toTheDoor(own);
    provider.with(victim, departure);
    await expectOutside(own, await throughTheDoor(own, door));
  });
});

describe('a Google that fails', () => {
  it('after the journey began is told, and the next try goes well', async () => {
    const own = browser(product.url);
    const door = await toTheDoor(own);
    provider.with(victim, { broken: '/token' });
    expect(await throughTheDoor(own, door)).toBe('/auth?google=away');
    provider.with(victim);
    expect(await byGoogle(own)).toBe('/auth');
  });

  it('by silence costs five seconds and no more', async () => {
    const own = browser(product.url);
    const door = await toTheDoor(own);
    provider.with(victim, { silent: '/token' });
    expect(await throughTheDoor(own, door)).toBe('/auth?google=away');
  }, 30_000);

  it('before the journey began is told on the page', async () => {
    provider.with(victim, { silent: '/.well-known/openid-configuration' });
    const google = openIdProvider(provider.settings);
    await withWorld(product, { google }, async (origin) => {
      const own = browser(origin);
      const began = await own.get('/api/auth/google');
      expect(began.headers.get('location')).toBe('/auth?google=away');
      provider.with(victim);
      const again = await own.get('/api/auth/google');
      expect(again.headers.get('location'), 'a failure is not kept').toMatch(/^http.*\/authorize/);
    });
  }, 30_000);
});

it('no code, token or secret is ever logged', async () => {
  const own = browser(product.url);
  const door = await toTheDoor(own);
  provider.with(victim, { signedBy: 'a stranger' });
  await throughTheDoor(own, door);
  const all = logged.join('\n');
  expect(all).toContain('Google sign-in ended early');
  for (const secret of [
    provider.settings.clientSecret,
    door.searchParams.get('code') ?? '-',
    victim.email,
    victim.sub,
  ]) {
    expect(all).not.toContain(secret);
  }
});
