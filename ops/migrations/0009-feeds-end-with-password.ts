import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Whoever knew the old password could read the secret address of the calendar: it ends with it. */
export const feedsEndWithPassword: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`
      create or replace function auth.change_password(account text, verified text, wanted text)
      returns boolean language plpgsql as $$
      begin
        update auth.identity set password_hash = wanted
          where account_id = account and password_hash = verified;
        if not found then
          return false;
        end if;
        delete from auth.session where account_id = account;
        delete from auth.device where account_id = account;
        update auth.calendar_feed set secret_hash = null, secret = null
          where account_id = account;
        return true;
      end $$`.execute(db);
  },
};
