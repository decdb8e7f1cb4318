import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountStream } from '../../../domain/kernel/ids.ts';
import { type OpenIdServer, startOpenIdServer } from '../../support/openid-server.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { type Browser, browser } from '../support/browser.ts';
import {
  byGoogle,
  newcomer,
  newPerson,
  throughProvider,
  throughTheDoor,
} from '../support/google-journey.ts';
import { awaitMails } from '../support/outbox.ts';
import { newLearner, password } from '../support/people.ts';

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

const typesOf = async (id: string): Promise<string[]> => {
  const events = await product.world.commands.log.readStream(accountStream(id as never));
  return events.map(({ type, data }) => (data['method'] ? `${type} ${data['method']}` : type));
};

describe('who is signed in', () => {
  const link = async (own: Browser, currentPassword = password) => {
    const begun = await own.post('/api/auth/google/link', { currentPassword });
    return begun.status === 200
      ? throughTheDoor(own, await throughProvider(begun.body.url))
      : (begun.body.code as string);
  };

  it('links Google with the password, sees it, and unlinks it again', async () => {
    const learner = await newLearner(product);
    provider.with(newPerson());
    expect(await link(learner, 'not this one')).toBe('WrongPassword');
    expect(await link(learner)).toBe('/settings?google=linked');
    await awaitMails(product, learner.email, { subject: /^Google opens your .* account$/ });
    expect((await learner.get('/api/auth/methods')).body).toEqual({
      password: true,
      google: { available: true, linkedAt: expect.stringMatching(/^20/) },
      totp: { since: null },
      passkeys: { available: false, list: [] },
      recoveryCodes: 0,
      mustSetUp: false,
    });
    const elsewhere = browser(product.url);
    expect(await byGoogle(elsewhere)).toBe('/auth');
    const unlink = (currentPassword: string) =>
      learner.post('/api/auth/google/unlink', { currentPassword });
    expect((await unlink('not this one')).body.code).toBe('WrongPassword');
    expect((await unlink(password)).status).toBe(204);
    expect(await byGoogle(browser(product.url))).toBe('/auth?google=new');
    expect((await typesOf(learner.id)).slice(-1)).toEqual(['GoogleUnlinked']);
    await awaitMails(product, learner.email, { subject: /opens your .* account no more$/ });
  });

  it('cannot link what is linked elsewhere, nor a second one', async () => {
    const person = newPerson();
    await newcomer(product, provider, person);
    const learner = await newLearner(product);
    provider.with(person);
    expect(await link(learner)).toBe('/settings?google=taken');
    provider.with(newPerson());
    expect(await link(learner)).toBe('/settings?google=linked');
    expect(await link(learner), 'the same one again').toBe('/settings?google=linked');
    provider.with(newPerson());
    expect(await link(learner)).toBe('/settings?google=taken');
  });

  it('links nothing to an account whose password was changed meanwhile', async () => {
    const learner = await newLearner(product);
    provider.with(newPerson());
    const begun = await learner.post('/api/auth/google/link', { currentPassword: password });
    const door = await throughProvider(begun.body.url);
    const changed = { currentPassword: password, newPassword: 'a tin whistle at dawn' };
    expect((await learner.post('/api/auth/password', changed)).status).toBe(204);
    expect(await throughTheDoor(learner, door)).toBe('/settings?google=again');
    expect((await learner.get('/api/auth/methods')).body.google.linkedAt).toBeNull();
  });

  it('cannot link to the account of who signs in meanwhile in the same browser', async () => {
    const learner = await newLearner(product);
    const other = await newLearner(product);
    provider.with(newPerson());
    const begun = await learner.post('/api/auth/google/link', { currentPassword: password });
    const door = await throughProvider(begun.body.url);
    await learner.post('/api/login', { emailOrUsername: other.email, password });
    expect(await throughTheDoor(learner, door)).toBe('/settings?google=again');
  });

  it('sets a first password once Google has confirmed who sits there', async () => {
    const person = newPerson();
    const own = await newcomer(product, provider, person);
    const first = (newPassword = 'a tin whistle at dawn') =>
      own.post('/api/auth/password/first', { newPassword });
    const confirm = async (as: object) => {
      provider.with(as as never);
      const begun = await own.post('/api/auth/google/confirm');
      return throughTheDoor(own, await throughProvider(begun.body.url));
    };
    expect((await first()).body.code).toBe('ConfirmFirst');
    expect(await confirm(newPerson())).toBe('/settings?google=other');
    expect((await first()).body.code).toBe('ConfirmFirst');
    expect(await confirm(person)).toBe('/settings?google=confirmed');
    expect((await first('grace')).status, 'a weak one').toBe(400);
    expect((await own.post('/api/auth/google/unlink', { currentPassword: 'x' })).body.code).toBe(
      'PasswordMissing',
    );
    expect((await first()).status).toBe(204);
    expect((await first()).body.code).toBe('PasswordSetAlready');
    const wish = { emailOrUsername: person.email, password: 'a tin whistle at dawn' };
    expect((await browser(product.url).post('/api/login', wish)).status).toBe(200);
    expect(await typesOf(own.id)).toContain('PasswordChanged');
  });

  it('without Google linked has nothing to confirm by', async () => {
    const learner = await newLearner(product);
    expect((await learner.post('/api/auth/google/confirm')).body.code).toBe('GoogleNotLinked');
    const wish = { newPassword: 'a tin whistle at dawn' };
    expect((await learner.post('/api/auth/password/first', wish)).body.code).toBe(
      'PasswordSetAlready',
    );
  });
});
