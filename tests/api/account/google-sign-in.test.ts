import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountStream } from '../../../domain/kernel/ids.ts';
import { type OpenIdServer, startOpenIdServer } from '../../support/openid-server.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { browser } from '../support/browser.ts';
import { byGoogle, newChoices, newcomer, newPerson } from '../support/google-journey.ts';
import { newLearner, password } from '../support/people.ts';
import { codeOf, withApp } from '../support/second-factor.ts';

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

it('[AUTH-14] says in its public facts that Google is set up', async () => {
  const { body } = await browser(product.url).get('/api/config');
  expect(body.google).toEqual({ enabled: true, reason: null });
});

it('[API-09] is begun by a browser that navigates there with nothing in hand', async () => {
  const began = await browser(product.url).get('/api/auth/google', {
    'sec-fetch-mode': 'navigate',
    'sec-fetch-site': 'none',
  });
  expect(began.status, began.text).toBe(302);
  const { origin, searchParams } = new URL(began.headers.get('location') ?? '');
  expect(origin).toBe(new URL(provider.settings.issuer).origin);
  expect(searchParams.get('response_type')).toBe('code');
  expect(searchParams.get('redirect_uri')).toContain('/api/auth/google/');
});

describe('somebody whom nobody here knows', () => {
  it('[AUTH-14] opens an account without a password, and comes back to it by Google', async () => {
    const person = newPerson();
    const own = browser(product.url);
    provider.with(person);
    expect(await byGoogle(own)).toBe('/auth?google=new');
    expect((await own.get('/api/user')).status, 'no session before they chose').toBe(401);
    expect((await own.get('/api/auth/google/arrival')).body).toEqual({
      kind: 'new',
      email: person.email,
      firstName: 'Grace',
      lastName: 'Kim',
    });
    const choices = newChoices();
    const opened = await own.post('/api/auth/google/arrival/account', choices);
    expect(opened.body).toMatchObject({ email: person.email, username: choices.username });
    expect((await own.get('/api/user')).body.id).toBe(opened.body.id);
    expect((await own.get('/api/auth/google/arrival')).body.code).toBe('GoogleArrivalOver');

    const elsewhere = browser(product.url);
    expect(await byGoogle(elsewhere)).toBe('/auth');
    expect((await elsewhere.get('/api/user')).body.id).toBe(opened.body.id);
    expect(await typesOf(opened.body.id)).toEqual([
      ...['AccountOpened', 'EmailVerified', 'GoogleLinked', 'SignedIn registration'],
      ...['SignedIn google', 'NewDeviceSignedIn'],
    ]);
  });

  it('cannot be entered by any password', async () => {
    const person = newPerson();
    await newcomer(product, provider, person);
    for (const guess of ['', 'null', 'undefined', password]) {
      const wish = { emailOrUsername: person.email, password: guess };
      expect((await browser(product.url).post('/api/login', wish)).status).not.toBe(200);
    }
  });

  it('is refused a user name that is taken, and may choose another', async () => {
    const learner = await newLearner(product);
    const own = browser(product.url);
    provider.with(newPerson());
    await byGoogle(own);
    const path = '/api/auth/google/arrival/account';
    expect((await own.post(path, newChoices(learner.username))).body.code).toBe('NameTaken');
    expect((await own.post(path, newChoices())).status).toBe(201);
  });

  it('opens one account, in however many tabs the form is sent at once', async () => {
    const own = browser(product.url);
    const person = newPerson();
    provider.with(person);
    await byGoogle(own);
    const path = '/api/auth/google/arrival/account';
    const names = ['one', 'two', 'three'].map((name) => `${name}${person.sub}`);
    const answers = await Promise.all(names.map((name) => own.post(path, newChoices(name))));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  });

  it.each([
    ['no e-mail that Google has verified', { email_verified: false }],
    ['a word in place of the answer', { email_verified: 'true' }],
    ['no e-mail at all', { email: undefined }],
  ])('with %s is refused in words', async (_, changes) => {
    const own = browser(product.url);
    provider.with(newPerson(changes));
    expect(await byGoogle(own)).toBe('/auth?google=unverified');
    expect((await own.get('/api/auth/google/arrival')).status).toBe(404);
  });

  it('who says no at Google is told so', async () => {
    const own = browser(product.url);
    provider.with('declines');
    expect(await byGoogle(own)).toBe('/auth?google=cancelled');
  });
});

describe('somebody whose e-mail has an account', () => {
  const arrive = async (changes = {}) => {
    const learner = await newLearner(product, changes);
    const own = browser(product.url);
    provider.with(newPerson({ email: learner.email.toUpperCase() }));
    expect(await byGoogle(own)).toBe('/auth?google=link');
    return { learner, own };
  };
  const path = '/api/auth/google/arrival/link';

  it('is let in by Google only after the password was given', async () => {
    const { learner, own } = await arrive();
    expect((await own.get('/api/user')).status).toBe(401);
    expect((await own.post(path, { password: 'not this one' })).body.code).toBe('WrongCredentials');
    expect((await own.post(path, { password })).body.id).toBe(learner.id);
    const elsewhere = browser(product.url);
    expect(await byGoogle(elsewhere)).toBe('/auth');
    expect((await elsewhere.get('/api/user')).body.id).toBe(learner.id);
    expect(await typesOf(learner.id)).toEqual([
      ...['AccountOpened', 'SignedIn registration'],
      ...['GoogleLinked', 'SignedIn google', 'NewDeviceSignedIn'],
      ...['SignedIn google', 'NewDeviceSignedIn'],
    ]);
  });

  it('has as few tries at the password as anybody', async () => {
    const { own } = await arrive();
    const guess = () => own.post(path, { password: 'not this one' });
    const codes: string[] = [];
    for (let tries = 0; tries < 8; tries += 1) codes.push((await guess()).body.code);
    expect(codes).toContain('TooManyTries');
  });

  it('cannot open a second account with it', async () => {
    const { own } = await arrive();
    const answer = await own.post('/api/auth/google/arrival/account', newChoices());
    expect(answer.body.code).toBe('NameTaken');
  });

  it('is not met by an e-mail that Google has not verified', async () => {
    const learner = await newLearner(product);
    const own = browser(product.url);
    provider.with(newPerson({ email: learner.email, email_verified: false }));
    expect(await byGoogle(own)).toBe('/auth?google=unverified');
    expect((await own.post(path, { password })).body.code).toBe('GoogleArrivalOver');
  });
});

it('who has an authenticator app is asked for its code after Google, too', async () => {
  const person = newPerson();
  const learner = await newLearner(product, { email: person.email });
  const { secret } = await withApp(product, learner);
  const own = browser(product.url);
  provider.with(person);
  expect(await byGoogle(own)).toBe('/auth?google=link');
  const linked = await own.post('/api/auth/google/arrival/link', { password });
  expect(linked.body.code).toBe('SecondFactorNeeded');
  const later = browser(product.url);
  expect(await byGoogle(later)).toBe('/auth?google=second');
  expect(later.cookie(), 'no session').toBe('');
  const code = codeOf(secret);
  expect((await later.post('/api/login/second', { code })).body.id).toBe(learner.id);
  expect((await typesOf(learner.id)).slice(-3)).toContain('SignedIn google');
});

it('nothing that Google says stands in the log, nor anywhere in clear', async () => {
  const person = newPerson({ sub: 'canary-subject-4711', email: 'canary4711@gmail.example' });
  provider.with(person);
  const waiting = browser(product.url);
  await byGoogle(waiting);
  const { rows } = await product.world.database.query(
    `select string_agg(t::text, ' ') as all from (
       select e.*::text from log.event e union all select s.*::text from auth.step s
       union all select g.*::text from auth.google_identity g) t`,
  );
  for (const clear of [person.sub, person.email]) expect(rows[0].all).not.toContain(clear);
  await newcomer(product, provider, person);
  const { rows: after } = await product.world.database.query(
    `select string_agg(t::text, ' ') as all from (
       select e.*::text from log.event e union all select g.*::text from auth.google_identity g) t`,
  );
  for (const clear of [person.sub, person.email]) expect(after[0].all).not.toContain(clear);
});
