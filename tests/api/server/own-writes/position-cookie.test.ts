import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReadPosition } from '../../../../domain/ports/read-position.ts';
import { startTestProduct, type TestProduct } from '../../../support/product.ts';
import { type Browser, browser } from '../../support/browser.ts';
import { newLearner, password, someone } from '../../support/people.ts';
import { newPaper } from '../../support/quiz.ts';
import { withWorld } from '../../support/with-world.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

/** Of the cookie that an answer sets; undefined when it sets none. */
const setBy = ({ headers }: { readonly headers: Headers }): string | undefined =>
  headers.getSetCookie().find((set) => /^pos=/.test(set));

/** Holds what each look asked for, and answers as the product does. */
const overheard = (asked: string[]): ReadPosition => ({
  reached: (reads, position, timeoutMs) => {
    asked.push(position);
    return product.world.readPosition.reached(reads, position, timeoutMs);
  },
});

/** The position that a request of this browser makes the product wait for. */
const waitedFor = async (headers: Record<string, string>): Promise<string[]> => {
  const asked: string[] = [];
  await withWorld(product, { readPosition: overheard(asked) }, async (origin) => {
    const answer = await browser(origin).get('/api/quiz/history', headers);
    expect(answer.status, answer.text).toBe(200);
  });
  return asked;
};

describe('every command', () => {
  const sets = (answer: Awaited<ReturnType<Browser['get']>>) => {
    expect(setBy(answer), answer.text).toBe(
      `pos=${answer.headers.get('x-position')}; Max-Age=60; Path=/; HttpOnly; SameSite=Lax`,
    );
  };

  it('keeps its position in the browser for a minute: sign-in, registration and a paper too', async () => {
    const own = browser(product.url);
    const person = someone();
    sets(await own.post('/api/register', person));
    sets(await own.get('/api/questions/RT?limit=1'));
    sets(await own.patch('/api/auth/user', { firstName: 'Grace' }));
    const again = browser(product.url);
    sets(await again.post('/api/login', { emailOrUsername: person.email, password }));
  });

  it('sets the session’s cookie first, for simple clients that keep one', async () => {
    const { headers } = await browser(product.url).post('/api/register', someone());
    expect(headers.getSetCookie().map((set) => set.slice(0, 4))).toEqual(['sid=', 'devi', 'pos=']);
  });

  it('never lowers what another tab has written', async () => {
    const learner = await newLearner(product);
    const key = { 'idempotency-key': crypto.randomUUID() };
    const first = await learner.patch('/api/auth/user', { firstName: 'Grace' }, key);
    await learner.patch('/api/auth/user', { lastName: 'Hopper' });
    const latest = learner.positionCookie();
    const repeated = await learner.patch('/api/auth/user', { firstName: 'Grace' }, key);
    expect(repeated.headers.get('x-position')).toBe(first.headers.get('x-position'));
    expect(setBy(repeated)).toBeUndefined();
    // A tab whose request left before the other's answer came.
    const cookie = learner.cookie();
    const other = await browser(product.url, cookie).patch(
      '/api/auth/user',
      { firstName: 'Grace' },
      key,
    );
    expect(setBy(other)?.split(';')[0]).toBe(latest);
  });

  it('is told by no answer to a question', async () => {
    const learner = await newLearner(product);
    expect(setBy(await learner.get('/api/progress'))).toBeUndefined();
    expect(setBy(await browser(product.url).get('/api/config'))).toBeUndefined();
  });
});

describe('what reads', () => {
  const [earlier, later] = ['0', '1'].map((digit) => digit.repeat(20)) as [string, string];

  it.each([
    { header: earlier, cookie: later },
    { header: later, cookie: earlier },
  ])('waits for the later of header and cookie: %j', async ({ header, cookie }) => {
    const learner = await newLearner(product);
    const asked = await waitedFor({
      cookie: `${learner.cookie()}; pos=${cookie}`,
      'x-min-position': header,
    });
    expect(asked).toEqual([later]);
  });

  it.each(['', 'now', '%00', '-1;', '9'.repeat(65), '%E0%A4%A', '1 or 1=1', '%D9%A3'])(
    'takes no notice of the cookie %j',
    async (cookie) => {
      const learner = await newLearner(product);
      expect(await waitedFor({ cookie: `${learner.cookie()}; pos=${cookie}` })).toEqual([]);
    },
  );

  it('answers who made a position up after two seconds, and says that it is behind', async () => {
    const learner = await newLearner(product);
    const began = performance.now();
    const answer = await browser(product.url).get('/api/progress', {
      cookie: `${learner.cookie()}; pos=${'9'.repeat(64)}`,
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('x-read-behind')).toBe('true');
    // The account and the read models share one patience.
    expect(performance.now() - began).toBeLessThan(3_500);
  });

  it('does not wait for a stranger', async () => {
    const waits: number[] = [];
    const readPosition: ReadPosition = {
      reached: async (_reads, _position, timeoutMs) => {
        waits.push(timeoutMs);
        return false;
      },
    };
    await withWorld(product, { readPosition }, async (origin) => {
      const forged = `sid=${'A'.repeat(43)}; pos=${later}`;
      expect((await browser(origin).get('/api/progress', { cookie: forged })).status).toBe(401);
    });
    expect(waits.filter((ms) => ms > 0)).toEqual([]);
  });
});

describe('signing out', () => {
  it('clears it, and the next one in this browser starts afresh', async () => {
    const learner = await newLearner(product);
    const next = await newLearner(product);
    const paper = await newPaper(learner, { limit: 1 });
    expect(learner.positionCookie()).not.toBe('');
    const out = await learner.post('/api/logout');
    expect(setBy(out)).toMatch(/^pos=; Max-Age=0; Path=\/; .*HttpOnly; SameSite=Lax$/);
    expect(learner.positionCookie()).toBe('');

    await learner.post('/api/login', { emailOrUsername: next.email, password });
    expect((await learner.get('/api/user')).body.id).toBe(next.id);
    expect((await learner.get('/api/attempts/open')).body).toEqual([]);
    expect((await learner.get(`/api/attempts/${paper.attemptId}`)).status).toBe(404);
  });
});
