import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Which process moves a read model, and until when without a sign of life. A checkpoint knows the term
 * that it was last taken over in: what an earlier holder writes is refused by the row itself.
 */
export const readModelLeases: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`
      create table projector.lease (
        name text collate "C" primary key,
        term int not null default 0,
        session int,
        session_since timestamptz,
        held_until timestamptz not null default '-infinity'
      )`.execute(db);
    await sql`alter table projector.checkpoint add column term int not null default 0`.execute(db);
  },
};
