import { randomUUID } from 'node:crypto';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { patient } from '../../postgres/connections/settings.ts';
import { openPool } from '../../postgres/open-pool.ts';

/** The same table as in the product's own database, and a name by which the two find each other. */
const personKeys: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`create schema auth`.execute(db);
    await sql`
      create table auth.person_key (
        account_id text primary key,
        -- Null once it was destroyed: a new key could not open what the old one sealed.
        key bytea
      )`.execute(db);
    await sql`
      create table auth.vault (
        only_one boolean primary key default true check (only_one),
        id uuid not null
      )`.execute(db);
    await sql`insert into auth.vault (id) values (${randomUUID()})`.execute(db);
  },
};

const migrations = { '0001-person-keys': personKeys } satisfies Record<string, Migration>;

/** Brings a vault's own database up to date. Throws when it cannot be, and then leaves it as it was. */
export const migrateVault = async (vaultDatabaseUrl: string): Promise<void> => {
  const pool = openPool({
    databaseUrl: vaultDatabaseUrl,
    name: 'boardwell vault migrations',
    patience: patient,
    max: 2,
  });
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    const provider = { getMigrations: async () => migrations };
    const { error } = await new Migrator({ db, provider }).migrateToLatest();
    if (error !== undefined) {
      throw new Error('The database of the vault could not be migrated', { cause: error });
    }
  } finally {
    await db.destroy();
  }
};
