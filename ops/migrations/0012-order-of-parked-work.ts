import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Later work of a key waits behind what is parked of it; what was given up has no next try of its own. */
export const orderOfParkedWork: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`alter table projector.parked add column order_key text`.execute(db);
    await sql`update projector.parked set order_key = key`.execute(db);
    await sql`
      alter table projector.parked
        alter column order_key set not null,
        alter column next_try_at drop not null`.execute(db);
    await sql`
      create index parked_in_order on projector.parked (reaction, order_key, position)`.execute(db);
  },
};
