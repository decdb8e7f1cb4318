import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Work of a process manager that failed and waits for its next try, and what keeps one from working. */
export const parkedWork: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`
      create table projector.parked (
        reaction text not null,
        key text not null,
        stream text not null,
        position text collate "C",
        event_id text,
        event_type text,
        work json not null,
        error text not null,
        failures int not null,
        parked_at timestamptz not null default now(),
        failed_at timestamptz not null default now(),
        next_try_at timestamptz not null,
        primary key (reaction, key)
      )`.execute(db);
    await sql`
      create table projector.stalled (
        reaction text primary key,
        error text not null,
        stalled_at timestamptz not null default now()
      )`.execute(db);
  },
};
