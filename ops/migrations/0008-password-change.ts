import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * With a password ends what its holder may have left: sessions, known browsers, and the secret
 * address of the calendar. Statements of their own, so that the second one sees the sessions that
 * were opened while the first one waited for the row.
 */
export const passwordChange: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`
      create function auth.change_password(account text, verified text, wanted text)
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
