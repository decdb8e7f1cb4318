import { Kysely, PostgresDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from '../migrations/list.ts';
import { patient } from './connections/settings.ts';
import { openPool } from './open-pool.ts';

/**
 * Brings the database up to date. Several processes may do so at once: one works, the others wait.
 * Throws when a migration fails, and then leaves the database as that migration found it.
 */
export const migrateToLatest = async (databaseUrl: string): Promise<void> => {
  const pool = openPool({ databaseUrl, name: 'boardwell migrations', patience: patient, max: 2 });
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  const provider = { getMigrations: async () => migrations };
  try {
    const { error, results } = await new Migrator({ db, provider }).migrateToLatest();
    if (error === undefined) return;
    const failed = results?.find(({ status }) => status === 'Error')?.migrationName;
    throw new Error(failed ? `Migration ${failed} failed` : 'The database could not be migrated', {
      cause: error,
    });
  } finally {
    await db.destroy();
  }
};
