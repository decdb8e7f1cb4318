import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Names and addresses by their beginnings, in one order whatever the locale of the database is. */
export const identityPrefixes: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`create index identity_by_username on auth.identity (username collate "C")`.execute(
      db,
    );
    await sql`create index identity_by_email on auth.identity (email collate "C")`.execute(db);
  },
};
