import { Client } from 'pg';
import { createTable } from '../../../ops/adapters/read-models/postgres/tables.ts';
import { migrateToLatest } from '../../../ops/postgres/migrate.ts';
import { projections } from '../../../projectors/all.ts';
import { freshDatabase } from '../../support/postgres.ts';

/** A database with every table of the product and no row, and a connection to it. */
export const productSchema = async () => {
  const database = await freshDatabase();
  await migrateToLatest(database.url);
  const client = new Client({ connectionString: database.url });
  await client.connect();
  for (const projection of projections) await client.query(createTable(projection, 'live'));
  return {
    client,
    drop: async (): Promise<void> => {
      await client.end();
      await database.drop();
    },
  };
};
