import { hash } from 'node:crypto';
import type { Pool } from 'pg';
import type { AccountId } from '../../../domain/kernel/ids.ts';
import { type Instant, instantOf } from '../../../domain/kernel/time.ts';
import type { Claim, Identity } from '../identity-store.ts';

/** What is kept in place of what the issuer calls somebody. */
export const subjectHashOf = (issuer: string, subject: string): string =>
  hash('sha256', JSON.stringify([issuer, subject]), 'hex');

const uniqueViolation = '23505';

const claimBoth = `
  with claimed as (
    insert into auth.identity (account_id, email, username, password_hash, created_at)
    select $1, $2, $3, null, $4
    where not exists (select from auth.erasure where account_id = $1) on conflict do nothing returning account_id)
  insert into auth.google_identity (subject_hash, account_id, linked_at)
  select decode($5, 'hex'), account_id, $4 from claimed`;

/** The lock waits for a change of the password that is under way, and then looks at it anew. */
const linkOne = `
  insert into auth.google_identity (subject_hash, account_id, linked_at)
  select decode($2, 'hex'), account_id, $4 from auth.identity
  where account_id = $1 and password_hash is not distinct from $3 for share
  on conflict do nothing`;

const unlinkOne = `
  with owner as (
    select account_id from auth.identity
    where account_id = $1 and password_hash is not null for update)
  delete from auth.google_identity where account_id in (select account_id from owner)`;

const isTwice = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === uniqueViolation;

/** Whose Google account opens which account of ours: one each. */
export const googleIdentityStore = (pool: Pool) => ({
  bySubject: async (subjectHash: string): Promise<Identity | undefined> => {
    const { rows } = await pool.query<{ account_id: AccountId; password_hash: string | null }>(
      `select account_id, password_hash from auth.google_identity join auth.identity using (account_id)
       where subject_hash = decode($1, 'hex')`,
      [subjectHash],
    );
    const [row] = rows;
    return row && { accountId: row.account_id, passwordHash: row.password_hash };
  },

  linkedAt: async (accountId: AccountId): Promise<Instant | null> => {
    const { rows } = await pool.query<{ linked_at: Date }>(
      'select linked_at from auth.google_identity where account_id = $1',
      [accountId],
    );
    const [row] = rows;
    return row ? instantOf(row.linked_at.getTime()) : null;
  },

  /** Names and Google account at once, without a password. False when one of them is somebody's. */
  claim: async (
    { accountId, email, username, at }: Omit<Claim, 'passwordHash'>,
    subjectHash: string,
  ): Promise<boolean> => {
    const values = [accountId, email.trim().toLowerCase(), username.trim().toLowerCase(), at];
    try {
      return (await pool.query(claimBoth, [...values, subjectHash])).rowCount === 1;
    } catch (error) {
      if (isTwice(error)) return false;
      throw error;
    }
  },

  /**
   * Whether the two belong together now. False where either belongs to another, and where the
   * password that was verified is no longer the account's.
   */
  link: async (
    { accountId, passwordHash }: Identity,
    subjectHash: string,
    at: Instant,
  ): Promise<boolean> => {
    const { rowCount } = await pool.query(linkOne, [accountId, subjectHash, passwordHash, at]);
    if (rowCount === 1) return true;
    const again = await pool.query(
      `select 1 from auth.google_identity join auth.identity using (account_id)
       where account_id = $1 and subject_hash = decode($2, 'hex')
         and password_hash is not distinct from $3`,
      [accountId, subjectHash, passwordHash],
    );
    return again.rowCount === 1;
  },

  /** A first password, beside Google; false where one is set already. */
  setFirstPassword: async (accountId: AccountId, passwordHash: string): Promise<boolean> => {
    const { rowCount } = await pool.query(
      `update auth.identity set password_hash = $2
       where account_id = $1 and password_hash is null`,
      [accountId, passwordHash],
    );
    return rowCount === 1;
  },

  /** Nobody locks themselves out: without a password nothing is unlinked. */
  unlink: async (accountId: AccountId): Promise<void> => {
    await pool.query(unlinkOne, [accountId]);
  },
});
