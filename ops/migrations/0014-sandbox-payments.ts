import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What the sandbox processor keeps for itself, as a processor elsewhere would: no read model of ours. */
export const sandboxPayments: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`create schema sandbox`.execute(db);
    await sql`
      create table sandbox.account (
        subscription_id text primary key,
        account_id text not null,
        checkout_id uuid not null unique,
        client_secret text not null unique,
        next_at timestamptz,
        data json not null
      )`.execute(db);
    await sql`create index account_of on sandbox.account (account_id)`.execute(db);
    await sql`
      create index account_due on sandbox.account (next_at) where next_at is not null`.execute(db);
    await sql`
      create table sandbox.delivery (
        id text primary key,
        body text not null,
        place bigint generated always as identity,
        tries int not null default 0,
        next_try_at timestamptz not null default now()
      )`.execute(db);
    await sql`create index delivery_due on sandbox.delivery (next_try_at, place)`.execute(db);
    await sql`
      create table sandbox.signing (only_one boolean primary key default true check (only_one),
        secret text not null)`.execute(db);
  },
};
