import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Which sessions began on a device that the account had not been signed in on. */
export const newDevices: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`
      alter table auth.session add column is_new_device boolean not null default false`.execute(db);
  },
};
