import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { epochMs, type Instant, instantOf } from '../../domain/kernel/time.ts';

/** After so long without a failure a key starts afresh. */
const forgottenAfterMs = 24 * 3_600_000;

/**
 * Seconds to wait after the last free failure, after the next one, and so on; never for ever. In a
 * day they let forty tries of a name pass: with e-mail and user name fewer than a hundred of an account.
 */
export const waits: readonly number[] = [
  ...[1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048],
  3600,
];

/** Failures of one key that cost nothing, before each further one doubles the wait. */
export const freeFailures = 5;

/** A whole school asks for its passwords from one address, and none of it is a guess. */
const freeAsks = 30;

/**
 * A name as it was typed: e-mail and user name of one account do not tell that they belong together.
 * A browser that its owner signed in from, or a session, has a count that no stranger can fill.
 * What is asked of an address, for example a mail, is counted by address.
 */
export type ThrottleKey = {
  readonly kind: 'name' | 'device' | 'session' | 'code' | 'asks-from' | 'mails-of';
  readonly of: string;
};

/** What is kept in place of a name or an address. */
export const keyName = (kind: string, of: string): string =>
  `${kind}:${createHash('sha256').update(of).digest('base64url')}`;

const nameOf = ({ kind, of }: ThrottleKey): string => keyName(kind, of);

/** The last failure that still counts. */
export const countsSince = (now: Instant): Instant => instantOf(epochMs(now) - forgottenAfterMs);

/** By so much the clocks of two processes may differ. */
const clocksDiffer = '1 minute';

/** A last failure that lies ahead was before the clock was set back: its wait might last for days. */
export const isOpen = `(t.blocked_until <= $2 or t.last_failure_at > $2 + interval '${clocksDiffer}')`;

/** When the next try may come after so many failures, of which $4 are free. */
export const blockedUntil = `
  case when failures < $4 then t.blocked_until
       else $2 + make_interval(
         secs => ($5::float8[])[least(failures - $4 + 1, cardinality($5::float8[]))]) end`;

/** Counting and blocking are one statement: of a hundred tries at once each sees those before it. */
const admission = {
  name: 'throttle-admission',
  text: `
    insert into auth.throttle as t (key, failures, blocked_until, last_failure_at)
    values ($1, 1, '-infinity', $2)
    on conflict (key) do update set (failures, blocked_until, last_failure_at) = (
      select failures, ${blockedUntil}, $2
        from (select case when t.last_failure_at < $3 then 1 else t.failures + 1 end as failures)
             as counted)
    where ${isOpen}
    returning failures`,
};

const block = {
  name: 'throttle-block',
  text: 'select blocked_until from auth.throttle where key = $1',
};

/** Seconds from now, at least one, until the key may be tried again. */
export const secondsBlocked = async (pool: Pool, name: string, now: Instant): Promise<number> => {
  const { rows } = await pool.query<{ blocked_until: Date }>({ ...block, values: [name] });
  const until = rows[0]?.blocked_until.getTime() ?? 0;
  return Math.max(1, Math.ceil((until - epochMs(now)) / 1000));
};

/**
 * Counts tries in Postgres, so that several processes share one count. A try is counted before the
 * password is looked at: a hundred guesses at once are a hundred failures, not one.
 */
export const throttle = (pool: Pool) => ({
  /** 0 when the try may go on, and then it is counted; else the seconds to wait. */
  admit: async (key: ThrottleKey, now: Instant): Promise<number> => {
    const name = nameOf(key);
    const free = key.kind === 'asks-from' ? freeAsks : freeFailures;
    const values = [name, now, countsSince(now), free, waits];
    const { rowCount } = await pool.query({ ...admission, values });
    return rowCount === 1 ? 0 : secondsBlocked(pool, name, now);
  },

  /** The try was good: this key starts afresh. */
  succeeded: async (key: ThrottleKey): Promise<void> => {
    await pool.query(
      `update auth.throttle set blocked_until = '-infinity', failures = 0 where key = $1`,
      [nameOf(key)],
    );
  },

  /** Keys without a failure for a day count for nothing, and unknown names make new ones. */
  forgetStale: async (now: Instant): Promise<void> => {
    await pool.query('delete from auth.throttle where last_failure_at < $1', [countsSince(now)]);
  },
});
export type Throttle = ReturnType<typeof throttle>;
