import { Kysely, PostgresDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from '../migrations/list.ts';
import { tellStep } from '../system/tell-step.ts';
import { patient } from './connections/settings.ts';
import { openPool } from './open-pool.ts';

/** Throws when a migration fails. */
const migrate = async (migrator: Migrator): Promise<void> => {
  const { error, results } = await migrator.migrateToLatest();
  if (error === undefined) return;
  const failed = results?.find(({ status }) => status === 'Error')?.migrationName;
  throw new Error(failed ? `Migration ${failed} failed` : 'The database could not be migrated', {
    cause: error,
  });
};

const silent = (): void => undefined;

/**
 * Brings the database up to date, and says so where there is something to do. Several processes may do so at once:
 * one works, the others wait. Throws when a migration fails, and then leaves the database as that migration found it.
 */
export const migrateToLatest = async (
  databaseUrl: string,
  say: (line: string) => void = silent,
): Promise<void> => {
  const pool = openPool({ databaseUrl, name: 'boardwell migrations', patience: patient, max: 2 });
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  try {
    const known = await migrator.getMigrations();
    const due = known.filter(({ executedAt }) => executedAt === undefined).length;
    const begins = `Migrating the database (${due} of ${known.length} migrations) …`;
    const step = { begins, ended: 'Migrated the database' };
    await tellStep(step, due > 0 ? say : silent, () => migrate(migrator));
  } finally {
    await db.destroy();
  }
};
