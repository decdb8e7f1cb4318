import { createHash } from 'node:crypto';
import { normalizeIP } from '@fastify/rate-limit';
import type { Pool } from 'pg';
import { epochMs, type Instant, instantOf } from '../../domain/kernel/time.ts';

/** After so long without a failure a key starts afresh. */
const forgottenAfterMs = 24 * 3_600_000;

/** Failures that cost nothing, before each further one doubles the wait. */
export const freeFailures = { account: 5, address: 50 } as const;

/** Seconds to wait after the last free failure, after the next one, and so on; never for ever. */
export const waits: readonly number[] = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900];

export type ThrottleKey = { readonly kind: keyof typeof freeFailures; readonly of: string };

const nameOf = ({ kind, of }: ThrottleKey): string =>
  `${kind}:${createHash('sha256').update(of).digest('base64url')}`;

/** A whole IPv6 network of 64 bits counts as one address: rotation within it is free. */
export const addressKey = (ip: string): ThrottleKey => ({
  kind: 'address',
  of: normalizeIP(ip, 64),
});

/** By so much the clocks of two processes may differ. */
const clocksDiffer = '1 minute';

/**
 * Counting and blocking are one statement: of a hundred tries at once each sees those before it. A
 * last failure that lies ahead was before the clock was set back, and its wait might last for days.
 */
const admission = {
  name: 'throttle-admission',
  text: `
    insert into auth.throttle as t (key, failures, blocked_until, last_failure_at)
    values ($1, 1, '-infinity', $2)
    on conflict (key) do update set (failures, blocked_until, last_failure_at) = (
      select failures,
             case when failures < $4 then t.blocked_until
                  else $2 + make_interval(
                    secs => ($5::float8[])[least(failures - $4 + 1, cardinality($5::float8[]))]) end,
             $2
        from (select case when t.last_failure_at < $3 then 1 else t.failures + 1 end as failures)
             as counted)
    where t.blocked_until <= $2 or t.last_failure_at > $2 + interval '${clocksDiffer}'
    returning failures`,
};

const block = {
  name: 'throttle-block',
  text: 'select blocked_until from auth.throttle where key = $1',
};

/**
 * Counts tries in Postgres, so that several processes share one count. A try is counted before the
 * password is looked at: a hundred guesses at once are a hundred failures, not one.
 */
export const throttle = (pool: Pool) => {
  const admitOne = async (key: ThrottleKey, now: Instant): Promise<number> => {
    const name = nameOf(key);
    const stale = instantOf(epochMs(now) - forgottenAfterMs);
    const values = [name, now, stale, freeFailures[key.kind], waits];
    const { rowCount } = await pool.query({ ...admission, values });
    if (rowCount === 1) return 0;
    const { rows } = await pool.query<{ blocked_until: Date }>({ ...block, values: [name] });
    const until = rows[0]?.blocked_until.getTime() ?? 0;
    return Math.max(1, Math.ceil((until - epochMs(now)) / 1000));
  };

  return {
    /** 0 when the try may go on, and then it is counted; else the seconds to wait. */
    admit: async (keys: readonly ThrottleKey[], now: Instant): Promise<number> => {
      for (const key of keys) {
        const seconds = await admitOne(key, now);
        if (seconds > 0) return seconds;
      }
      return 0;
    },

    /** The try was good: the account starts afresh, its address gets this one back. */
    succeeded: async (keys: readonly ThrottleKey[]): Promise<void> => {
      for (const key of keys) {
        await pool.query(
          `update auth.throttle set blocked_until = '-infinity',
             failures = case when $2 then 0 else greatest(0, failures - 1) end
           where key = $1`,
          [nameOf(key), key.kind === 'account'],
        );
      }
    },

    /** Keys without a failure for a day count for nothing, and unknown names make new ones. */
    forgetStale: async (now: Instant): Promise<void> => {
      await pool.query('delete from auth.throttle where last_failure_at < $1', [
        instantOf(epochMs(now) - forgottenAfterMs),
      ]);
    },
  };
};
export type Throttle = ReturnType<typeof throttle>;
