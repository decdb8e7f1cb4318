import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Signed checkpoints of the hash chain over all events, outside the log and the read models. */
export const auditSeals: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`create schema audit`.execute(db);
    await sql`
      create table audit.seal (
        -- Of two processes that seal the same events one is refused.
        first int primary key check (first >= 0),
        count int not null check (count > first),
        position text collate "C" not null,
        hash bytea not null check (length(hash) = 32),
        trail bytea not null check (length(trail) = 8 * (count - first)),
        sealed_at timestamptz not null,
        key_id text not null,
        signature bytea not null
      )`.execute(db);
    await sql`
      create trigger seal_is_forever before update or delete or truncate on audit.seal
        for each statement execute function log.refuse_change()`.execute(db);
    await sql`
      create table audit.seal_check (
        checked_at timestamptz not null,
        up_to text collate "C" not null,
        is_intact boolean not null,
        says text not null
      )`.execute(db);
    await sql`create index seal_check_newest on audit.seal_check (checked_at)`.execute(db);
  },
};
