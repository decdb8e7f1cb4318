import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Statements of their own, so that the second one sees the sessions that were opened while the
 * first one waited for the row.
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
        return true;
      end $$`.execute(db);
  },
};
