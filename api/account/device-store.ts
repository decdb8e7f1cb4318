import { hash, randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import type { AccountId } from '../../domain/kernel/ids.ts';
import { epochMs, type Instant, instantOf } from '../../domain/kernel/time.ts';

const yearMs = 365 * 24 * 3_600_000;

/** Of one account; the ones that were used longest ago make room. */
const mostDevices = 20;

const hashOf = (token: string): string => hash('sha256', token, 'hex');

const usedSince = (now: Instant): Instant => instantOf(epochMs(now) - yearMs);

/** A token that somebody put into the browser opens nothing: what it knew moves to a new one. */
const renewal = `
  with gone as (
    delete from auth.device where token_hash = decode($2, 'hex') returning account_id, last_used_at)
  insert into auth.device (token_hash, account_id, last_used_at)
  select decode($1, 'hex'), account_id, max(used_at) from (
    select account_id, last_used_at as used_at from gone union all select $3::text, $4::timestamptz
  ) known group by account_id`;

const makeRoom = `
  delete from auth.device where account_id = $1 and token_hash not in (
    select token_hash from auth.device where account_id = $1 order by last_used_at desc limit $2)`;

/** Which browsers somebody has signed in from. Tokens of 256 bits, kept as hashes. */
export const deviceStore = (pool: Pool) => ({
  /** A name for this browser of this account, where the token shows that it is one. */
  nameOf: async (
    token: string,
    accountId: AccountId | undefined,
    now: Instant,
  ): Promise<string | undefined> => {
    const tokenHash = hashOf(token);
    const { rowCount } = await pool.query(
      `select 1 from auth.device
       where token_hash = decode($1, 'hex') and account_id = $2 and last_used_at > $3`,
      [tokenHash, accountId, usedSince(now)],
    );
    return rowCount === 1 ? `${accountId} ${tokenHash}` : undefined;
  },

  /** A new token, which knows this account and those that the old one knew. */
  renew: async (
    before: string | undefined,
    accountId: AccountId,
    now: Instant,
  ): Promise<string> => {
    const token = randomBytes(32).toString('base64url');
    await pool.query(renewal, [hashOf(token), before ? hashOf(before) : '', accountId, now]);
    await pool.query(makeRoom, [accountId, mostDevices]);
    return token;
  },

  /** All browsers of the account but this one. */
  forgetOthers: async (token: string | undefined, accountId: AccountId): Promise<void> => {
    await pool.query(
      `delete from auth.device where account_id = $2 and token_hash <> decode($1, 'hex')`,
      [token ? hashOf(token) : '', accountId],
    );
  },

  forgetStale: async (now: Instant): Promise<void> => {
    await pool.query('delete from auth.device where last_used_at <= $1', [usedSince(now)]);
  },
});
