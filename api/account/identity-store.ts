import type { Pool } from 'pg';
import type { AccountId } from '../../domain/kernel/ids.ts';
import type { Instant } from '../../domain/kernel/time.ts';
import { hashOfLink } from './mail/link-store.ts';

/** `passwordHash` is null where somebody signs in with Google alone. */
export type Identity = { readonly accountId: AccountId; readonly passwordHash: string | null };

export type Claim = Identity & {
  readonly email: string;
  readonly username: string;
  readonly at: Instant;
};

/** Names are compared without case. */
export const folded = (name: string): string => name.trim().toLowerCase();

/** Who may come in with what: e-mail, user name and password hash, unique across the product. */
export const identityStore = (
  pool: Pool,
  sessionsEnded: (account: AccountId) => void = () => undefined,
) => ({
  /** False when the e-mail or the user name is somebody's, or the account was erased. */
  claim: async ({ accountId, email, username, passwordHash, at }: Claim): Promise<boolean> => {
    const { rowCount } = await pool.query(
      `insert into auth.identity (account_id, email, username, password_hash, created_at)
       select $1, $2, $3, $4, $5
       where not exists (select from auth.erasure where account_id = $1)
       on conflict do nothing`,
      [accountId, folded(email), folded(username), passwordHash, at],
    );
    return rowCount === 1;
  },

  /** Claims of these names but for those made between the two, so that an interrupted one can be undone. */
  claimants: async (
    { email, username }: Pick<Claim, 'email' | 'username'>,
    fresh: { readonly from: Instant; readonly to: Instant },
  ): Promise<AccountId[]> => {
    const { rows } = await pool.query<{ account_id: AccountId }>(
      `select account_id from auth.identity
       where (email = $1 or username = $2) and created_at not between $3 and $4`,
      [folded(email), folded(username), fresh.from, fresh.to],
    );
    return rows.map((row) => row.account_id);
  },

  release: async (accountId: AccountId): Promise<void> => {
    await pool.query('delete from auth.identity where account_id = $1', [accountId]);
    // Its sessions went with it, if it had any.
    sessionsEnded(accountId);
  },

  byName: async (emailOrUsername: string): Promise<Identity | undefined> => {
    const { rows } = await pool.query<{ account_id: AccountId; password_hash: string | null }>(
      'select account_id, password_hash from auth.identity where email = $1 or username = $1',
      [folded(emailOrUsername)],
    );
    const [row] = rows;
    return row && { accountId: row.account_id, passwordHash: row.password_hash };
  },

  byAccount: async (accountId: AccountId): Promise<Identity | undefined> => {
    const { rows } = await pool.query<{ password_hash: string | null }>(
      'select password_hash from auth.identity where account_id = $1',
      [accountId],
    );
    const [row] = rows;
    return row && { accountId, passwordHash: row.password_hash };
  },

  /** Whether these are the names that the account was claimed with. */
  hasNames: async (
    accountId: AccountId,
    { email, username }: Pick<Claim, 'email' | 'username'>,
  ): Promise<boolean> => {
    const { rowCount } = await pool.query(
      'select 1 from auth.identity where account_id = $1 and email = $2 and username = $3',
      [accountId, folded(email), folded(username)],
    );
    return rowCount === 1;
  },

  /**
   * Whoever holds a session held the old password: all of them end with it, at once. False when the
   * verified password is no longer the one that stands.
   */
  changePassword: async (verified: Identity, passwordHash: string): Promise<boolean> => {
    const { rows } = await pool.query<{ changed: boolean }>(
      'select auth.change_password($1, $2, $3) as changed',
      [verified.accountId, verified.passwordHash, passwordHash],
    );
    const changed = rows[0]?.changed === true;
    if (changed) sessionsEnded(verified.accountId);
    return changed;
  },

  /**
   * Whose link this is, once: the password is the new one from now on, and sessions, known browsers and
   * every other link have ended. Undefined where the link is not good any more.
   */
  resetPassword: async (
    token: string,
    now: Instant,
    passwordHash: string,
  ): Promise<AccountId | undefined> => {
    const { rows } = await pool.query<{ account: AccountId | null }>(
      `select auth.reset_password(decode($1, 'hex'), $2, $3) as account`,
      [hashOfLink(token), now, passwordHash],
    );
    const account = rows[0]?.account ?? undefined;
    if (account) sessionsEnded(account);
    return account;
  },
});
