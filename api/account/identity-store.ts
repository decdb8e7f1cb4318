import type { Expression } from 'kysely';
import type { Pool } from 'pg';
import { fromHex } from '../../database/expressions.ts';
import { query } from '../../database/query.ts';
import { type Given, statement } from '../../database/statement.ts';
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

type NewIdentity = Omit<Claim, 'passwordHash'>;

/** An identity to be inserted, of nobody who was erased. */
export const unlessErased = (
  { accountId, email, username, at }: Given<NewIdentity>,
  passwordHash: Expression<string | null> | null,
) =>
  query
    .selectNoFrom(({ cast, val }) => [
      cast<AccountId>(accountId, 'text').as('account_id'),
      cast<string>(email, 'text').as('email'),
      cast<string>(username, 'text').as('username'),
      cast<string | null>(passwordHash ?? val(null), 'text').as('password_hash'),
      cast<Date>(at, 'timestamptz').as('created_at'),
    ])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('auth.erasure').select('account_id').where('account_id', '=', accountId)),
      ),
    );

const claimOne = statement('identity-claim', (of: Given<Claim>) =>
  query
    .insertInto('auth.identity')
    .columns(['account_id', 'email', 'username', 'password_hash', 'created_at'])
    .expression(unlessErased(of, of.passwordHash))
    .onConflict((conflict) => conflict.doNothing()),
);

type Names = Pick<Claim, 'email' | 'username'>;
type Account = Pick<Identity, 'accountId'>;

const claimedBy = statement(
  'identity-claimants',
  (of: Given<Names & { readonly from: Instant; readonly to: Instant }>) =>
    query
      .selectFrom('auth.identity')
      .select('account_id')
      .where(({ eb, or }) => or([eb('email', '=', of.email), eb('username', '=', of.username)]))
      .where(({ not, between }) => not(between('created_at', of.from, of.to))),
);

const releaseOne = statement('identity-release', ({ accountId }: Given<Account>) =>
  query.deleteFrom('auth.identity').where('account_id', '=', accountId),
);

const named = statement('identity-by-name', ({ name }: Given<{ name: string }>) =>
  query
    .selectFrom('auth.identity')
    .select(['account_id as accountId', 'password_hash as passwordHash'])
    .where(({ eb, or }) => or([eb('email', '=', name), eb('username', '=', name)])),
);

const ofAccount = statement('identity-by-account', ({ accountId }: Given<Account>) =>
  query
    .selectFrom('auth.identity')
    .select(['account_id as accountId', 'password_hash as passwordHash'])
    .where('account_id', '=', accountId),
);

const withNames = statement('identity-with-names', (of: Given<Account & Names>) =>
  query
    .selectFrom('auth.identity')
    .select('account_id')
    .where('account_id', '=', of.accountId)
    .where('email', '=', of.email)
    .where('username', '=', of.username),
);

const changeOne = statement(
  'password-change',
  ({ accountId, passwordHash, wanted }: Given<Identity & { readonly wanted: string }>) =>
    query.selectNoFrom(({ fn }) =>
      fn<boolean>('auth.change_password', [accountId, passwordHash, wanted]).as('changed'),
    ),
);

const resetOne = statement(
  'password-reset',
  (of: Given<{ tokenHash: string; now: Instant; wanted: string }>) =>
    query.selectNoFrom(({ fn }) =>
      fn<AccountId | null>('auth.reset_password', [fromHex(of.tokenHash), of.now, of.wanted]).as(
        'account',
      ),
    ),
);

/** Who may come in with what: e-mail, user name and password hash, unique across the product. */
export const identityStore = (
  pool: Pool,
  sessionsEnded: (account: AccountId) => void = () => undefined,
) => ({
  /** False when the e-mail or the user name is somebody's, or the account was erased. */
  claim: async ({ accountId, email, username, passwordHash, at }: Claim): Promise<boolean> => {
    const names = { email: folded(email), username: folded(username) };
    return (await claimOne.count(pool, { accountId, ...names, passwordHash, at })) === 1;
  },

  /** Claims of these names but for those made between the two, so that an interrupted one can be undone. */
  claimants: async (
    { email, username }: Names,
    fresh: { readonly from: Instant; readonly to: Instant },
  ): Promise<AccountId[]> => {
    const names = { email: folded(email), username: folded(username) };
    const rows = await claimedBy.rows(pool, { ...names, from: fresh.from, to: fresh.to });
    return rows.map((row) => row.account_id);
  },

  release: async (accountId: AccountId): Promise<void> => {
    await releaseOne.rows(pool, { accountId });
    // Its sessions went with it, if it had any.
    sessionsEnded(accountId);
  },

  byName: (emailOrUsername: string): Promise<Identity | undefined> =>
    named.first(pool, { name: folded(emailOrUsername) }),

  byAccount: (accountId: AccountId): Promise<Identity | undefined> =>
    ofAccount.first(pool, { accountId }),

  /** Whether these are the names that the account was claimed with. */
  hasNames: async (accountId: AccountId, { email, username }: Names): Promise<boolean> => {
    const names = { email: folded(email), username: folded(username) };
    return (await withNames.count(pool, { accountId, ...names })) === 1;
  },

  /**
   * Whoever holds a session held the old password: all of them end with it, at once. False when the
   * verified password is no longer the one that stands.
   */
  changePassword: async (verified: Identity, passwordHash: string): Promise<boolean> => {
    const found = await changeOne.first(pool, { ...verified, wanted: passwordHash });
    const changed = found?.changed === true;
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
    const reset = { tokenHash: hashOfLink(token), now, wanted: passwordHash };
    const account = (await resetOne.first(pool, reset))?.account ?? undefined;
    if (account) sessionsEnded(account);
    return account;
  },
});
