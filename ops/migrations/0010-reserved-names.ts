import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The stream on which a client's name for a command was first used, where the log itself cannot tell. */
export const reservedNames: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`
      create table log.reserved_name (
        event_id uuid primary key,
        stream text collate "C" not null,
        reserved_at timestamptz not null default now()
      )`.execute(db);
    await sql`create index reserved_name_by_age on log.reserved_name (reserved_at)`.execute(db);
  },
};
