import type { Pool } from 'pg';
import type { Vault } from '../../../domain/ports/vault.ts';
import { wrongVariables } from '../../configuration.ts';
import { prompt } from '../../postgres/connections/settings.ts';
import { openPool } from '../../postgres/open-pool.ts';
import { reachDatabase } from '../../postgres/reach-database.ts';
import { migrateVault } from './migrate-vault.ts';
import { moveKeys } from './move-keys.ts';
import { postgresVault } from './postgres-vault.ts';

export type OpenedVault = {
  readonly vault: Vault;
  /** Throws while its database is away. */
  readonly probe: () => Promise<unknown>;
  readonly close: () => Promise<void>;
};

const variable = 'VAULT_DATABASE_URL';

type Known = { readonly id: string };

const idIn = async (pool: Pool, table: string): Promise<string | undefined> =>
  (await pool.query<Known>(`select id from ${table}`)).rows[0]?.id;

/** Throws `WrongConfiguration` where the keys are known to be elsewhere. */
const inside = async (database: Pool): Promise<OpenedVault> => {
  if ((await idIn(database, 'auth.vault_elsewhere')) !== undefined) {
    const right =
      'the keys of persons are in a database of their own since it was named; name it again';
    throw wrongVariables([[variable, right]]);
  }
  return {
    vault: postgresVault(database),
    probe: async () => undefined,
    close: async () => undefined,
  };
};

/** Notes at the first start which vault it is, and holds every later one to it. */
const settle = async (database: Pool, keys: Pool): Promise<void> => {
  const id = await idIn(keys, 'auth.vault');
  await database.query('insert into auth.vault_elsewhere (id) values ($1) on conflict do nothing', [
    id,
  ]);
  if ((await idIn(database, 'auth.vault_elsewhere')) === id) return;
  throw wrongVariables([
    [variable, 'this database holds the keys of another installation; name the one of this one'],
  ]);
};

const outside = async (database: Pool, databaseUrl: string): Promise<OpenedVault> => {
  await reachDatabase(databaseUrl, variable);
  await migrateVault(databaseUrl);
  const keys = openPool({
    databaseUrl,
    name: 'boardwell vault',
    patience: prompt,
    // Keys are no events: whatever the server's default, they are on disk too.
    session: { synchronous_commit: 'on' },
    max: 5,
  });
  try {
    await settle(database, keys);
    await moveKeys(database, keys);
  } catch (error) {
    await keys.end();
    throw error;
  }
  return {
    vault: postgresVault(keys),
    probe: () => keys.query('select 1'),
    close: () => keys.end(),
  };
};

/**
 * The keys of persons: in a database of their own where one is named, else in the product's. What
 * is still in the product's is moved. Throws `WrongConfiguration`, `DatabaseUnreachable`.
 */
export const openVault = (
  database: Pool,
  vaultDatabaseUrl: string | undefined,
): Promise<OpenedVault> =>
  vaultDatabaseUrl === undefined ? inside(database) : outside(database, vaultDatabaseUrl);
