import { Client, type QueryResultRow } from 'pg';

/** A server notices within half a minute that the holder of its locks is gone. */
const keepAlive = `
  set tcp_keepalives_idle = 10;
  set tcp_keepalives_interval = 5;
  set tcp_keepalives_count = 4`;

export type LeaseSession = {
  readonly end: () => Promise<void>;
  /** One statement after the other: a connection takes no second one while it is at work. */
  readonly query: <R extends QueryResultRow>(
    statement: string,
    values: readonly string[],
  ) => Promise<readonly R[]>;
  /** Aborted with the connection, and with it go all its locks. */
  readonly lost: AbortSignal;
  readonly held: Set<string>;
};

/** A connection that does nothing but hold advisory locks. */
export const openLeaseSession = async (databaseUrl: string): Promise<LeaseSession> => {
  const client = new Client({
    connectionString: databaseUrl,
    application_name: 'boardwell projector leases',
    keepAlive: true,
    connectionTimeoutMillis: 2_000,
    query_timeout: 5_000,
  });
  const ended = new AbortController();
  client.on('error', () => ended.abort());
  client.on('end', () => ended.abort());
  try {
    await client.connect();
    await client.query(keepAlive);
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
  let last: Promise<unknown> = Promise.resolve();
  return {
    query: async <R extends QueryResultRow>(statement: string, values: readonly string[]) => {
      const ask = () => client.query<R>(statement, [...values]);
      const mine = last.then(ask, ask);
      last = mine;
      return (await mine).rows;
    },
    end: () => client.end().catch(() => undefined),
    lost: ended.signal,
    held: new Set(),
  };
};
