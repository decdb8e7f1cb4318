import type { Pool } from 'pg';
import type { AccountId } from '../../../domain/kernel/ids.ts';
import { type Instant, instantOf } from '../../../domain/kernel/time.ts';
import type { Vault } from '../../../domain/ports/vault.ts';
import { recoveryHash } from './recovery-codes.ts';

/** A secret that is open, and as it stands in the table. */
export type KeptTotp = { readonly secret: string; readonly sealed: string };

type Standing = {
  readonly totpSince: Instant | null;
  readonly passkeys: number;
  /** One of them, after a password or Google. */
  readonly isDemanded: boolean;
  readonly recoveryCodes: number;
};

const place = { eventId: 'totp', field: 'secret' };

const enrolOne = `
  insert into auth.totp as t (account_id, sealed, created_at) values ($1, $2, $3)
  on conflict (account_id) do update set sealed = excluded.sealed, created_at = excluded.created_at
    where t.confirmed_at is null`;

/** The secret that the code was checked against, and no other that a second tab began meanwhile. */
const confirmOne = `
  update auth.totp set confirmed_at = $3, last_step = $4
  where account_id = $1 and sealed = $2 and confirmed_at is null`;

/** Of two requests with one code, one finds an earlier step. */
const useOne = `
  update auth.totp set last_step = $2
  where account_id = $1 and confirmed_at is not null and last_step < $2`;

const renewCodes = `
  with gone as (delete from auth.recovery_code where account_id = $1)
  insert into auth.recovery_code (account_id, code_hash)
  select $1, decode(code, 'hex') from unnest($2::text[]) code`;

type Row = { readonly sealed: string };

/** What an account is entered with beside its password. */
export const secondFactorStore = (pool: Pool, vault: Pick<Vault, 'seal' | 'open'>) => {
  const kept = async (
    accountId: AccountId,
    rows: readonly Row[],
  ): Promise<KeptTotp | undefined> => {
    const [row] = rows;
    const secret = row && (await vault.open(accountId, row.sealed));
    return row && secret ? { secret, sealed: row.sealed } : undefined;
  };
  return {
    /** What is asked for at sign-in, and how many recovery codes are left. */
    standing: async (accountId: AccountId): Promise<Standing> => {
      const { rows } = await pool.query<{ since: Date | null; codes: number; passkeys: number }>(
        `select (select confirmed_at from auth.totp where account_id = $1) as since,
           (select count(*)::int from auth.passkey where account_id = $1) as passkeys,
           (select count(*)::int from auth.recovery_code where account_id = $1) as codes`,
        [accountId],
      );
      const [row] = rows;
      const totpSince = row?.since ? instantOf(row.since.getTime()) : null;
      const passkeys = row?.passkeys ?? 0;
      const isDemanded = totpSince !== null || passkeys > 0;
      return { totpSince, passkeys, isDemanded, recoveryCodes: row?.codes ?? 0 };
    },

    /** Begins anew with this secret; false where codes are asked for already. Throws `PersonForgotten`. */
    enrol: async (accountId: AccountId, secret: string, at: Instant): Promise<boolean> => {
      const sealed = await vault.seal(accountId, place, secret);
      return (await pool.query(enrolOne, [accountId, sealed, at])).rowCount === 1;
    },

    /** What was begun and not confirmed yet. */
    enrolling: async (accountId: AccountId): Promise<KeptTotp | undefined> => {
      const asked = 'select sealed from auth.totp where account_id = $1 and confirmed_at is null';
      return kept(accountId, (await pool.query<Row>(asked, [accountId])).rows);
    },

    confirm: async (
      accountId: AccountId,
      { sealed }: KeptTotp,
      { at, step }: { readonly at: Instant; readonly step: number },
    ): Promise<boolean> =>
      (await pool.query(confirmOne, [accountId, sealed, at, step])).rowCount === 1,

    confirmed: async (accountId: AccountId): Promise<KeptTotp | undefined> => {
      const asked =
        'select sealed from auth.totp where account_id = $1 and confirmed_at is not null';
      return kept(accountId, (await pool.query<Row>(asked, [accountId])).rows);
    },

    /** Whether a code of this step is good: each step once, and none before it. */
    takeStep: async (accountId: AccountId, step: number): Promise<boolean> =>
      (await pool.query(useOne, [accountId, step])).rowCount === 1,

    /** Whether it is one of theirs; it is gone with that. */
    takeRecoveryCode: async (accountId: AccountId, code: string): Promise<boolean> => {
      const { rowCount } = await pool.query(
        `delete from auth.recovery_code where account_id = $1 and code_hash = decode($2, 'hex')`,
        [accountId, recoveryHash(accountId, code)],
      );
      return rowCount === 1;
    },

    /** From now on these are good, and no other. */
    renewRecoveryCodes: async (accountId: AccountId, codes: readonly string[]): Promise<void> => {
      await pool.query(renewCodes, [accountId, codes.map((code) => recoveryHash(accountId, code))]);
    },

    turnOffTotp: async (accountId: AccountId): Promise<void> => {
      await pool.query(
        `with off as (delete from auth.totp where account_id = $1)
         delete from auth.recovery_code where account_id = $1
           and not exists (select from auth.passkey where account_id = $1)`,
        [accountId],
      );
    },

    /** Codes of who has nothing left that they would stand in for. */
    dropIdleCodes: async (accountId: AccountId): Promise<void> => {
      await pool.query(
        `delete from auth.recovery_code where account_id = $1
           and not exists (select from auth.passkey where account_id = $1)
           and not exists (
             select from auth.totp where account_id = $1 and confirmed_at is not null)`,
        [accountId],
      );
    },
  };
};
export type SecondFactorStore = ReturnType<typeof secondFactorStore>;
