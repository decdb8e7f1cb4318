import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Mail that is to be sent, once for each cause, and the links in it. No address, no text and no secret stands here in clear. */
const tables = [
  sql`
    create table auth.mail (
      id uuid primary key,
      kind text not null,
      -- Null where nobody has the name that was typed: it is forgotten unsent.
      account_id text references auth.identity on delete cascade,
      -- Texts of the person, by name.
      sealed jsonb not null default '{}',
      asked_at timestamptz not null,
      ends_at timestamptz not null,
      due_at timestamptz not null default now(),
      tries int not null default 0,
      done_at timestamptz
    )`,
  sql`create index mail_due on auth.mail (due_at) where done_at is null`,
  sql`create index mail_by_account on auth.mail (account_id, kind, asked_at)`,
  sql`
    create table auth.mail_link (
      token_hash bytea primary key,
      mail_id uuid not null references auth.mail on delete cascade,
      kind text not null,
      account_id text not null references auth.identity on delete cascade,
      sealed_address text,
      expires_at timestamptz not null
    )`,
  sql`create index mail_link_by_account on auth.mail_link (account_id)`,
  sql`create index mail_link_by_mail on auth.mail_link (mail_id)`,
];

/**
 * A known and an unknown name cost the same. The lock lets a hundred that ask at once see each other;
 * who asked often enough has mails already.
 */
const askReset = sql`
  create function auth.ask_reset(
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
  end $$`;

/** What a thief may have prepared ends with the password. */
const endLinks = sql`
  create function auth.end_links(account text, at timestamptz) returns void language sql as $$
    delete from auth.mail_link where account_id = account and kind <> 'confirm-link';
    update auth.mail set done_at = at
      where account_id = account and done_at is null and kind in ('reset-link', 'change-link');
  $$`;

const changePassword = sql`
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
    perform auth.end_links(account, now());
    return true;
  end $$`;

/** The account first and its link then: two links of one account do not wait for each other. */
const resetPassword = sql`
  create function auth.reset_password(token bytea, at timestamptz, wanted text)
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
    return account;
  end $$`;

export const mail: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of [...tables, askReset, endLinks, changePassword, resetPassword]) {
      await statement.execute(db);
    }
  },
};
