import { hash } from 'node:crypto';
import type { Pool } from 'pg';
import { fromHex } from '../../../database/expressions.ts';
import { query } from '../../../database/query.ts';
import { type Given, statement } from '../../../database/statement.ts';
import type { AccountId } from '../../../domain/kernel/ids.ts';
import { type Instant, instantOf } from '../../../domain/kernel/time.ts';
import { type Claim, folded, type Identity, unlessErased } from '../identity-store.ts';

/** What is kept in place of what the issuer calls somebody. */
export const subjectHashOf = (issuer: string, subject: string): string =>
  hash('sha256', JSON.stringify([issuer, subject]), 'hex');

const uniqueViolation = '23505';

type Subject = { readonly subjectHash: string };
type Account = { readonly accountId: AccountId };

type NewIdentity = Omit<Claim, 'passwordHash'> & Subject;

const claimBoth = statement('google-claim', (of: Given<NewIdentity>) =>
  query
    .with('claimed', (db) =>
      db
        .insertInto('auth.identity')
        .columns(['account_id', 'email', 'username', 'password_hash', 'created_at'])
        .expression(unlessErased(of, null))
        .onConflict((conflict) => conflict.doNothing())
        .returning('account_id'),
    )
    .insertInto('auth.google_identity')
    .columns(['subject_hash', 'account_id', 'linked_at'])
    .expression(({ selectFrom, cast }) =>
      selectFrom('claimed').select([
        fromHex(of.subjectHash).as('subject_hash'),
        'account_id',
        cast<Date>(of.at, 'timestamptz').as('linked_at'),
      ]),
    ),
);

type Verified = Account & Subject & { readonly passwordHash: string | null };

/** The lock waits for a change of the password that is under way, and then looks at it anew. */
const linkOne = statement('google-link', (of: Given<Verified & { readonly at: Instant }>) =>
  query
    .insertInto('auth.google_identity')
    .columns(['subject_hash', 'account_id', 'linked_at'])
    .expression(({ selectFrom, cast }) =>
      selectFrom('auth.identity')
        .select([
          fromHex(of.subjectHash).as('subject_hash'),
          'account_id',
          cast<Date>(of.at, 'timestamptz').as('linked_at'),
        ])
        .where('account_id', '=', of.accountId)
        .where('password_hash', 'is not distinct from', of.passwordHash)
        .forShare(),
    )
    .onConflict((conflict) => conflict.doNothing()),
);

const together = query
  .selectFrom('auth.google_identity as g')
  .innerJoin('auth.identity as i', 'i.account_id', 'g.account_id');

const linked = statement('google-linked', (of: Given<Verified>) =>
  together
    .select('i.account_id')
    .where('i.account_id', '=', of.accountId)
    .where('g.subject_hash', '=', fromHex(of.subjectHash))
    .where('i.password_hash', 'is not distinct from', of.passwordHash),
);

const ofSubject = statement('google-account', ({ subjectHash }: Given<Subject>) =>
  together
    .select(['i.account_id as accountId', 'i.password_hash as passwordHash'])
    .where('g.subject_hash', '=', fromHex(subjectHash)),
);

const linkTime = statement('google-linked-at', ({ accountId }: Given<Account>) =>
  query.selectFrom('auth.google_identity').select('linked_at').where('account_id', '=', accountId),
);

const firstPassword = statement(
  'first-password',
  ({ accountId, passwordHash }: Given<Account & { readonly passwordHash: string }>) =>
    query
      .updateTable('auth.identity')
      .set({ password_hash: passwordHash })
      .where('account_id', '=', accountId)
      .where('password_hash', 'is', null),
);

const unlinkOne = statement('google-unlink', ({ accountId }: Given<Account>) =>
  query
    .with('owner', (db) =>
      db
        .selectFrom('auth.identity')
        .select('account_id')
        .where('account_id', '=', accountId)
        .where('password_hash', 'is not', null)
        .forUpdate(),
    )
    .deleteFrom('auth.google_identity')
    .where('account_id', 'in', ({ selectFrom }) => selectFrom('owner').select('account_id')),
);

const isTwice = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === uniqueViolation;

/** Whose Google account opens which account of ours: one each. */
export const googleIdentityStore = (pool: Pool) => ({
  bySubject: (subjectHash: string): Promise<Identity | undefined> =>
    ofSubject.first(pool, { subjectHash }),

  linkedAt: async (accountId: AccountId): Promise<Instant | null> => {
    const row = await linkTime.first(pool, { accountId });
    return row ? instantOf(row.linked_at.getTime()) : null;
  },

  /** Names and Google account at once, without a password. False when one of them is somebody's. */
  claim: async (
    { accountId, email, username, at }: Omit<Claim, 'passwordHash'>,
    subjectHash: string,
  ): Promise<boolean> => {
    const names = { email: folded(email), username: folded(username) };
    try {
      return (await claimBoth.count(pool, { accountId, ...names, at, subjectHash })) === 1;
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
    const verified = { accountId, passwordHash, subjectHash };
    if ((await linkOne.count(pool, { ...verified, at })) === 1) return true;
    return (await linked.count(pool, verified)) === 1;
  },

  /** A first password, beside Google; false where one is set already. */
  setFirstPassword: async (accountId: AccountId, passwordHash: string): Promise<boolean> =>
    (await firstPassword.count(pool, { accountId, passwordHash })) === 1,

  /** Nobody locks themselves out: without a password nothing is unlinked. */
  unlink: async (accountId: AccountId): Promise<void> => {
    await unlinkOne.rows(pool, { accountId });
  },
});
