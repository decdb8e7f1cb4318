import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addressKey,
  freeFailures,
  type Throttle,
  type ThrottleKey,
  throttle,
  waits,
} from '../../../api/identity/throttle.ts';
import { epochMs, type Instant, instantOf } from '../../../domain/kernel/time.ts';
import { migrateToLatest } from '../../../ops/postgres/migrate.ts';
import { apiPool } from '../../../ops/product/adapters.ts';
import { type FreshDatabase, freshDatabase } from '../../support/postgres.ts';

let database: FreshDatabase;
let pool: Pool;
let tries: Throttle;
beforeAll(async () => {
  database = await freshDatabase();
  await migrateToLatest(database.url);
  pool = apiPool(database.url);
  tries = throttle(pool);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const start = '2026-11-20T12:00:00.000Z' as Instant;
const secondsLater = (seconds: number): Instant => instantOf(epochMs(start) + seconds * 1000);
const account = (of: string): ThrottleKey => ({ kind: 'account', of });

const fail = async (times: number, key: ThrottleKey, at = start): Promise<number[]> => {
  const answers = [];
  for (let i = 0; i < times; i += 1) answers.push(await tries.admit([key], at));
  return answers;
};

describe('the throttle', () => {
  it('lets five tries of an account and fifty of an address pass, then asks to wait', async () => {
    expect(await fail(7, account('five'))).toEqual([0, 0, 0, 0, 0, 1, 1]);
    const answers = await fail(52, addressKey('203.0.113.9'));
    expect(answers.indexOf(1)).toBe(freeFailures.address);
  });

  it('asks nobody to wait for a clock that was set back: a day, or a minute and the wait', async () => {
    const key = account('set back');
    await fail(freeFailures.account + 1, key);
    expect(await tries.admit([key], secondsLater(-59))).toBeLessThanOrEqual(60);
    expect(await tries.admit([key], secondsLater(-24 * 3600))).toBe(0);
    // And counts on from there.
    expect(await tries.admit([key], secondsLater(-24 * 3600))).toBe(2);
  });

  it('doubles the wait up to a quarter of an hour and no further', async () => {
    const key = account('patient');
    await fail(freeFailures.account, key);
    let now = 0;
    const asked = [];
    for (let i = 0; i < waits.length + 2; i += 1) {
      const seconds = await tries.admit([key], secondsLater(now));
      asked.push(seconds);
      now += seconds;
      expect(await tries.admit([key], secondsLater(now))).toBe(0);
    }
    expect(asked).toEqual([...waits, 900, 900]);
  });

  it('admits no more of a hundred at once than of a hundred in turn', async () => {
    const key = account('flooded');
    const answers = await Promise.all(Array.from({ length: 100 }, () => tries.admit([key], start)));
    expect(answers.filter((seconds) => seconds === 0)).toHaveLength(freeFailures.account);
  });

  it('starts afresh after a day without a failure', async () => {
    const key = account('rested');
    await fail(4, key);
    expect(await fail(5, key, secondsLater(25 * 3600))).toEqual([0, 0, 0, 0, 0]);
  });

  it('forgives an account everything and an address one try', async () => {
    const own = account('right at last');
    const shared = addressKey('203.0.113.10');
    await fail(4, own);
    await fail(49, shared);
    await tries.succeeded([own, shared]);
    expect(await fail(6, own)).toEqual([0, 0, 0, 0, 0, 1]);
    expect(await fail(3, shared)).toEqual([0, 0, 1]);
  });

  it('does not count tries of a stopped address against the account', async () => {
    const address = addressKey('203.0.113.11');
    const victim = account('victim');
    await fail(freeFailures.address, address);
    for (let i = 0; i < 20; i += 1) await tries.admit([address, victim], start);
    expect(await fail(1, victim)).toEqual([0]);
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
    await fail(1, addressKey('198.51.100.77'));
    const { rows } = await pool.query<{ key: string }>('select key from auth.throttle');
    expect(rows.map(({ key }) => key).join()).not.toMatch(/canary|198\.51/);
  });
});

describe('an address', () => {
  it('is a whole network of 64 bits in IPv6', () => {
    expect(addressKey('2001:db8:1:2:aaaa::1')).toEqual(addressKey('2001:DB8:1:2:bbbb::2'));
    expect(addressKey('2001:db8:1:2::1')).not.toEqual(addressKey('2001:db8:1:3::1'));
  });

  it('is the same in IPv4 and mapped into IPv6', () => {
    expect(addressKey('::ffff:203.0.113.9')).toEqual(addressKey('203.0.113.9'));
  });
});
