import { sql } from 'kysely';
import type { Pool } from 'pg';
import { asInt, fromHex } from '../../../database/expressions.ts';
import { query } from '../../../database/query.ts';
import { type Given, statement } from '../../../database/statement.ts';
import type { AccountId } from '../../../domain/kernel/ids.ts';
import { type Instant, instantOf } from '../../../domain/kernel/time.ts';
import type { Vault } from '../../../domain/ports/vault.ts';
import { recoveryHash } from './recovery-codes.ts';

/** A secret that is open, and as it stands in the table. */
export type KeptTotp = { readonly secret: string; readonly sealed: string };

type FactorSummary = {
  readonly totpSince: Instant | null;
  readonly passkeys: number;
  /** One of them, after a password or Google. */
  readonly isDemanded: boolean;
  readonly recoveryCodes: number;
};

const place = { eventId: 'totp', field: 'secret' };

type Account = { readonly accountId: AccountId };

const standing = statement('second-factor', ({ accountId }: Given<Account>) =>
  query.selectNoFrom(({ selectFrom, fn }) => [
    selectFrom('auth.totp').select('confirmed_at').where('account_id', '=', accountId).as('since'),
    selectFrom('auth.passkey')
      .select(asInt(fn.countAll()).as('count'))
      .where('account_id', '=', accountId)
      .as('passkeys'),
    selectFrom('auth.recovery_code')
      .select(asInt(fn.countAll()).as('count'))
      .where('account_id', '=', accountId)
      .as('codes'),
  ]),
);

type Sealed = Account & { readonly sealed: string };

const enrolOne = statement(
  'totp-enrol',
  ({ accountId, sealed, at }: Given<Sealed & { readonly at: Instant }>) =>
    query
      .insertInto('auth.totp')
      .values({ account_id: accountId, sealed, created_at: at })
      .onConflict((conflict) =>
        conflict
          .column('account_id')
          .doUpdateSet(({ ref }) => ({
            sealed: ref('excluded.sealed'),
            created_at: ref('excluded.created_at'),
          }))
          .where('auth.totp.confirmed_at', 'is', null),
      ),
);

const enrolling = statement('totp-enrolling', ({ accountId }: Given<Account>) =>
  query
    .selectFrom('auth.totp')
    .select('sealed')
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is', null),
);

const confirmed = statement('totp-confirmed', ({ accountId }: Given<Account>) =>
  query
    .selectFrom('auth.totp')
    .select('sealed')
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is not', null),
);

/** The secret that the code was checked against, and no other that a second tab began meanwhile. */
const confirmOne = statement(
  'totp-confirm',
  (of: Given<Sealed & { readonly at: Instant; readonly step: string }>) =>
    query
      .updateTable('auth.totp')
      .set({ confirmed_at: of.at, last_step: of.step })
      .where('account_id', '=', of.accountId)
      .where('sealed', '=', of.sealed)
      .where('confirmed_at', 'is', null),
);

/** Of two requests with one code, one finds an earlier step. */
const useOne = statement(
  'totp-use',
  ({ accountId, step }: Given<Account & { readonly step: string }>) =>
    query
      .updateTable('auth.totp')
      .set({ last_step: step })
      .where('account_id', '=', accountId)
      .where('confirmed_at', 'is not', null)
      .where('last_step', '<', step),
);

const useCode = statement(
  'recovery-code-use',
  ({ accountId, codeHash }: Given<Account & { readonly codeHash: string }>) =>
    query
      .deleteFrom('auth.recovery_code')
      .where('account_id', '=', accountId)
      .where('code_hash', '=', fromHex(codeHash)),
);

const renewCodes = statement(
  'recovery-codes-renew',
  ({ accountId, hashes }: Given<Account & { readonly hashes: readonly string[] }>) =>
    query
      .with('gone', (db) => db.deleteFrom('auth.recovery_code').where('account_id', '=', accountId))
      .insertInto('auth.recovery_code')
      .columns(['account_id', 'code_hash'])
      .expression(({ selectFrom, cast }) =>
        selectFrom(sql<{ code: string }>`unnest(${hashes}::text[])`.as<'u'>(sql`u(code)`)).select([
          cast<AccountId>(accountId, 'text').as('account_id'),
          sql<Buffer>`decode(code, 'hex')`.as('code_hash'),
        ]),
      ),
);

const turnOff = statement('totp-turn-off', ({ accountId }: Given<Account>) =>
  query
    .with('off', (db) => db.deleteFrom('auth.totp').where('account_id', '=', accountId))
    .deleteFrom('auth.recovery_code')
    .where('account_id', '=', accountId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('auth.passkey').select('id').where('account_id', '=', accountId))),
    ),
);

const dropIdle = statement('recovery-codes-drop', ({ accountId }: Given<Account>) =>
  query
    .deleteFrom('auth.recovery_code')
    .where('account_id', '=', accountId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('auth.passkey').select('id').where('account_id', '=', accountId))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('auth.totp')
            .select('sealed')
            .where('account_id', '=', accountId)
            .where('confirmed_at', 'is not', null),
        ),
      ),
    ),
);

/** What an account is entered with beside its password. */
export const secondFactorStore = (pool: Pool, vault: Pick<Vault, 'seal' | 'open'>) => {
  const kept = async (
    accountId: AccountId,
    row: { readonly sealed: string } | undefined,
  ): Promise<KeptTotp | undefined> => {
    const secret = row && (await vault.open(accountId, row.sealed));
    return row && secret ? { secret, sealed: row.sealed } : undefined;
  };
  return {
    /** What is asked for at sign-in, and how many recovery codes are left. */
    standing: async (accountId: AccountId): Promise<FactorSummary> => {
      const row = await standing.first(pool, { accountId });
      const totpSince = row?.since ? instantOf(row.since.getTime()) : null;
      const passkeys = row?.passkeys ?? 0;
      const isDemanded = totpSince !== null || passkeys > 0;
      return { totpSince, passkeys, isDemanded, recoveryCodes: row?.codes ?? 0 };
    },

    /** Begins anew with this secret; false where codes are asked for already. Throws `PersonForgotten`. */
    enrol: async (accountId: AccountId, secret: string, at: Instant): Promise<boolean> => {
      const sealed = await vault.seal(accountId, place, secret);
      return (await enrolOne.count(pool, { accountId, sealed, at })) === 1;
    },

    /** What was begun and not confirmed yet. */
    enrolling: async (accountId: AccountId): Promise<KeptTotp | undefined> =>
      kept(accountId, await enrolling.first(pool, { accountId })),

    confirm: async (
      accountId: AccountId,
      { sealed }: KeptTotp,
      { at, step }: { readonly at: Instant; readonly step: number },
    ): Promise<boolean> =>
      (await confirmOne.count(pool, { accountId, sealed, at, step: String(step) })) === 1,

    confirmed: async (accountId: AccountId): Promise<KeptTotp | undefined> =>
      kept(accountId, await confirmed.first(pool, { accountId })),

    /** Whether a code of this step is good: each step once, and none before it. */
    takeStep: async (accountId: AccountId, step: number): Promise<boolean> =>
      (await useOne.count(pool, { accountId, step: String(step) })) === 1,

    /** Whether it is one of theirs; it is gone with that. */
    takeRecoveryCode: async (accountId: AccountId, code: string): Promise<boolean> => {
      const codeHash = recoveryHash(accountId, code);
      return (await useCode.count(pool, { accountId, codeHash })) === 1;
    },

    /** From now on these are good, and no other. */
    renewRecoveryCodes: async (accountId: AccountId, codes: readonly string[]): Promise<void> => {
      const hashes = codes.map((code) => recoveryHash(accountId, code));
      await renewCodes.rows(pool, { accountId, hashes });
    },

    turnOffTotp: async (accountId: AccountId): Promise<void> => {
      await turnOff.rows(pool, { accountId });
    },

    /** Codes of who has nothing left that they would stand in for. */
    dropIdleCodes: async (accountId: AccountId): Promise<void> => {
      await dropIdle.rows(pool, { accountId });
    },
  };
};
export type SecondFactorStore = ReturnType<typeof secondFactorStore>;
