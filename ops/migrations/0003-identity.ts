import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What is not history: who may come in, with what, and the keys personal data is sealed with. */
export const identity: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`create schema auth`.execute(db);
    await sql`
      create table auth.identity (
        account_id text primary key,
        email text not null unique,
        username text not null unique,
        password_hash text not null,
        created_at timestamptz not null
      )`.execute(db);
    await sql`
      create table auth.session (
        token_hash bytea primary key,
        id uuid not null unique,
        account_id text not null references auth.identity on delete cascade,
        device text not null,
        created_at timestamptz not null,
        last_seen_at timestamptz not null,
        expires_at timestamptz not null
      )`.execute(db);
    await sql`create index session_by_account on auth.session (account_id)`.execute(db);
    await sql`
      create table auth.throttle (
        key text primary key,
        failures int not null,
        blocked_until timestamptz not null,
        last_failure_at timestamptz not null
      )`.execute(db);
    await sql`
      create table auth.person_key (
        account_id text primary key,
        -- Null once it was destroyed: a new key could not open what the old one sealed.
        key bytea
      )`.execute(db);
  },
};
