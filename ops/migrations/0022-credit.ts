import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Invoices of before paid with no credit, and say so from now on. */
const invoicesWithoutCredit = sql`
  update sandbox.account set data = jsonb_set(data::jsonb, '{invoices}', coalesce(
    (select jsonb_agg('{"creditCents": 0}'::jsonb || invoice order by place)
     from jsonb_array_elements(data::jsonb->'invoices') with ordinality as i (invoice, place)),
    '[]'::jsonb))::json`;

const messagesWithoutCredit = sql`
  update sandbox.delivery
  set body = jsonb_set(body::jsonb, '{told,report,creditCents}', '0'::jsonb)::text
  where body::jsonb #>> '{told,of}' = 'invoice'`;

/** What customers of the sandbox have to pay with. */
export const credit: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`
      create table sandbox.credit (
        account_id text primary key,
        cents int not null check (cents >= 0)
      )`.execute(db);
    await sql`
      create table sandbox.credit_entry (
        -- What earned it, or took it back.
        id text primary key,
        account_id text not null,
        cents int not null
      )`.execute(db);
    await sql`create index credit_entry_of on sandbox.credit_entry (account_id)`.execute(db);
    await invoicesWithoutCredit.execute(db);
    await messagesWithoutCredit.execute(db);
  },
};
