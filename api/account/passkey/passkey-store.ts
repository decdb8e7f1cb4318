import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { mostPasskeys, type PasskeyEntry } from '../../../domain/contracts/passkeys.ts';
import type { AccountId } from '../../../domain/kernel/ids.ts';
import { type Instant, instantOf } from '../../../domain/kernel/time.ts';
import type { Vault } from '../../../domain/ports/vault.ts';

export type PublicKey = {
  readonly credentialId: string;
  readonly publicKey: Uint8Array<ArrayBuffer>;
  readonly counter: number;
  readonly transports: readonly string[];
};

type Row = {
  readonly account_id: AccountId;
  readonly public_key: Buffer;
  readonly counter: string;
  readonly transports: string[];
};

type Listed = {
  readonly id: string;
  readonly credential_id: string;
  readonly sealed_name: string;
  readonly created_at: Date;
  readonly last_used_at: Date | null;
};

const place = { eventId: 'passkey', field: 'name' };

const addOne = `
  insert into auth.passkey
    (credential_id, account_id, id, public_key, counter, transports, sealed_name, created_at)
  select $1, account_id, $3, $4, $5, $6, $7, $8 from auth.identity
  where account_id = $2
    and (select count(*) from auth.passkey p where p.account_id = $2) < ${mostPasskeys}
  on conflict do nothing`;

/** Whoever saw another counter meanwhile saw a copy, or a second answer to one question. */
const moveOn = `
  update auth.passkey set counter = $3, last_used_at = $4
  where credential_id = $1 and counter = $2`;

const instantOr = (date: Date | null): Instant | null => date && instantOf(date.getTime());

/** Which devices open which account. */
export const passkeyStore = (pool: Pool, vault: Pick<Vault, 'seal' | 'open'>) => {
  const rowsOf = async (accountId: AccountId): Promise<readonly Listed[]> => {
    const { rows } = await pool.query<Listed>(
      `select id, credential_id, sealed_name, created_at, last_used_at from auth.passkey
       where account_id = $1 order by created_at, id`,
      [accountId],
    );
    return rows;
  };
  return {
    /** Names are those that their owner gave. */
    list: async (accountId: AccountId): Promise<PasskeyEntry[]> => {
      const rows = await rowsOf(accountId);
      return Promise.all(
        rows.map(async (row) => ({
          id: row.id,
          name: await vault.open(accountId, row.sealed_name),
          createdAt: instantOf(row.created_at.getTime()),
          lastUsedAt: instantOr(row.last_used_at),
        })),
      );
    },

    /** What authenticators call theirs. */
    credentialIds: async (accountId: AccountId): Promise<string[]> =>
      (await rowsOf(accountId)).map(({ credential_id }) => credential_id),

    /** False where it is somebody's already, or there are too many. */
    add: async (
      accountId: AccountId,
      { credentialId, publicKey, counter, transports }: PublicKey,
      { name, at }: { readonly name: string; readonly at: Instant },
    ): Promise<boolean> => {
      const sealed = await vault.seal(accountId, place, name);
      const key = Buffer.from(publicKey);
      const values = [credentialId, accountId, randomUUID(), key, counter, transports, sealed, at];
      return (await pool.query(addOne, values)).rowCount === 1;
    },

    find: async (
      credentialId: string,
    ): Promise<(PublicKey & { readonly accountId: AccountId }) | undefined> => {
      const { rows } = await pool.query<Row>(
        `select account_id, public_key, counter, transports from auth.passkey
         where credential_id = $1`,
        [credentialId],
      );
      const [row] = rows;
      return (
        row && {
          credentialId,
          accountId: row.account_id,
          publicKey: Uint8Array.from(row.public_key),
          counter: Number(row.counter),
          transports: row.transports,
        }
      );
    },

    /** Whether it was still at the counter that was checked; it is at the new one from now on. */
    markUsed: async (
      { credentialId, counter }: PublicKey,
      newCounter: number,
      at: Instant,
    ): Promise<boolean> =>
      (await pool.query(moveOn, [credentialId, counter, newCounter, at])).rowCount === 1,

    remove: async (accountId: AccountId, id: string): Promise<boolean> => {
      const { rowCount } = await pool.query(
        'delete from auth.passkey where account_id = $1 and id = $2',
        [accountId, id],
      );
      return rowCount === 1;
    },
  };
};
