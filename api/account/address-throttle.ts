import { normalizeIP } from '@fastify/rate-limit';
import type { Pool } from 'pg';
import type { Instant } from '../../domain/kernel/time.ts';
import { blockedUntil, countsSince, isOpen, keyName, secondsBlocked, waits } from './throttle.ts';

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

const look = `select 1 from auth.throttle t where t.key = $1 and not ${isOpen}`;

const failure = `
  with own as (
    insert into auth.throttle as o (key, failures, blocked_until, last_failure_at)
    values ($6, 1, '-infinity', $2)
    on conflict (key) do update set last_failure_at = $2,
      failures = case when o.last_failure_at < $3 then 1 else o.failures + 1 end)
  insert into auth.throttle as t (key, failures, blocked_until, last_failure_at)
  values ($1, 1, '-infinity', $2)
  on conflict (key) do update set (failures, blocked_until, last_failure_at) = (
    select failures, ${blockedUntil}, $2
      from (select case when t.last_failure_at < $3 then 1 else t.failures + 1 end as failures)
           as counted)`;

const success = `
  with forgiven as (delete from auth.throttle where key = $2 returning failures),
  credit as (
    insert into auth.throttle (key, failures, blocked_until, last_failure_at)
    values ($3, 0, '-infinity', $4) on conflict (key) do nothing returning $5::int as points),
  given as (
    select coalesce((select failures from forgiven), 0) + coalesce((select points from credit), 0)
           as points)
  insert into auth.throttle as t (key, failures, blocked_until, last_failure_at)
  select $1, -points, '-infinity', $4 from given where points > 0
  on conflict (key) do update set failures = greatest($6::int, t.failures + excluded.failures)`;

/**
 * Counts what fails from an address, after it failed: a class that signs in at once is no attack.
 * Failures of somebody who then signs in are forgiven; a stranger's own account earns nothing for
 * guesses at others.
 */
export const addressThrottle = (pool: Pool) => ({
  /** 0 when the address may try, else the seconds to wait. */
  wait: async (ip: string, now: Instant): Promise<number> => {
    const key = keyName('address', addressOf(ip));
    const { rowCount } = await pool.query(look, [key, now]);
    return rowCount === 0 ? 0 : secondsBlocked(pool, key, now);
  },

  failed: async (visit: Visit, now: Instant): Promise<void> => {
    const { address, failedAs } = keysOf(visit);
    const values = [address, now, countsSince(now), freeFailuresOfAddress, waits, failedAs];
    await pool.query(failure, values);
  },

  succeeded: async (visit: Visit, now: Instant): Promise<void> => {
    const { address, failedAs, signedIn } = keysOf(visit);
    await pool.query(success, [address, failedAs, signedIn, now, creditOfAccount, -mostCredit]);
  },
});
export type AddressThrottle = ReturnType<typeof addressThrottle>;
