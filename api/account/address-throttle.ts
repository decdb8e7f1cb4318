import { normalizeIP } from '@fastify/rate-limit';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { query } from '../../database/query.ts';
import { type Given, statement } from '../../database/statement.ts';
import type { Instant } from '../../domain/kernel/time.ts';
import {
  counted,
  countOne,
  countsSince,
  firstFailure,
  isOpen,
  keyName,
  secondsBlocked,
  waits,
} from './throttle.ts';

/** Failures from one address that cost nothing, for a school is behind one; with the waits after them fewer than a hundred in a day. */
export const freeFailuresOfAddress = 60;

/** Each account that signs in from an address makes it so much more trusted that day, up to an end. */
const creditOfAccount = 5;
const mostCredit = 1000;

/** Who tried from where, as it was typed. */
export type Visit = { readonly ip: string; readonly name: string };

/** A whole IPv6 network of 64 bits counts as one address: rotation within it is free. */
export const addressOf = (ip: string): string => normalizeIP(ip, 64);

const keysOf = ({ ip, name }: Visit) => {
  const address = addressOf(ip);
  return {
    address: keyName('address', address),
    failedAs: keyName('failed-as', `${address} ${name}`),
    signedIn: keyName('signed-in', `${address} ${name}`),
  };
};

const look = statement('throttle-address', ({ key, now }: Given<{ key: string; now: Instant }>) =>
  query
    .selectFrom('auth.throttle')
    .select('key')
    .where('key', '=', key)
    .where(({ not }) => not(isOpen(now))),
);

type Failure = {
  readonly address: string;
  readonly failedAs: string;
  readonly now: Instant;
  readonly since: Instant;
  readonly free: number;
  readonly waits: readonly number[];
};

const failure = statement('throttle-failed', (of: Given<Failure>) =>
  query
    .with('own', (db) =>
      db
        .insertInto('auth.throttle')
        .values(firstFailure(of.failedAs, of.now))
        .onConflict((conflict) =>
          conflict
            .column('key')
            .doUpdateSet({ last_failure_at: of.now, failures: counted(of.since) }),
        ),
    )
    .insertInto('auth.throttle')
    .values(firstFailure(of.address, of.now))
    .onConflict((conflict) => conflict.column('key').doUpdateSet(countOne(of))),
);

type Success = {
  readonly address: string;
  readonly failedAs: string;
  readonly signedIn: string;
  readonly now: Instant;
};

const success = statement(
  'throttle-signed-in',
  ({ address, failedAs, signedIn, now }: Given<Success>) =>
    query
      .with('forgiven', (db) =>
        db.deleteFrom('auth.throttle').where('key', '=', failedAs).returning('failures'),
      )
      .with('credit', (db) =>
        db
          .insertInto('auth.throttle')
          .values({ ...firstFailure(signedIn, now), failures: 0 })
          .onConflict((conflict) => conflict.column('key').doNothing())
          .returning(sql<number>`${sql.lit(creditOfAccount)}::int`.as('points')),
      )
      .with('given', (db) =>
        db.selectNoFrom(({ eb, fn, lit, selectFrom }) =>
          eb(
            fn.coalesce(selectFrom('forgiven').select('failures'), lit(0)),
            '+',
            fn.coalesce(selectFrom('credit').select('points'), lit(0)),
          ).as('points'),
        ),
      )
      .insertInto('auth.throttle')
      .columns(['key', 'failures', 'blocked_until', 'last_failure_at'])
      .expression(({ selectFrom, cast }) =>
        selectFrom('given')
          .select([
            cast<string>(address, 'text').as('key'),
            sql<number>`-points`.as('failures'),
            sql<Date>`timestamptz '-infinity'`.as('blocked_until'),
            cast<Date>(now, 'timestamptz').as('last_failure_at'),
          ])
          .where('points', '>', 0),
      )
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          failures: sql<number>`greatest(${sql.lit(-mostCredit)}::int,
            throttle.failures + excluded.failures)`,
        }),
      ),
);

/**
 * Counts what fails from an address, after it failed: a class that signs in at once is no attack.
 * Failures of somebody who then signs in are forgiven; a stranger's own account earns nothing for
 * guesses at others.
 */
export const addressThrottle = (pool: Pool) => ({
  /** 0 when the address may try, else the seconds to wait. */
  wait: async (ip: string, now: Instant): Promise<number> => {
    const key = keyName('address', addressOf(ip));
    const isBlocked = (await look.count(pool, { key, now })) > 0;
    return isBlocked ? secondsBlocked(pool, key, now) : 0;
  },

  failed: async (visit: Visit, now: Instant): Promise<void> => {
    const { address, failedAs } = keysOf(visit);
    await failure.rows(pool, {
      address,
      failedAs,
      now,
      since: countsSince(now),
      free: freeFailuresOfAddress,
      waits,
    });
  },

  succeeded: async (visit: Visit, now: Instant): Promise<void> => {
    const { address, failedAs, signedIn } = keysOf(visit);
    await success.rows(pool, { address, failedAs, signedIn, now });
  },
});
export type AddressThrottle = ReturnType<typeof addressThrottle>;
