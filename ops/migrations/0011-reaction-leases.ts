import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Which process runs a reaction, and until when without a sign of life; terms only grow. */
export const reactionLeases: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`
      alter table projector.reaction
        add column term int not null default 0,
        add column session int,
        add column session_since timestamptz,
        add column held_until timestamptz not null default '-infinity'`.execute(db);
  },
};
