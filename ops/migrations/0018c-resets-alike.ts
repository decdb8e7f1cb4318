import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Who asked often enough costs a row as well, of nobody: leaving it out was faster, and told of the account. */
export const resetsAlike: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`
      create or replace function auth.ask_reset(
        mail uuid, typed text, at timestamptz, until timestamptz, since timestamptz, most int, room int)
      returns void language plpgsql as $$
      declare
        account text;
      begin
        select account_id into account from auth.identity where email = typed or username = typed;
        perform pg_advisory_xact_lock(hashtextextended('auth.ask_reset ' || coalesce(account, typed), 0));
        insert into auth.mail (id, kind, account_id, asked_at, ends_at)
        select mail, 'reset-link',
          case when (select count(*) from auth.mail m
                     where m.account_id = account and m.kind = 'reset-link' and m.asked_at > since) < most
               then account end,
          at, until
        where (select count(*) from auth.mail m where m.done_at is null) < room;
      end $$`.execute(db);
  },
};
