import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionStore } from '../../../api/account/session-store.ts';
import { sessionList } from '../../../domain/contracts/account.ts';
import { accountStream } from '../../../domain/kernel/ids.ts';
import { patiently } from '../../support/patiently.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { type Browser, browser } from '../support/browser.ts';
import { type Learner, newLearner, password } from '../support/people.ts';
import { type SetClock, setClock } from '../support/set-clock.ts';

const start = '2026-11-20T12:00:00.000Z';

let product: TestProduct;
let clock: SetClock;
beforeAll(async () => {
  clock = setClock(start);
  product = await startTestProduct({ clock });
});
afterAll(() => product.stop());
beforeEach(() => clock.set(start));

const signIn = async ({ email }: Learner, own: Browser = browser(product.url)) => {
  const answer = await own.post('/api/login', { emailOrUsername: email, password });
  expect(answer.status, answer.text).toBe(200);
  return own;
};

const statusOf = async (own: Browser): Promise<number> => (await own.get('/api/user')).status;

const withCookie = (cookie: string): Browser => browser(product.url, cookie);

describe('a session', () => {
  it('[API-05] opens /api/user and /api/auth/user with the same answer', async () => {
    const learner = await newLearner(product);
    const [one, two] = [await learner.get('/api/user'), await learner.get('/api/auth/user')];
    expect(one.status).toBe(200);
    expect(two.body).toEqual(one.body);
  });

  it('[API-05] is needed: without one the current user is 401', async () => {
    const visitor = browser(product.url);
    for (const path of ['/api/user', '/api/auth/user']) {
      expect(await visitor.get(path)).toMatchObject({
        status: 401,
        body: { message: 'Sign in to continue.', code: 'SignedOut' },
      });
    }
  });

  it.each(['sid=', 'sid=forged', `sid=${'A'.repeat(43)}`, 'sid=%E0%A4%A', '__Host-sid=x'])(
    'is not opened by the cookie %j',
    async (cookie) => {
      expect(await statusOf(withCookie(cookie))).toBe(401);
    },
  );

  it('ends a week after it was last used', async () => {
    const learner = await newLearner(product);
    clock.set('2026-11-27T12:00:00.000Z');
    expect(await statusOf(learner)).toBe(200);
    clock.set('2026-12-04T12:00:00.000Z');
    expect(await statusOf(learner)).toBe(200);
    clock.set('2026-12-11T12:00:00.001Z');
    expect(await statusOf(learner)).toBe(401);
  });

  it('ends 30 days after sign-in however often it is used', async () => {
    const learner = await newLearner(product);
    for (const day of ['11-26', '12-02', '12-08', '12-14']) {
      clock.set(`2026-${day}T12:00:00.000Z`);
      expect(await statusOf(learner)).toBe(200);
    }
    clock.set('2026-12-20T11:59:59.999Z');
    expect(await statusOf(learner)).toBe(200);
    clock.set('2026-12-20T12:00:00.000Z');
    expect(await statusOf(learner)).toBe(401);
  });

  it('is another one after signing in again: the cookie of before is worth nothing', async () => {
    const learner = await newLearner(product);
    const before = learner.cookie();
    await signIn(learner, learner);
    expect(learner.cookie()).not.toBe(before);
    expect(await statusOf(learner)).toBe(200);
    expect(await statusOf(withCookie(before))).toBe(401);
  });

  it('is never the one an attacker put into the browser', async () => {
    const attacker = await newLearner(product);
    const learner = await newLearner(product);
    const victim = withCookie(attacker.cookie());
    await signIn(learner, victim);
    expect(victim.cookie()).not.toBe(attacker.cookie());
    expect(await statusOf(withCookie(attacker.cookie()))).toBe(401);
  });

  it('is kept in the database as a hash only', async () => {
    const learner = await newLearner(product);
    const token = learner.cookie().slice('sid='.length);
    const { rows } = await product.world.database.query<{ all: string }>(
      `select string_agg(session::text || encode(token_hash, 'escape'), ' ') as all from auth.session`,
    );
    expect(rows[0]?.all).not.toContain(token);
  });
});

describe('signing out', () => {
  it('[API-08] takes no payload, ends the session on the server and clears the cookie', async () => {
    const learner = await newLearner(product);
    const before = learner.cookie();
    const answer = await learner.post('/api/logout');
    expect(answer).toMatchObject({ status: 204, text: '' });
    expect(answer.headers.get('x-position')).toBe(await product.world.commands.log.head());
    expect(learner.cookie()).toBe('');
    expect(await statusOf(withCookie(before))).toBe(401);
    const events = await product.world.commands.log.readStream(accountStream(learner.id));
    expect(events.at(-1)?.type).toBe('SignedOut');
  });

  it('[API-08] is refused when nobody is signed in', async () => {
    expect((await browser(product.url).post('/api/logout')).status).toBe(401);
  });

  it('leaves the other devices signed in', async () => {
    const learner = await newLearner(product);
    const phone = await signIn(learner);
    await learner.post('/api/logout');
    expect(await statusOf(phone)).toBe(200);
  });
});

describe('the list of sessions', () => {
  it('names the devices, newest first, and says which one this is', async () => {
    const learner = await newLearner(product);
    clock.set('2026-11-20T13:00:00.000Z');
    const phone = browser(product.url);
    const agent =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) Version/26.0 Safari/605.1';
    await phone.post(
      '/api/login',
      { emailOrUsername: learner.email, password },
      { 'user-agent': agent },
    );
    const { body } = await phone.get('/api/auth/sessions');
    expect(sessionList.parse(body)).toEqual([
      {
        id: expect.any(String),
        current: true,
        device: 'Safari on iOS',
        newDevice: true,
        createdAt: '2026-11-20T13:00:00.000Z',
        lastSeenAt: '2026-11-20T13:00:00.000Z',
      },
      expect.objectContaining({ current: false, device: 'Firefox on Linux', createdAt: start }),
    ]);
  });

  it('leaves out those that have run out', async () => {
    const learner = await newLearner(product);
    clock.set('2026-11-27T12:00:00.001Z');
    const phone = await signIn(learner);
    expect((await phone.get('/api/auth/sessions')).body).toHaveLength(1);
  });

  it('lets one end another, and nobody end somebody else’s', async () => {
    const learner = await newLearner(product);
    const stranger = await newLearner(product);
    const phone = await signIn(learner);
    const { body } = await learner.get('/api/auth/sessions');
    const other = body.find(({ current }: { current: boolean }) => !current);

    expect(await stranger.delete(`/api/auth/sessions/${other.id}`)).toMatchObject({
      status: 404,
      body: { code: 'NotFound' },
    });
    expect(await statusOf(phone)).toBe(200);
    expect((await learner.delete(`/api/auth/sessions/${other.id}`)).status).toBe(204);
    expect(await statusOf(phone)).toBe(401);
    expect((await learner.delete(`/api/auth/sessions/${other.id}`)).status).toBe(404);
  });

  it.each(['not-a-uuid', '00000000-0000-0000-0000', '%00'])('refuses the id %j', async (id) => {
    const learner = await newLearner(product);
    expect(await learner.delete(`/api/auth/sessions/${id}`)).toMatchObject({
      status: 400,
      body: { code: 'InvalidRequest', field: 'sessionId' },
    });
  });
});

describe('what is over', () => {
  it('is removed from the tables at a later sign-in', async () => {
    const learner = await newLearner(product);
    clock.set('2027-06-01T12:00:00.000Z');
    await signIn(learner);
    const { database } = product.world;
    await vi.waitFor(async () => {
      const { rows } = await database.query('select 1 from auth.session where expires_at < $1', [
        clock.instant(),
      ]);
      expect(rows).toEqual([]);
    }, patiently);
  });

  it('is told apart from what still holds in one look', async () => {
    const learner = await newLearner(product);
    const sessions = sessionStore(product.world.database);
    const now = clock.instant();
    const [entry] = (await learner.get('/api/auth/sessions')).body;
    const gone = '00000000-0000-4000-8000-000000000000';
    expect(await sessions.alive([entry.id, gone], now)).toEqual(new Set([entry.id]));
  });
});
