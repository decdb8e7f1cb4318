import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type OpenIdServer, startOpenIdServer } from '../../support/openid-server.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { type Browser, browser } from '../support/browser.ts';
import {
  byGoogle,
  newChoices,
  newcomer,
  newPerson,
  throughProvider,
  throughTheDoor,
} from '../support/google-journey.ts';
import { awaitMails, mailSettled, mailsTo } from '../support/outbox.ts';
import { newLearner, password } from '../support/people.ts';

vi.setConfig({ testTimeout: 60_000 });

let provider: OpenIdServer;
let product: TestProduct;
beforeAll(async () => {
  provider = await startOpenIdServer();
  product = await startTestProduct({ configuration: { google: provider.settings } });
});
afterAll(async () => {
  await product.stop();
  await provider.stop();
});

type Person = ReturnType<typeof newPerson>;

const confirm = async (own: Browser, as: Person): Promise<string> => {
  provider.with(as);
  const begun = await own.post('/api/auth/google/confirm');
  return throughTheDoor(own, await throughProvider(begun.body.url));
};

/** Somebody who came by Google. */
const withoutPassword = async () => {
  const person = newPerson();
  return { person, own: await newcomer(product, provider, person) };
};

const linkedOf = async (id: string): Promise<number> => {
  const { rowCount } = await product.world.database.query(
    'select 1 from auth.google_identity where account_id = $1',
    [id],
  );
  return rowCount ?? 0;
};

describe('a newcomer by Google', () => {
  it('has an address that nobody needs to confirm, and is told of a new device by mail', async () => {
    const { person, own } = await withoutPassword();
    expect((await own.get('/api/auth/email')).body).toMatchObject({
      email: person.email,
      verified: true,
    });
    expect(await byGoogle(browser(product.url))).toBe('/auth');
    await awaitMails(product, person.email, { subject: /^New sign-in/ });
    await mailSettled(product);
    const subjects = mailsTo(product, person.email).map(({ subject }) => subject);
    expect(subjects).not.toContainEqual(expect.stringMatching(/^Confirm your/));
  });

  it('counts for who invited them', async () => {
    const friend = await newLearner(product);
    const { body: account } = await friend.get('/api/user');
    const own = browser(product.url);
    provider.with(newPerson());
    await byGoogle(own);
    const choices = { ...newChoices(), referralCode: account.referralCode };
    expect((await own.post('/api/auth/google/arrival/account', choices)).status).toBe(201);
    expect((await own.get('/api/referrals/stats')).body.isReferred).toBe(true);
  });
});

describe('an account without a password', () => {
  const change = (own: Browser, rest: object = {}) =>
    own.post('/api/auth/email', { newEmail: newPerson().email, ...rest });

  it('changes its address once Google has confirmed who sits there, once for each confirmation', async () => {
    const { person, own } = await withoutPassword();
    expect((await change(own)).body.code).toBe('ConfirmFirst');
    expect((await change(own, { currentPassword: password })).body.code).toBe('PasswordMissing');
    expect(await confirm(own, newPerson())).toBe('/settings?google=other');
    expect((await change(own)).body.code).toBe('ConfirmFirst');
    expect(await confirm(own, person)).toBe('/settings?google=confirmed');
    expect((await change(own)).status).toBe(204);
    expect((await change(own)).body.code).toBe('ConfirmFirst');
  });

  it('is erased so as well, and Google opens nothing from then on', async () => {
    const { person, own } = await withoutPassword();
    const { body: account } = await own.get('/api/user');
    const erase = () => own.post('/api/privacy/erasure', { confirmation: account.username });
    expect((await erase()).body.code).toBe('ConfirmFirst');
    expect(await linkedOf(own.id)).toBe(1);
    expect(await confirm(own, person)).toBe('/settings?google=confirmed');
    expect((await erase()).status).toBe(204);
    expect(await linkedOf(own.id)).toBe(0);
    expect(await byGoogle(browser(product.url)), 'nobody is known').toBe('/auth?google=new');
  });

  it('is not changed by a confirmation of another session, nor by an old one', async () => {
    const { person, own } = await withoutPassword();
    const elsewhere = browser(product.url);
    expect(await byGoogle(elsewhere)).toBe('/auth');
    expect(await confirm(elsewhere, person)).toBe('/settings?google=confirmed');
    expect((await change(own)).body.code).toBe('ConfirmFirst');
    await product.world.database.query(
      `update auth.session set confirmed_at = confirmed_at - interval '11 minutes'`,
    );
    expect((await change(elsewhere)).body.code).toBe('ConfirmFirst');
  });
});

it('an account with a password is changed by its password alone', async () => {
  const person = newPerson();
  const learner = await newLearner(product);
  provider.with(person);
  const begun = await learner.post('/api/auth/google/link', { currentPassword: password });
  await throughTheDoor(learner, await throughProvider(begun.body.url));
  expect(await confirm(learner, person)).toBe('/settings?google=confirmed');
  const wish = { newEmail: newPerson().email };
  expect((await learner.post('/api/auth/email', wish)).body.code).toBe('WrongPassword');
  const erasing = { confirmation: learner.username };
  expect((await learner.post('/api/privacy/erasure', erasing)).body.code).toBe('WrongPassword');
});
