import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Of an account without a password, too: one that is set there by a mail ends as much. */
const changePassword = sql`
  create or replace function auth.change_password(account text, verified text, wanted text)
  returns boolean language plpgsql as $$
  begin
    update auth.identity set password_hash = wanted
      where account_id = account and password_hash is not distinct from verified;
    if not found then
      return false;
    end if;
    delete from auth.session where account_id = account;
    delete from auth.device where account_id = account;
    update auth.calendar_feed set secret_hash = null, secret = null
      where account_id = account;
    perform auth.end_links(account, now());
    return true;
  end $$`;

/** Whoever lost the password may have lost it to somebody who linked a Google account of their own. */
const resetPassword = sql`
  create or replace function auth.reset_password(token bytea, at timestamptz, wanted text)
  returns text language plpgsql as $$
  declare
    account text;
  begin
    select account_id into account from auth.mail_link
      where token_hash = token and kind = 'reset-link' and expires_at > at;
    perform 1 from auth.identity where account_id = account for update;
    delete from auth.mail_link
      where token_hash = token and kind = 'reset-link' and expires_at > at;
    if not found then
      return null;
    end if;
    perform auth.change_password(account, password_hash, wanted)
      from auth.identity where account_id = account;
    delete from auth.google_identity where account_id = account;
    delete from auth.step where account_id = account;
    return account;
  end $$`;

/**
 * Who comes in by Google may have no password. What Google calls them is kept as a digest, here and
 * not in the log. A step is what a browser is in the middle of, sealed with a key that only the
 * browser has.
 */
export const googleSignIn: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`alter table auth.identity alter column password_hash drop not null`.execute(db);
    await sql`alter table auth.session add column confirmed_at timestamptz`.execute(db);
    await sql`
      create table auth.google_identity (
        subject_hash bytea primary key,
        account_id text not null unique references auth.identity on delete cascade,
        linked_at timestamptz not null
      )`.execute(db);
    await sql`
      create table auth.step (
        id bytea primary key,
        account_id text references auth.identity on delete cascade,
        sealed bytea not null,
        expires_at timestamptz not null
      )`.execute(db);
    await sql`create index step_by_account on auth.step (account_id)`.execute(db);
    await sql`create index step_by_end on auth.step (expires_at)`.execute(db);
    await changePassword.execute(db);
    await resetPassword.execute(db);
  },
};
