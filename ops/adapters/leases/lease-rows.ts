import type { QueryConfig } from 'pg';
import { prompt } from '../../postgres/connections/settings.ts';
import {
  openStandingConnection,
  type StandingConnection,
} from '../../postgres/connections/standing-connection.ts';
import { untilLost } from '../../postgres/connections/until-lost.ts';

/** Of a lease that a process holds; undefined where it wants to have one. */
export type Wanted = { readonly name: string; readonly term: number | undefined };

export type Granted = { readonly name: string; readonly term: number };

export type LeaseTable = {
  readonly table: 'projector.reaction' | 'projector.lease';
  /** Where a lease begins that nobody has held yet: its other columns. */
  readonly begin: { readonly columns: string; readonly values: string };
  /** What the server shows of who holds them. */
  readonly holder: string;
};

export const reactionTable: LeaseTable = {
  table: 'projector.reaction',
  begin: { columns: 'name, position', values: "name, ''" },
  holder: 'boardwell reaction leases',
};

export const readModelTable: LeaseTable = {
  table: 'projector.lease',
  begin: { columns: 'name', values: 'name' },
  holder: 'boardwell projector leases',
};

/** Of a lease that nobody holds. */
const noTerm = -1;

const beginIn = ({ table, begin: { columns, values } }: LeaseTable): string => `
  insert into ${table} (${columns})
  select ${values} from unnest($1::text[]) as name order by name
  on conflict (name) do nothing`;

/**
 * Prolongs what is held, and takes what nobody holds: whose holder gave no sign of life for its
 * term, or whose connection is gone. A term that ends later than any begun now is of a clock that
 * was set back.
 */
const holdIn = ({ table }: LeaseTable): string => `
  with me as (
    select pid, backend_start from pg_stat_activity where pid = pg_backend_pid()
  ), free as (
    select r.name, r.term = w.term as is_mine
      from ${table} r join unnest($1::text[], $2::int[]) as w(name, term) using (name)
     where r.term = w.term
        or r.held_until <= clock_timestamp()
        or r.held_until > clock_timestamp() + make_interval(secs => $3::float8 / 1000)
        or not exists (
             select from pg_stat_activity a
              where a.pid = r.session and a.backend_start = r.session_since)
     order by r.name for update of r
  )
  update ${table} r
     set term = r.term + case when free.is_mine then 0 else 1 end,
         session = me.pid, session_since = me.backend_start,
         held_until = clock_timestamp() + make_interval(secs => $3::float8 / 1000)
    from free, me
   where r.name = free.name
  returning r.name, r.term`;

const giveBackIn = ({ table }: LeaseTable): string => `
  with mine as (
    select r.name from ${table} r join unnest($1::text[], $2::int[]) as w(name, term)
        on w.name = r.name and w.term = r.term
     order by r.name for update of r
  )
  update ${table} r set held_until = '-infinity' from mine where r.name = mine.name`;

export type LeaseRows = {
  /** Those of the wanted that this process holds for so many ms from now. Throws what the driver throws. */
  readonly hold: (wanted: readonly Wanted[], termMs: number) => Promise<readonly Granted[]>;
  readonly giveBack: (granted: readonly Granted[]) => Promise<void>;
  /** Calls back each time that the connection which holds them is lost. */
  readonly whenLost: (listener: () => void) => void;
  readonly close: () => Promise<void>;
};

const open = (databaseUrl: string, { holder }: LeaseTable): Promise<StandingConnection> =>
  openStandingConnection({
    databaseUrl,
    name: holder,
    patience: prompt,
    // A term that a crash took back would be given out twice.
    session: { tcp_user_timeout: 10_000, synchronous_commit: 'on' },
    // What it is there for is sign of life enough.
    restMs: 30_000,
  });

/** Leases as rows of Postgres, held by one connection: with it they are free at once. */
export const leaseRows = (databaseUrl: string, table: LeaseTable): LeaseRows => {
  const [begin, hold, giveBack] = [beginIn(table), holdIn(table), giveBackIn(table)];
  const begun = new Set<string>();
  const losses = new Set<() => void>();
  let isClosing = false;
  const { current, end } = untilLost(async () => {
    const connection = await open(databaseUrl, table);
    const lose = () => {
      for (const listener of isClosing ? [] : losses) listener();
    };
    connection.lost.addEventListener('abort', lose, { once: true });
    // Another database may be behind the same address by now.
    begun.clear();
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
  const beginNew = async (names: readonly string[]): Promise<void> => {
    await current();
    const unknown = names.filter((name) => !begun.has(name));
    if (unknown.length === 0) return;
    await ask({ text: begin, values: [unknown] });
    for (const name of unknown) begun.add(name);
  };
  return {
    hold: async (wanted, termMs) => {
      const names = wanted.map(({ name }) => name);
      const terms = wanted.map(({ term = noTerm }) => term);
      await beginNew(names);
      return ask({ name: `hold ${table.table}`, text: hold, values: [names, terms, termMs] });
    },
    giveBack: async (granted) => {
      const values = [granted.map(({ name }) => name), granted.map(({ term }) => term)];
      await ask({ text: giveBack, values });
    },
    whenLost: (listener) => void losses.add(listener),
    close: () => {
      isClosing = true;
      return end();
    },
  };
};
