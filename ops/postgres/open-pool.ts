import { type Client, Pool } from 'pg';
import { connectionLost, followPool } from './connections/lines.ts';
import { beginConnection } from './connections/open-connection.ts';
import { connectionSettings, type WantedConnection } from './connections/settings.ts';

export type WantedPool = WantedConnection & {
  readonly max: number;
  /** Milliseconds that a connection may rest; pg's ten seconds when absent. */
  readonly idleTimeout?: number;
};

/** What pg says of a server that stayed silent. */
const silence = 'Query read timeout';

/**
 * A pool whose connections may break or fall silent: an idle one is replaced at the next use, a busy
 * one tells its query, and neither is used again.
 */
export const openPool = (wanted: WantedPool): Pool => {
  const { databaseUrl, max, idleTimeout } = wanted;
  const pool = new Pool({
    ...connectionSettings(wanted),
    max,
    // Awaited, although its type says that it gives nothing.
    onConnect: (client) => beginConnection(wanted, client as Client),
    ...(idleTimeout === undefined ? {} : { idleTimeoutMillis: idleTimeout }),
  });
  pool.on('error', () => undefined);
  pool.on('release', (error: unknown) => {
    if (error instanceof Error && error.message === silence) connectionLost(databaseUrl);
  });
  followPool(databaseUrl, pool);
  return pool;
};
