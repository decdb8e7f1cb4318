import type { QueryConfig } from 'pg';
import { prompt } from '../../../postgres/connections/settings.ts';
import {
  openStandingConnection,
  type StandingConnection,
} from '../../../postgres/connections/standing-connection.ts';
import { untilLost } from '../../../postgres/connections/until-lost.ts';

export type Wanted = {
  readonly reaction: string;
  /** Of the lease that this process holds; undefined where it wants to have one. */
  readonly term: number | undefined;
};

export type Granted = { readonly reaction: string; readonly term: number };

/** Of a lease that nobody holds. */
const noTerm = -1;

const begin = `
  insert into projector.reaction (name, position)
  select name, '' from unnest($1::text[]) as name order by name
  on conflict (name) do nothing`;

/**
 * Prolongs what is held, and takes what nobody holds: whose holder gave no sign of life for its
 * term, or whose connection is gone. A term that ends later than any begun now is of a clock that
 * was set back.
 */
const hold = `
  with me as (
    select pid, backend_start from pg_stat_activity where pid = pg_backend_pid()
  ), free as (
    select r.name, r.term = w.term as is_mine
      from projector.reaction r join unnest($1::text[], $2::int[]) as w(name, term) using (name)
     where r.term = w.term
        or r.held_until <= clock_timestamp()
        or r.held_until > clock_timestamp() + make_interval(secs => $3::float8 / 1000)
        or not exists (
             select from pg_stat_activity a
              where a.pid = r.session and a.backend_start = r.session_since)
     order by r.name for update of r
  )
  update projector.reaction r
     set term = r.term + case when free.is_mine then 0 else 1 end,
         session = me.pid, session_since = me.backend_start,
         held_until = clock_timestamp() + make_interval(secs => $3::float8 / 1000)
    from free, me
   where r.name = free.name
  returning r.name as reaction, r.term`;

const giveBack = `
  update projector.reaction set held_until = '-infinity' where name = $1 and term = $2`;

export type LeaseRows = {
  /** Those of the wanted that this process holds for so many ms from now. Throws what the driver throws. */
  readonly hold: (wanted: readonly Wanted[], termMs: number) => Promise<readonly Granted[]>;
  readonly giveBack: (granted: Granted) => Promise<void>;
  readonly close: () => Promise<void>;
};

const open = (databaseUrl: string): Promise<StandingConnection> =>
  openStandingConnection({
    databaseUrl,
    name: 'boardwell reaction leases',
    patience: prompt,
    // A term that a crash took back would be given out twice.
    session: { tcp_user_timeout: 10_000, synchronous_commit: 'on' },
    // What it is there for is sign of life enough.
    restMs: 30_000,
  });

/** Leases as rows of Postgres, held by one connection: with it they are free at once. */
export const leaseRows = (databaseUrl: string, reactions: readonly string[]): LeaseRows => {
  const { current, end } = untilLost(async () => {
    const connection = await open(databaseUrl);
    await connection.query({ text: begin, values: [reactions] });
    return connection;
  });
  const ask = async (statement: QueryConfig): Promise<Granted[]> => {
    const connection = await current();
    try {
      return await connection.query<Granted>(statement);
    } catch (error) {
      // One that keeps silent would keep the next question waiting as well.
      connection.end().catch(() => undefined);
      throw error;
    }
  };
  return {
    hold: (wanted, termMs) => {
      const names = wanted.map(({ reaction }) => reaction);
      const terms = wanted.map(({ term = noTerm }) => term);
      return ask({ name: 'hold-reactions', text: hold, values: [names, terms, termMs] });
    },
    giveBack: async ({ reaction, term }) => {
      await ask({ text: giveBack, values: [reaction, term] });
    },
    close: end,
  };
};
