import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How far each process manager has answered what happened. */
export const processManagers: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`
      create table projector.process_manager (
        name text primary key,
        position text collate "C" not null
      )`.execute(db);
  },
};
