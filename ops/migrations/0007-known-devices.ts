import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Browsers that somebody signed in from: strangers' failures do not lock them out. */
export const knownDevices: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`
      create table auth.device (
        token_hash bytea not null,
        account_id text not null references auth.identity on delete cascade,
        last_used_at timestamptz not null,
        primary key (token_hash, account_id)
      )`.execute(db);
    await sql`create index device_by_account on auth.device (account_id)`.execute(db);
  },
};
