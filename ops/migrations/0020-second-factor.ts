import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * What else somebody shows beside a password. The secret is sealed with the key of its person, of
 * recovery codes only digests are kept, and the last step that was used is never good again.
 */
export const secondFactor: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`
      create table auth.totp (
        account_id text primary key references auth.identity on delete cascade,
        sealed text not null,
        created_at timestamptz not null,
        -- Null until a first code has shown that the secret arrived.
        confirmed_at timestamptz,
        last_step bigint
      )`.execute(db);
    await sql`
      create table auth.recovery_code (
        account_id text not null references auth.identity on delete cascade,
        code_hash bytea not null,
        primary key (account_id, code_hash)
      )`.execute(db);
  },
};
