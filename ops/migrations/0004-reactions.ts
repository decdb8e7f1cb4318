import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How far each process manager has answered what happened. */
export const reactions: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`
      create table projector.reaction (
        name text primary key,
        position text collate "C" not null
      )`.execute(db);
  },
};
