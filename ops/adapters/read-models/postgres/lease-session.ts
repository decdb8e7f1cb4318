import type { QueryResultRow } from 'pg';
import { prompt } from '../../../postgres/connections/settings.ts';
import {
  openStandingConnection,
  type StandingConnection,
} from '../../../postgres/connections/standing-connection.ts';

/** A server process, told from a later one of the same number. */
export type ServerProcess = { readonly pid: number; readonly since: string };

export type LeaseSession = {
  readonly end: () => Promise<void>;
  readonly query: <R extends QueryResultRow>(
    text: string,
    values: readonly (string | number)[],
  ) => Promise<readonly R[]>;
  /** Aborted with the connection, and with it go all its locks. */
  readonly lost: AbortSignal;
  readonly held: Set<string>;
  readonly process: ServerProcess | undefined;
};

const ownProcess = `
  select pid, backend_start::text as since from pg_stat_activity where pid = pg_backend_pid()`;

/** The server need not have noticed yet that a lost connection is lost, and keeps its locks until then. */
const endProcess = `
  select pg_terminate_backend(pid) from pg_stat_activity
   where pid = $1 and backend_start = $2::timestamptz`;

const succeed = async (
  { query }: StandingConnection,
  before: ServerProcess | undefined,
): Promise<ServerProcess | undefined> => {
  if (before) await query({ text: endProcess, values: [before.pid, before.since] });
  const [process] = await query<ServerProcess>({ text: ownProcess });
  return process;
};

/** A connection that does nothing but hold advisory locks, in place of the one that was lost before. */
export const openLeaseSession = async (
  databaseUrl: string,
  before: ServerProcess | undefined,
): Promise<LeaseSession> => {
  const connection = await openStandingConnection({
    databaseUrl,
    name: 'boardwell projector leases',
    patience: prompt,
    session: { tcp_user_timeout: 10_000 },
  });
  const { query, lost, end } = connection;
  try {
    const process = await succeed(connection, before);
    const ask: LeaseSession['query'] = (text, values) => query({ text, values: [...values] });
    return { query: ask, end, lost, held: new Set(), process };
  } catch (error) {
    await end();
    throw error;
  }
};
