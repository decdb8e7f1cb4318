import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Images that an operator brought in, each with what it is and under which license it may be shown. */
export const imageRecords: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`create schema images`.execute(db);
    await sql`
      create table images.record (
        openi_id text primary key,
        data json not null,
        media_type text not null,
        file bytea not null,
        -- Of the file, for its address.
        hash text not null
      )`.execute(db);
  },
};
