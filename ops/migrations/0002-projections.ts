import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Read models are made from their definitions; what stands here is how far each has come. */
export const projections: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`create schema read`.execute(db);
    await sql`create schema projector`.execute(db);
    await sql`
      create table projector.checkpoint (
        projection text not null,
        partition int not null,
        partitions int not null,
        version int not null,
        generation int not null,
        position text collate "C" not null,
        primary key (projection, partition)
      )`.execute(db);
    await sql`
      create table projector.failure (
        projection text not null,
        partition int not null,
        partitions int not null,
        position text collate "C",
        event_id text,
        event_type text,
        error text not null,
        failed_at timestamptz not null default now(),
        primary key (projection, partition)
      )`.execute(db);
  },
};
