import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Corrected keys whose attempts are still looked for, and how far each has come. */
export const rekeyings: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`
      create table projector.rekeying (
        item_id text not null,
        revision int not null,
        event_id text not null,
        position text collate "C" not null,
        cursor text not null default '',
        begun_at timestamptz not null default now(),
        primary key (item_id, revision)
      )`.execute(db);
  },
};
