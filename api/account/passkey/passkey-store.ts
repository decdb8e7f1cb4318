import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { query } from '../../../database/query.ts';
import { type Given, statement } from '../../../database/statement.ts';
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

const place = { eventId: 'passkey', field: 'name' };

type NewPasskey = Omit<PublicKey, 'publicKey' | 'counter'> & {
  readonly accountId: AccountId;
  readonly id: string;
  readonly publicKey: Buffer;
  readonly counter: string;
  readonly sealed: string;
  readonly at: Instant;
};

const addOne = statement('passkey-add', (of: Given<NewPasskey>) =>
  query
    .insertInto('auth.passkey')
    .columns([
      'credential_id',
      'account_id',
      'id',
      'public_key',
      'counter',
      'transports',
      'sealed_name',
      'created_at',
    ])
    .expression(({ selectFrom }) =>
      selectFrom('auth.identity as i')
        .select(({ cast }) => [
          cast<string>(of.credentialId, 'text').as('credential_id'),
          'i.account_id',
          cast<string>(of.id, 'uuid').as('id'),
          cast<Buffer>(of.publicKey, 'bytea').as('public_key'),
          cast<string>(of.counter, 'bigint').as('counter'),
          sql<readonly string[]>`${of.transports}::text[]`.as('transports'),
          cast<string>(of.sealed, 'text').as('sealed_name'),
          cast<Date>(of.at, 'timestamptz').as('created_at'),
        ])
        .where('i.account_id', '=', of.accountId)
        .where(
          ({ selectFrom: from, fn }) =>
            from('auth.passkey as p')
              .select(fn.countAll<number>().as('held'))
              .where('p.account_id', '=', of.accountId),
          '<',
          mostPasskeys,
        ),
    )
    .onConflict((conflict) => conflict.doNothing()),
);

/** Whoever saw another counter meanwhile saw a copy, or a second answer to one question. */
const moveOn = statement(
  'passkey-used',
  (of: Given<{ credentialId: string; counter: string; newCounter: string; at: Instant }>) =>
    query
      .updateTable('auth.passkey')
      .set({ counter: of.newCounter, last_used_at: of.at })
      .where('credential_id', '=', of.credentialId)
      .where('counter', '=', of.counter),
);

const ofAccount = statement('passkeys', ({ accountId }: Given<{ accountId: AccountId }>) =>
  query
    .selectFrom('auth.passkey')
    .select(['id', 'credential_id', 'sealed_name', 'created_at', 'last_used_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id'),
);

const one = statement('passkey', ({ credentialId }: Given<{ credentialId: string }>) =>
  query
    .selectFrom('auth.passkey')
    .select(['account_id', 'public_key', 'counter', 'transports'])
    .where('credential_id', '=', credentialId),
);

const removeOne = statement(
  'passkey-remove',
  ({ accountId, id }: Given<{ accountId: AccountId; id: string }>) =>
    query.deleteFrom('auth.passkey').where('account_id', '=', accountId).where('id', '=', id),
);

const instantOr = (date: Date | null): Instant | null => date && instantOf(date.getTime());

/** Which devices open which account. */
export const passkeyStore = (pool: Pool, vault: Pick<Vault, 'seal' | 'open'>) => {
  return {
    /** Names are those that their owner gave. */
    list: async (accountId: AccountId): Promise<PasskeyEntry[]> => {
      const rows = await ofAccount.rows(pool, { accountId });
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
      (await ofAccount.rows(pool, { accountId })).map(({ credential_id }) => credential_id),

    /** False where it is somebody's already, or there are too many. */
    add: async (
      accountId: AccountId,
      { credentialId, publicKey, counter, transports }: PublicKey,
      { name, at }: { readonly name: string; readonly at: Instant },
    ): Promise<boolean> => {
      const sealed = await vault.seal(accountId, place, name);
      const added = await addOne.count(pool, {
        credentialId,
        accountId,
        id: randomUUID(),
        publicKey: Buffer.from(publicKey),
        counter: String(counter),
        transports,
        sealed,
        at,
      });
      return added === 1;
    },

    find: async (
      credentialId: string,
    ): Promise<(PublicKey & { readonly accountId: AccountId }) | undefined> => {
      const row = await one.first(pool, { credentialId });
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
      (await moveOn.count(pool, {
        credentialId,
        counter: String(counter),
        newCounter: String(newCounter),
        at,
      })) === 1,

    remove: async (accountId: AccountId, id: string): Promise<boolean> =>
      (await removeOne.count(pool, { accountId, id })) === 1,
  };
};
