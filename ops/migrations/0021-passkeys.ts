import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Public keys of devices; the name is the owner's word for one, and sealed. */
export const passkeys: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`
      create table auth.passkey (
        -- As the authenticator calls it, in base64url.
        credential_id text primary key,
        account_id text not null references auth.identity on delete cascade,
        id uuid not null unique,
        public_key bytea not null,
        counter bigint not null,
        transports text[] not null,
        sealed_name text not null,
        created_at timestamptz not null,
        last_used_at timestamptz
      )`.execute(db);
    await sql`create index passkey_by_account on auth.passkey (account_id)`.execute(db);
  },
};
