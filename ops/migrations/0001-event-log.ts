import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The log of facts. Positions have no gaps and grow in commit order, because `log.append` gives
 * them out while it holds a lock that is released only after its transaction is durable.
 */
export const eventLog: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`create schema log`.execute(db);
    await sql`
      create table log.event (
        position bigint primary key,
        recorded_at timestamptz not null,
        id uuid not null,
        revision int not null,
        version int not null,
        stream text collate "C" not null,
        type text collate "C" not null,
        data json not null,
        meta json not null,
        constraint event_is_stored_once unique (id),
        constraint event_has_its_own_revision unique (stream, revision)
      )`.execute(db);
    await sql`create index event_by_type on log.event (type, position)`.execute(db);
    await onlyGrows(db);
    await sql`
      create function log.outcome_of(stream text, ids uuid[]) returns json language sql as $$
        select json_build_object(
          'stored', count(*),
          'revision', max(e.revision),
          'position', max(e.position),
          'actual', (select max(s.revision) from log.event s where s.stream = outcome_of.stream))
        from log.event e
        where e.id = any(outcome_of.ids) and e.stream = outcome_of.stream
      $$`.execute(db);
    await append(db);
  },
};

const onlyGrows = async (db: Kysely<unknown>) => {
  await sql`
    create function log.refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception 'The event log only grows: % is refused', lower(tg_op)
        using errcode = 'insufficient_privilege';
    end $$`.execute(db);
  await sql`
    create trigger event_is_forever before update or delete or truncate on log.event
      for each statement execute function log.refuse_change()`.execute(db);
};

/**
 * Stores a batch of appends, which must all be of different streams, given as their events in order.
 * An append stands when its stream is at the expected revision, -1 for a stream that is not there.
 * The payloads come apart from the rest, so that they are stored as they are and never interpreted.
 *
 * Gives the position before the batch when every append stood, and otherwise an outcome for each.
 */
const append = (db: Kysely<unknown>) =>
  sql`
    create function log.append(at timestamptz, events json, data json[], meta json[]) returns json
    language plpgsql as $$
    declare
      head bigint;
      moment timestamptz;
      written int;
    begin
      -- Held until the commit is durable, so that whoever comes next sees all that came before.
      perform pg_advisory_xact_lock(7302114902);

      select e.position, e.recorded_at into head, moment
        from log.event e order by e.position desc limit 1;
      head := coalesce(head, 0);
      -- A clock that was set back may not make history run backwards.
      moment := greatest(date_trunc('milliseconds', coalesce(at, clock_timestamp())), moment);

      insert into log.event
        (position, recorded_at, id, revision, version, stream, type, data, meta)
      select head + row_number() over (order by e.ordinal), moment,
             e.id, e.revision, e.version, e.stream, e.type, e.data, e.meta
        from rows from (
               json_to_recordset(events) as (
                 stream text, expected int, revision int, id uuid, type text, version int),
               unnest(data), unnest(meta)
             ) with ordinality as e(
               stream, expected, revision, id, type, version, data, meta, ordinal)
       where e.expected = coalesce(
               (select s.revision from log.event s
                 where s.stream = e.stream order by s.revision desc limit 1), -1);

      get diagnostics written = row_count;
      if written = cardinality(data) then
        return json_build_object('before', head);
      end if;

      -- An append whose events are there, now or since long, has its outcome; the others conflict.
      return json_build_object('outcomes', (
        select json_agg(log.outcome_of(a.stream, a.ids) order by a.first)
          from (
            select e.stream, array_agg(e.id) as ids, min(e.ordinal) as first
              from rows from (json_to_recordset(events) as (stream text, id uuid))
                   with ordinality as e(stream, id, ordinal)
             group by e.stream) a));
    end $$`.execute(db);
