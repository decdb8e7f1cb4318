import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import { describe, expect, it, vi } from 'vitest';
import { steadyStore } from '../../../api/plugins/steady-windows.ts';
import { startTestProduct } from '../../support/product.ts';
import { browser } from '../support/browser.ts';
import { someone } from '../support/people.ts';
import { withSettings } from '../support/with-settings.ts';

const minuteMs = 60_000;

const counting = () => {
  let nowMs = 0;
  const Store = steadyStore(() => nowMs);
  const store: FastifyRateLimitStore = new Store();
  const countIn =
    (own: FastifyRateLimitStore) =>
    (key: string): unknown => {
      let counted: unknown;
      own.incr(key, (_, answer) => (counted = answer), minuteMs, 2);
      return counted;
    };
  return { store, countIn, count: countIn(store), pass: (ms: number) => (nowMs += ms) };
};

describe('a window of requests', () => {
  it('begins with the first, ends after its length, and says how long that is', () => {
    const { count, pass } = counting();
    expect(count('maya')).toEqual({ current: 1, ttl: minuteMs });
    pass(59_000);
    expect(count('maya')).toEqual({ current: 2, ttl: 1_000 });
    pass(1_000);
    expect(count('maya')).toEqual({ current: 1, ttl: minuteMs });
  });

  it('is each one’s own, and each limit’s', () => {
    const { store, count, countIn } = counting();
    count('maya');
    expect(count('noor')).toMatchObject({ current: 1 });
    const other = countIn(store.child({} as never));
    expect(other('maya')).toMatchObject({ current: 1 });
    expect(count('maya')).toMatchObject({ current: 2 });
  });

  it('is forgotten when thousands of others came since', () => {
    const { count } = counting();
    count('maya');
    for (let i = 0; i < 5000; i += 1) count(`stranger ${i}`);
    expect(count('maya')).toMatchObject({ current: 1 });
  });
});

it('a limit that was reached asks for no more than its minute when the clock goes back by a day', async () => {
  const product = await startTestProduct();
  const real = Date.now;
  const yesterday = vi.spyOn(Date, 'now');
  await withSettings(product, { limits: { registrations: 1, papers: 1 } }, async ({ origin }) => {
    const register = () => browser(origin).post('/api/register', someone());
    expect((await register()).status).toBe(201);
    yesterday.mockImplementation(() => real() - 24 * 60 * minuteMs);
    const answer = await register();
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(60);
  });
  yesterday.mockRestore();
  await product.stop();
});
