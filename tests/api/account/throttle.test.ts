import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type AddressThrottle,
  addressThrottle,
  freeFailuresOfAddress,
} from '../../../api/account/address-throttle.ts';
import {
  freeFailures,
  type Throttle,
  type ThrottleKey,
  throttle,
  waits,
} from '../../../api/account/throttle.ts';
import { epochMs, type Instant, instantOf } from '../../../domain/kernel/time.ts';
import { migrateToLatest } from '../../../ops/postgres/migrate.ts';
import { apiPool } from '../../../ops/product/adapters.ts';
import { type FreshDatabase, freshDatabase } from '../../support/postgres.ts';

let database: FreshDatabase;
let pool: Pool;
let tries: Throttle;
let addresses: AddressThrottle;
beforeAll(async () => {
  database = await freshDatabase();
  await migrateToLatest(database.url);
  pool = apiPool(database.url);
  tries = throttle(pool);
  addresses = addressThrottle(pool);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const start = '2026-11-20T12:00:00.000Z' as Instant;
const secondsLater = (seconds: number): Instant => instantOf(epochMs(start) + seconds * 1000);
const account = (of: string): ThrottleKey => ({ kind: 'name', of });

const fail = async (times: number, key: ThrottleKey, at = start): Promise<number[]> => {
  const answers = [];
  for (let i = 0; i < times; i += 1) answers.push(await tries.admit(key, at));
  return answers;
};

describe('the throttle', () => {
  it('lets five tries of a name pass, then asks to wait', async () => {
    expect(await fail(7, account('five'))).toEqual([0, 0, 0, 0, 0, 1, 1]);
  });

  it('asks nobody to wait for a clock that was set back: a day, or a minute and the wait', async () => {
    const key = account('set back');
    await fail(freeFailures + 1, key);
    expect(await tries.admit(key, secondsLater(-59))).toBeLessThanOrEqual(60);
    expect(await tries.admit(key, secondsLater(-24 * 3600))).toBe(0);
    // And counts on from there.
    expect(await tries.admit(key, secondsLater(-24 * 3600))).toBe(2);
  });

  it('doubles the wait up to an hour and no further', async () => {
    const key = account('patient');
    await fail(freeFailures, key);
    let now = 0;
    const asked = [];
    for (let i = 0; i < waits.length + 2; i += 1) {
      const seconds = await tries.admit(key, secondsLater(now));
      asked.push(seconds);
      now += seconds;
      expect(await tries.admit(key, secondsLater(now))).toBe(0);
    }
    expect(asked).toEqual([...waits, 3600, 3600]);
  });

  it('admits no more of a hundred at once than of a hundred in turn', async () => {
    const key = account('flooded');
    const answers = await Promise.all(Array.from({ length: 100 }, () => tries.admit(key, start)));
    expect(answers.filter((seconds) => seconds === 0)).toHaveLength(freeFailures);
  });

  it('starts afresh after a day without a failure', async () => {
    const key = account('rested');
    await fail(4, key);
    expect(await fail(5, key, secondsLater(25 * 3600))).toEqual([0, 0, 0, 0, 0]);
  });

  it('forgives a name everything once its password was right', async () => {
    const own = account('right at last');
    await fail(4, own);
    await tries.succeeded(own);
    expect(await fail(6, own)).toEqual([0, 0, 0, 0, 0, 1]);
  });

  it('is not blocked for longer by a clock that was set back', async () => {
    const key = account('back in time');
    await fail(1, key, secondsLater(300));
    expect(await fail(1, key)).toEqual([0]);
  });

  it('forgets keys that count for nothing', async () => {
    await fail(1, account('long ago'), secondsLater(-2 * 86_400));
    const kept = account('just now');
    await fail(5, kept);
    await tries.forgetStale(start);
    const { rows } = await pool.query('select 1 from auth.throttle where last_failure_at < $1', [
      secondsLater(-86_400),
    ]);
    expect(rows).toEqual([]);
    expect(await fail(1, kept)).toEqual([1]);
  });

  it('keeps no name and no address in clear', async () => {
    await fail(1, account('canary@example.com'));
    await addresses.failed({ ip: '198.51.100.77', name: 'canary@example.com' }, start);
    const { rows } = await pool.query<{ key: string }>('select key from auth.throttle');
    expect(rows.map(({ key }) => key).join()).not.toMatch(/canary|198\.51/);
  });
});

/** A guess from this address, as the sign-in makes it: whether it was checked. */
const guess = async (ip: string, name: string, at = start): Promise<boolean> => {
  if ((await addresses.wait(ip, at)) > 0 || (await tries.admit(account(name), at)) > 0)
    return false;
  await addresses.failed({ ip, name }, at);
  return true;
};

const failFrom = async (times: number, ip: string, name = 'somebody'): Promise<void> => {
  for (let i = 0; i < times; i += 1) await addresses.failed({ ip, name: `${name} ${i}` }, start);
};

describe('an address', () => {
  it('is asked to wait after sixty failures', async () => {
    await failFrom(freeFailuresOfAddress - 1, '203.0.113.9');
    expect(await addresses.wait('203.0.113.9', start)).toBe(0);
    await failFrom(1, '203.0.113.9');
    expect(await addresses.wait('203.0.113.9', start)).toBe(1);
    expect(await addresses.wait('203.0.113.9', secondsLater(1))).toBe(0);
  });

  it('of a school is refused to nobody, though everybody mistypes before the right one', async () => {
    const ip = '203.0.113.10';
    for (let i = 0; i < 300; i += 1) {
      const visit = { ip, name: `student ${i}` };
      await addresses.failed(visit, start);
      await addresses.failed(visit, start);
      expect(await addresses.wait(ip, start)).toBe(0);
      await addresses.succeeded(visit, start);
    }
    await failFrom(freeFailuresOfAddress, ip, 'forgot');
    expect(await addresses.wait(ip, start)).toBe(0);
  });

  it('earns nothing for guesses at others by signing in to one account again and again', async () => {
    const ip = '203.0.113.11';
    for (let i = 0; i < freeFailuresOfAddress + 5; i += 1) {
      await addresses.succeeded({ ip, name: 'the guesser' }, start);
      await addresses.failed({ ip, name: `victim ${i}` }, start);
    }
    expect(await addresses.wait(ip, start)).toBe(1);
  });

  it('is a whole network of 64 bits in IPv6', async () => {
    await failFrom(freeFailuresOfAddress, '2001:db8:1:2:aaaa::1');
    expect(await addresses.wait('2001:DB8:1:2:bbbb::2', start)).toBe(1);
    expect(await addresses.wait('2001:db8:1:3::1', start)).toBe(0);
  });

  it('is the same in IPv4 and mapped into IPv6', async () => {
    await failFrom(freeFailuresOfAddress, '::ffff:203.0.113.12');
    expect(await addresses.wait('203.0.113.12', start)).toBe(1);
  });
});

/** So many guesses, spread evenly over a day and a hundred of them at once: how many were checked. */
const guessAllDay = async (visit: (n: number) => { ip: string; name: string }): Promise<number> => {
  const [all, atOnce, dayS] = [10_000, 100, 86_400];
  let checked = 0;
  for (let from = 0; from < all; from += atOnce) {
    const at = secondsLater((from / all) * dayS);
    const made = Array.from({ length: atOnce }, (_, n) => visit(from + n));
    const answers = await Promise.all(made.map(({ ip, name }) => guess(ip, name, at)));
    checked += answers.filter(Boolean).length;
  }
  return checked;
};

describe('10,000 guesses in a day', () => {
  it('at one account from 1,000 addresses are checked a hundred times at the most, by e-mail and user name together', async () => {
    const names = ['victim@example.com', 'the-victim'];
    const checked = await guessAllDay((n) => ({
      ip: `198.51.${n % 10}.${Math.floor(n / 10) % 100}`,
      name: names[n % 2] ?? '',
    }));
    expect(checked).toBeLessThanOrEqual(100);
    expect(checked).toBeGreaterThan(10);
  }, 120_000);

  it('from one address at as many accounts, one after the other, are checked a hundred times at the most', async () => {
    let checked = 0;
    for (let n = 0; n < 10_000; n += 1) {
      const at = secondsLater(86_400 * 2 + n * 8.64);
      if (await guess('198.51.200.1', `somebody ${n}`, at)) checked += 1;
    }
    expect(checked).toBeLessThanOrEqual(100);
    expect(checked).toBeGreaterThan(60);
  }, 120_000);
});
