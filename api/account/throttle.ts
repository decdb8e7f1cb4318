import { createHash } from 'node:crypto';
import { type Expression, sql } from 'kysely';
import type { Pool } from 'pg';
import { query } from '../../database/query.ts';
import { type Given, statement } from '../../database/statement.ts';
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
export const isOpen = (now: Expression<Date>) =>
  sql<boolean>`(throttle.blocked_until <= ${now}
    or throttle.last_failure_at > ${now} + ${sql.lit(clocksDiffer)}::interval)`;

/** With one more, unless those before it are forgotten. */
export const counted = (since: Expression<Date>) =>
  sql<number>`case when throttle.last_failure_at < ${since} then 1 else throttle.failures + 1 end`;

type Counted = {
  readonly now: Instant;
  readonly since: Instant;
  /** Failures that cost nothing. */
  readonly free: number;
  readonly waits: readonly number[];
};

/** Counts one more failure of a key, and says when its next try may come. */
export const countOne = ({ now, since, free, waits }: Given<Counted>) => {
  const failures = counted(since);
  return {
    failures,
    blocked_until: sql<Date>`case when ${failures} < ${free}::int then throttle.blocked_until
      else ${now} + make_interval(secs => (${waits}::float8[])[
        least(${failures} - ${free}::int + 1, cardinality(${waits}::float8[]))]) end`,
    last_failure_at: now,
  };
};

/** A key that was not tried before. */
export const firstFailure = (key: Expression<string>, now: Expression<Date>) => ({
  key,
  failures: 1,
  blocked_until: sql<Date>`'-infinity'`,
  last_failure_at: now,
});

/** Counting and blocking are one statement: of a hundred tries at once each sees those before it. */
const admission = statement('throttle-admission', (of: Given<Counted & { readonly key: string }>) =>
  query
    .insertInto('auth.throttle')
    .values(firstFailure(of.key, of.now))
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet(countOne(of)).where(isOpen(of.now)),
    )
    .returning('failures'),
);

const block = statement('throttle-block', ({ key }: Given<{ key: string }>) =>
  query.selectFrom('auth.throttle').select('blocked_until').where('key', '=', key),
);

const startAfresh = statement('throttle-succeeded', ({ key }: Given<{ key: string }>) =>
  query
    .updateTable('auth.throttle')
    .set({ blocked_until: sql<Date>`'-infinity'`, failures: 0 })
    .where('key', '=', key),
);

const forget = statement('throttle-forget-stale', ({ since }: Given<{ since: Instant }>) =>
  query.deleteFrom('auth.throttle').where('last_failure_at', '<', since),
);

/** Seconds from now, at least one, until the key may be tried again. */
export const secondsBlocked = async (pool: Pool, name: string, now: Instant): Promise<number> => {
  const until = (await block.first(pool, { key: name }))?.blocked_until.getTime() ?? 0;
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
    const tried = { key: name, now, since: countsSince(now), free, waits };
    const isAdmitted = (await admission.count(pool, tried)) === 1;
    return isAdmitted ? 0 : secondsBlocked(pool, name, now);
  },

  /** The try was good: this key starts afresh. */
  succeeded: async (key: ThrottleKey): Promise<void> => {
    await startAfresh.rows(pool, { key: nameOf(key) });
  },

  /** Keys without a failure for a day count for nothing, and unknown names make new ones. */
  forgetStale: async (now: Instant): Promise<void> => {
    await forget.rows(pool, { since: countsSince(now) });
  },
});
export type Throttle = ReturnType<typeof throttle>;
