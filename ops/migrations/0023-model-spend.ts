import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What models cost: a row for a day by UTC, so that one statement decides whether there is enough left. */
export const modelSpend: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`create schema budget`.execute(db);
    await sql`
      create table budget.model_spend (
        day text primary key,
        -- In millionths of a US dollar.
        spent bigint not null default 0 check (spent >= 0),
        -- What requests under way may still cost: id to [millionths, until when in milliseconds].
        held jsonb not null default '{}'
      )`.execute(db);
  },
};
