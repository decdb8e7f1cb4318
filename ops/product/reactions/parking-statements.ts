/** Seconds to the second try, and to any later one at the most; each wait is up to twice the one before. */
const firstWait = 10;
const longestWait = 3600;

/** Some four hours of tries. What failed so often is tried when somebody asks, and once at each start. */
export const mostTries = 12;

const some = 100;

/** Whoever has lost the lease meanwhile changes nothing. */
const underLease = `
  with held as (
    select from projector.reaction where name = $1 and term = $2 for share
  )`;

const columns =
  'reaction, key, order_key, stream, position, event_id, event_type, work, error, failures, next_try_at';

/** The last parameter, between a half and one, spreads what failed together. */
export const park = `${underLease}
  insert into projector.parked (${columns})
  select $1, $3, $4, $5, $6, $7, $8, $9, $10, 1,
         now() + make_interval(secs => ${firstWait} * $11::float8) from held
  on conflict (reaction, key) do update set
    error = excluded.error, failures = parked.failures + 1, failed_at = now(),
    next_try_at = case when parked.failures + 1 < ${mostTries} then now() + make_interval(
      secs => $11 * least(${longestWait}, ${firstWait} * power(2, least(parked.failures, 20)))) end
  returning failures`;

/** It is due as soon as it is the first of its order key. */
export const queue = `${underLease}
  insert into projector.parked (${columns})
  select $1, $3, $4, $5, $6, $7, $8, $9, $10, 0, now() from held
  on conflict (reaction, key) do update set order_key = excluded.order_key
  returning failures`;

export const leave = `${underLease}, gone as (
    delete from projector.parked where reaction = $1 and key = $3 and exists (select from held)
  )
  select from held`;

/** What failed at a time that is still to come failed before the clock was set back. */
export const due = `
  select key, order_key, stream, position, event_id, event_type, work from projector.parked p
   where reaction = $1 and next_try_at is not null and (next_try_at <= now() or failed_at > now())
     and not exists (
       select from projector.parked e
        where e.reaction = p.reaction and e.order_key = p.order_key and e.position < p.position)
   order by next_try_at limit ${some}`;

export const waiting = `
  select distinct order_key from projector.parked where reaction = $1 and order_key = any($2)`;

export const haveParked = `
  select r.name from unnest($1::text[]) as r(name)
   where exists (select from projector.parked where reaction = r.name)`;

/** A later build may manage what another one gave up. */
export const onceMore = `
  update projector.parked set next_try_at = now() where next_try_at is null`;
