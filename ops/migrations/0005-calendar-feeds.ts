import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The secret address of a learner's review calendar: a key, so no event. */
export const calendarFeeds: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`
      create table auth.calendar_feed (
        account_id text primary key references auth.identity on delete cascade,
        -- Names the entries: they stay the same ones when the address changes.
        feed_id uuid not null,
        -- Both null while it is revoked. Looked up by hash, shown again to its owner from the sealed one.
        secret_hash bytea unique,
        secret text
      )`.execute(db);
  },
};
