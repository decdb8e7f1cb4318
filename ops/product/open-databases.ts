import type { Pool } from 'pg';
import { type OpenedVault, openVault } from '../adapters/vault/open-vault.ts';
import type { Configuration } from '../configuration.ts';
import { patienceAtTheEnd } from '../postgres/connections/patience-at-the-end.ts';
import { apiPool } from './adapters.ts';
import type { Parts } from './stop-in-order.ts';

export type OpenedDatabases = {
  readonly patience: ReturnType<typeof patienceAtTheEnd>;
  readonly database: Pool;
  readonly vault: OpenedVault;
};

type Wanted = { readonly configuration: Configuration; readonly databaseUrl: string };

/** The product's own database, and that of the keys of persons where it is another. */
export const openDatabases = async (
  { configuration, databaseUrl }: Wanted,
  parts: Parts,
): Promise<OpenedDatabases> => {
  const patience = patienceAtTheEnd(databaseUrl);
  parts.add('patience', patience.end);
  const database = apiPool(databaseUrl);
  parts.add('database connections', () => database.end());
  const vault = await openVault(database, configuration.vaultDatabaseUrl);
  parts.add('vault', vault.close);
  return { patience, database, vault };
};
