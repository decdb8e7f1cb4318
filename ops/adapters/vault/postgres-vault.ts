import DataLoader from 'dataloader';
import type { Pool } from 'pg';
import { query } from '../../../database/query.ts';
import { type Given, statement } from '../../../database/statement.ts';
import type { AccountId } from '../../../domain/kernel/ids.ts';
import { PersonForgotten, type Vault } from '../../../domain/ports/vault.ts';
import { newKey, openValue, sealValue } from './sealed-values.ts';

const someKeys = statement('person-keys', ({ persons }: Given<{ persons: readonly AccountId[] }>) =>
  query
    .selectFrom('auth.person_key')
    .select(['account_id', 'key'])
    .where('account_id', '=', ({ fn }) => fn.any(persons)),
);

const destroy = statement('person-key-destroy', ({ person }: Given<{ person: AccountId }>) =>
  query
    .insertInto('auth.person_key')
    .values({ account_id: person, key: null })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ key: null })),
);

const keysOf = async (
  pool: Pool,
  persons: readonly AccountId[],
): Promise<ReadonlyMap<AccountId, Buffer | undefined>> => {
  const rows = await someKeys.rows(pool, { persons: [...new Set(persons)] });
  return new Map(rows.map(({ account_id, key }) => [account_id, key ?? undefined]));
};

const makeMissing = async (pool: Pool, persons: readonly AccountId[]): Promise<void> => {
  await pool.query(
    `insert into auth.person_key (account_id, key)
     select * from unnest($1::text[], $2::bytea[]) on conflict do nothing`,
    [persons, persons.map(newKey)],
  );
};

/** Makes the keys that are missing; answers with those of all, undefined for who was erased. */
export const createKeys = async (
  pool: Pool,
  persons: readonly AccountId[],
): Promise<ReadonlyMap<AccountId, Buffer | undefined>> => {
  await makeMissing(pool, persons);
  return keysOf(pool, persons);
};

/** Keys of persons in `auth.person_key`; the table is no event and is not in the log's backups. */
export const postgresVault = (pool: Pool): Vault => {
  // The fields of one person are sealed and opened together: one look-up serves them all.
  const keys = new DataLoader<AccountId, Buffer | undefined>(
    async (persons) => {
      const found = await keysOf(pool, persons);
      return persons.map((person) => found.get(person));
    },
    { cache: false },
  );

  return {
    createKey: (person) => makeMissing(pool, [person]),
    seal: async (person, place, clear) => {
      const key = await keys.load(person);
      if (!key) throw new PersonForgotten(`${person} has no key`);
      return sealValue({ person, key }, place, clear);
    },
    open: async (person, sealed) => {
      const key = await keys.load(person);
      return key ? openValue({ person, key }, sealed) : null;
    },
    destroyKey: async (person) => {
      await destroy.rows(pool, { person });
    },
  };
};
