import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Which vault holds the keys of persons, where they are in a database of their own. */
export const vaultElsewhere: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`
      create table auth.vault_elsewhere (
        only_one boolean primary key default true check (only_one),
        id uuid not null
      )`.execute(db);
  },
};
