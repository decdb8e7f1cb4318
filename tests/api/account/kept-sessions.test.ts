import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keptSessions } from '../../../api/account/kept-sessions.ts';
import type { AccountId } from '../../../domain/kernel/ids.ts';
import { inProcessBus } from '../../../ops/adapters/bus/in-process-bus.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { type Browser, browser } from '../support/browser.ts';
import { newLearner, password } from '../support/people.ts';
import { withWorld } from '../support/with-world.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

/** Needs who asks, and no more of the account. */
const statusOf = async (own: Browser): Promise<number> =>
  (await own.get('/api/auth/sessions')).status;

/** With a session that the process has just looked up. */
const known = async () => {
  const learner = await newLearner(product);
  await expect.poll(product.world.hints.aloneSince, { timeout: 20_000 }).toBeDefined();
  expect(await statusOf(learner)).toBe(200);
  return learner;
};

describe('a session that was looked up a moment ago', () => {
  it('is not looked up again by a product that is alone', async () => {
    const learner = await known();
    await product.world.database.query('delete from auth.session where account_id = $1', [
      learner.id,
    ]);
    // Taken out behind the product's back, which shows that nobody looked.
    expect(await statusOf(learner)).toBe(200);
  });

  it('ends at once when it is signed out', async () => {
    const learner = await known();
    const before = browser(product.url, learner.cookie());
    expect(await statusOf(before)).toBe(200);
    await learner.post('/api/logout');
    expect(await statusOf(before)).toBe(401);
  });

  it('ends at once when another device ends it', async () => {
    const learner = await known();
    const phone = browser(product.url);
    await phone.post('/api/login', { emailOrUsername: learner.email, password });
    expect(await statusOf(phone)).toBe(200);
    const { body } = await learner.get('/api/auth/sessions');
    const other = body.find(({ current }: { current: boolean }) => !current);
    expect((await learner.delete(`/api/auth/sessions/${other.id}`)).status).toBe(204);
    expect(await statusOf(phone)).toBe(401);
    expect(await statusOf(learner)).toBe(200);
  });

  it('ends at once with the password', async () => {
    const learner = await known();
    const thief = browser(product.url, learner.cookie());
    expect(await statusOf(thief)).toBe(200);
    const answer = await learner.post('/api/auth/password', {
      currentPassword: password,
      newPassword: 'another long enough passphrase',
    });
    expect(answer.status, answer.text).toBeLessThan(300);
    expect(await statusOf(thief)).toBe(401);
  });

  it('is looked up each time where another process may be there', async () => {
    const hints = { ...product.world.hints, aloneSince: () => undefined };
    await withWorld(product, { hints }, async (origin) => {
      const learner = await known();
      const own = browser(origin, learner.cookie());
      expect(await statusOf(own)).toBe(200);
      await product.world.database.query('delete from auth.session where account_id = $1', [
        learner.id,
      ]);
      expect(await statusOf(own)).toBe(401);
    });
  });
});

describe('what is kept of sessions', () => {
  const account = randomUUID() as AccountId;
  const entry = { account_id: account };
  const kept = (aloneSince: { at: number | undefined }) => {
    const bus = inProcessBus({ report: () => undefined });
    const sessions = keptSessions<typeof entry>({
      bus,
      hints: { aloneSince: () => aloneSince.at },
    });
    return { sessions, end: () => bus.publish({ kind: 'sessionsEnded', subject: account }) };
  };

  it('is nothing that was read before a session ended', () => {
    const { sessions, end } = kept({ at: 0 });
    const readAt = performance.now();
    end();
    sessions.keep('token', entry, readAt);
    expect(sessions.recall('token')).toBeUndefined();
  });

  it('is nothing of the time before the others left', () => {
    const alone: { at: number | undefined } = { at: 0 };
    const { sessions } = kept(alone);
    sessions.keep('token', entry, performance.now());
    expect(sessions.recall('token')).toBe(entry);
    alone.at = undefined;
    alone.at = performance.now() + 1;
    expect(sessions.recall('token')).toBeUndefined();
  });

  it('is nothing for longer than a minute', () => {
    const { sessions } = kept({ at: -Infinity });
    sessions.keep('token', entry, performance.now() - 60_000);
    expect(sessions.recall('token')).toBeUndefined();
  });

  it('is bounded', () => {
    const { sessions } = kept({ at: 0 });
    for (let count = 0; count <= 5_000; count += 1) {
      sessions.keep(`token ${count}`, entry, performance.now());
    }
    expect(sessions.recall('token 0')).toBeUndefined();
    expect(sessions.recall('token 5000')).toBe(entry);
  });
});
