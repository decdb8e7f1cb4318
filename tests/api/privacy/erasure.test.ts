import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { erasureStore } from '../../../api/privacy/erasure-store.ts';
import { accountStream } from '../../../domain/kernel/ids.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { type Browser, browser } from '../support/browser.ts';
import { type Learner, newLearner, password, someone } from '../support/people.ts';
import { withTwoProcesses } from '../support/two-processes.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

const erase = (learner: Browser, username: string, rest: object = {}) =>
  learner.post('/api/privacy/erasure', {
    currentPassword: password,
    confirmation: username,
    ...rest,
  });

const typesOf = async ({ id }: Learner): Promise<string[]> =>
  (await product.world.commands.log.readStream(accountStream(id))).map(({ type }) => type);

const erasedTimes = async (learner: Learner): Promise<number> =>
  (await typesOf(learner)).filter((type) => type === 'AccountErased').length;

const row = async (text: string, { id }: Learner) =>
  (await product.world.database.query(text, [id])).rows[0];

const isDone = async (learner: Learner): Promise<boolean> =>
  (await row('select done_at from auth.erasure where account_id = $1', learner))?.done_at != null;

describe('erasing an account', () => {
  it('destroys the key, ends every session, and frees the names', async () => {
    const learner = await newLearner(product);
    const phone = browser(product.url);
    const login = { emailOrUsername: learner.email, password };
    expect((await phone.post('/api/login', login)).status).toBe(200);

    const answer = await erase(learner, learner.username.toUpperCase());
    expect(answer.status).toBe(204);
    expect(learner.cookie()).toBe('');
    expect(learner.deviceCookie()).toBe('');
    for (const own of [learner, phone]) expect((await own.get('/api/user')).status).toBe(401);
    expect((await phone.post('/api/login', login)).status).toBe(401);
    expect(await row('select key from auth.person_key where account_id = $1', learner)).toEqual({
      key: null,
    });
    expect(await erasedTimes(learner)).toBe(1);
    expect(await isDone(learner)).toBe(true);

    const { email, username } = learner;
    const again = await newLearner(product, { email, username });
    expect(again.id).not.toBe(learner.id);
  });

  it('wants the password and the username', async () => {
    const learner = await newLearner(product);
    const wrong = { currentPassword: 'not the password' };
    expect(await erase(learner, learner.username, wrong)).toMatchObject({
      status: 403,
      body: { code: 'WrongPassword', field: 'currentPassword' },
    });
    expect(await erase(learner, 'somebody')).toMatchObject({
      status: 400,
      body: { code: 'NotConfirmed', field: 'confirmation' },
    });
    expect(await erase(learner, learner.username, { why: 'a field nobody knows' })).toMatchObject({
      status: 400,
      body: { code: 'InvalidRequest', field: 'why' },
    });
    expect(await erase(browser(product.url), learner.username)).toMatchObject({ status: 401 });
    expect((await learner.get('/api/user')).body.email).toBe(learner.email);
    expect(await erasedTimes(learner)).toBe(0);
  });

  it('lets a stolen session guess the password a few times only', async () => {
    const learner = await newLearner(product);
    const guess = () => erase(learner, learner.username, { currentPassword: 'a guess' });
    const statuses: number[] = [];
    for (let tries = 0; tries < 7; tries += 1) statuses.push((await guess()).status);
    expect(statuses).toContain(429);
  });

  it('is one erasure when two tabs ask for it at once, in two processes', async () => {
    const learner = await newLearner(product);
    await withTwoProcesses(product, {}, async (origins) => {
      const tabs = origins.map((origin) => browser(origin, learner.cookie()));
      const answers = await Promise.all(tabs.map((tab) => erase(tab, learner.username)));
      const statuses = answers.map(({ status }) => status);
      expect(statuses).toContain(204);
      expect(statuses.filter((status) => status !== 204 && status !== 401)).toEqual([]);
      for (const tab of tabs) {
        const paper = await tab.get('/api/questions/RT?limit=2');
        expect(paper.status).toBe(401);
      }
    });
    expect(await erasedTimes(learner)).toBe(1);
  });

  it('opens nothing for whoever repeats the registration under its key', async () => {
    const body = someone();
    const named = { 'idempotency-key': '6a2f41de-3c07-4b3e-8a51-0d9a7d1f2b11' };
    const own = browser(product.url);
    expect((await own.post('/api/register', body, named)).status).toBe(201);
    expect((await erase(own, body.username as string)).status).toBe(204);
    expect(await own.post('/api/register', body, named)).toMatchObject({
      status: 409,
      body: { code: 'KeyReused' },
    });
    expect((await own.post('/api/register', body)).status).toBe(201);
  });
});

describe('an erasure that was cut off', () => {
  const begin = async (learner: Learner): Promise<boolean> => {
    const { database, clock } = product.world;
    const { passwordHash } = await row(
      'select password_hash as "passwordHash" from auth.identity where account_id = $1',
      learner,
    );
    return erasureStore(database).begin(
      { accountId: learner.id, passwordHash },
      { at: clock.instant(), correlationId: 'cut off' },
    );
  };
  const begun = async (): Promise<Learner> => {
    const learner = await newLearner(product);
    expect(await begin(learner)).toBe(true);
    return learner;
  };
  const completed = async (learner: Learner): Promise<void> => {
    await expect.poll(() => isDone(learner), { timeout: 30_000 }).toBe(true);
    expect(await erasedTimes(learner)).toBe(1);
    expect((await row('select key from auth.person_key where account_id = $1', learner)).key).toBe(
      null,
    );
    expect((await learner.get('/api/user')).status).toBe(401);
  };

  it('after the fence is brought to its end', async () => {
    await completed(await begun());
  });

  it('because it and another transaction waited for each other is begun again', async () => {
    const learner = await newLearner(product);
    const other = await product.world.database.connect();
    try {
      await other.query('begin');
      await other.query('select from auth.session where account_id = $1 for update', [learner.id]);
      const isBegun = begin(learner);
      const waiting = `select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
      await expect.poll(async () => (await other.query(waiting)).rowCount).toBeGreaterThan(0);
      // Whoever waited first is ended, which on a machine that stands still may be the other.
      await Promise.allSettled([
        other.query('select from auth.identity where account_id = $1 for update', [learner.id]),
      ]);
      await other.query('rollback');
      expect(await isBegun).toBe(true);
    } finally {
      other.release(true);
    }
    await completed(learner);
  });

  it('after the key, or after the event, is brought to its end with one event', async () => {
    const keyless = await begun();
    await product.world.vault.destroyKey(keyless.id);
    await completed(keyless);
    const { database } = product.world;
    await database.query('update auth.erasure set done_at = null where account_id = $1', [
      keyless.id,
    ]);
    await completed(keyless);
  });
});
