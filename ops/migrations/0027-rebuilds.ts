import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Rebuilds that administrators asked for, as their process tells of them, and where kept tables stand. */
export const rebuilds: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`
      create table projector.rebuild (
        id uuid primary key,
        projection text not null,
        kind text not null check (kind in ('rebuild', 'roll-back')),
        asked_by text not null,
        -- What an administrator asked of it last.
        wish text check (wish in ('pause', 'resume', 'cancel', 'swap')),
        state text not null default 'running'
          check (state in ('running', 'paused', 'waiting', 'swapping')),
        step text,
        events bigint not null default 0,
        position text collate "C" not null default '',
        up_to text collate "C" not null default '',
        memory_mb int,
        rates json not null default '[]',
        comparison json,
        outcome text,
        error text,
        started_at timestamptz not null default now(),
        seen_at timestamptz not null default now(),
        ended_at timestamptz
      )`.execute(db);
    // Of two administrators who ask at the same moment one is refused.
    await sql`
      create unique index one_rebuild_at_a_time on projector.rebuild ((true))
        where ended_at is null`.execute(db);
    await sql`create index rebuild_newest on projector.rebuild (started_at)`.execute(db);
    await sql`
      create table projector.previous (
        projection text not null,
        partition int not null,
        partitions int not null,
        version int not null,
        position text collate "C" not null,
        replaced_at timestamptz not null default now(),
        primary key (projection, partition)
      )`.execute(db);
  },
};
