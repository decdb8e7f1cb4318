import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Metrics that are kept up to date: how far each is, what it comes to, and the rows it goes on from. */
export const liveMetrics: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`
      create table projector.live_metric (
        metric_id uuid primary key,
        position text collate "C" not null default '',
        -- Null before it was folded for the first time.
        handles json,
        about json,
        result json,
        checksum text,
        events bigint not null default 0,
        kept int not null default 0,
        as_of timestamptz,
        error text,
        error_code text,
        failed_at timestamptz,
        -- How often another try had been asked for when it failed.
        failed_try int
      )`.execute(db);
    await sql`
      create table projector.live_metric_row (
        metric_id uuid not null references projector.live_metric on delete cascade,
        key text collate "C" not null,
        data json not null,
        primary key (metric_id, key)
      )`.execute(db);
  },
};
