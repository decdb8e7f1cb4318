import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Whose account is being erased, or was. With the row goes, in one transaction, everything by which
 * anybody could come in or be recognized; what no later table can be forgotten in: each that names
 * an account is emptied of it, but for those of the log and of the read models, which hold nothing
 * in clear, and for the keys, which are destroyed next.
 */
export const erasures: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`
      create table auth.erasure (
        account_id text primary key,
        asked_at timestamptz not null,
        correlation_id text not null,
        -- Null while a step may be missing.
        done_at timestamptz
      )`.execute(db);
    await sql`
      create index erasure_under_way on auth.erasure (asked_at) where done_at is null`.execute(db);
    await sql`
      create function auth.throttle_key(kind text, named text) returns text immutable language sql
      return kind || ':' ||
        translate(encode(sha256(convert_to(named, 'UTF8')), 'base64'), '+/=', '-_')`.execute(db);
    await sql`
      create function auth.begin_erasure(
        erased text, verified text, asked timestamptz, correlation text)
      returns boolean language plpgsql as $$
      declare
        known auth.identity;
        place record;
      begin
        select * into known from auth.identity
          where account_id = erased and password_hash is not distinct from verified for update;
        if not found then
          return false;
        end if;
        insert into auth.erasure (account_id, asked_at, correlation_id)
          values (erased, asked, correlation) on conflict do nothing;
        delete from auth.throttle where key in (
          select auth.throttle_key('name', named) from unnest(array[known.email, known.username]) named
          union all
          select auth.throttle_key('session', id::text) from auth.session where account_id = erased
          union all
          select auth.throttle_key('device', erased || ' ' || encode(token_hash, 'hex'))
            from auth.device where account_id = erased);
        for place in
          select n.nspname, c.relname from pg_attribute a
            join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
            where a.attname = 'account_id' and not a.attisdropped and c.relkind in ('r', 'p')
              and n.nspname !~ '^(pg_|information_schema|log|read|projector)'
              and (n.nspname, c.relname) not in
                (('auth', 'erasure'), ('auth', 'person_key'), ('auth', 'identity'))
        loop
          execute format('delete from %I.%I where account_id = $1', place.nspname, place.relname)
            using erased;
        end loop;
        delete from auth.identity where account_id = erased;
        return true;
      end $$`.execute(db);
  },
};
