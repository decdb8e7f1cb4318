import type { Pool } from 'pg';
import { prompt, type WantedConnection } from '../../postgres/connections/settings.ts';
import {
  openStandingConnection,
  type StandingConnection,
} from '../../postgres/connections/standing-connection.ts';
import { retryDelayMs } from '../event-log/retry-delay.ts';
import { wakeUps } from '../event-log/wake-ups.ts';
import type { Channel, Hearing } from './channel.ts';
import { firstOf } from './first-of.ts';

export type PostgresChannel = {
  readonly databaseUrl: string;
  /** Sends; hearing takes a connection of its own. */
  readonly pool: Pool;
  /** Of the channel, for `NOTIFY`. */
  readonly name: string;
  /** What the server shows of whoever listens. */
  readonly listener: string;
};

type Ears = { readonly connection: WantedConnection; readonly name: string };

/** Nobody waits for what is heard: a silent connection is looked after now and then. */
const restMs = 10_000;

const openEars = async (
  { connection, name }: Ears,
  hearing: Hearing,
): Promise<StandingConnection> => {
  const opened = await openStandingConnection({ ...connection, restMs });
  try {
    await opened.hear(name, hearing.onMessage);
    return opened;
  } catch (error) {
    await opened.end();
    throw error;
  }
};

const hear = async (ears: Ears, hearing: Hearing): Promise<void> => {
  const { onOpened, onLost, signal } = hearing;
  const alarm = wakeUps();
  let failures = 0;
  while (!signal.aborted) {
    try {
      const opened = await openEars(ears, hearing);
      failures = 0;
      onOpened();
      await firstOf([signal, opened.lost]);
      onLost?.();
      await opened.end();
    } catch {
      // Whoever needs the database is told that it is away.
    }
    failures += 1;
    await alarm.nap({ since: alarm.count(), ms: retryDelayMs(failures), signal });
  }
};

const announcement = { name: 'announcement', text: 'select pg_notify($1, $2)' };

const countListeners = `
  select count(*)::int as count from pg_stat_activity
   where datname = current_database() and application_name = $1`;

/** How many connections the server shows under the name of a listener. */
export const listenersOf = async (pool: Pool, listener: string): Promise<number> => {
  const { rows } = await pool.query<{ count: number }>(countListeners, [listener]);
  return rows[0]?.count ?? 0;
};

/** A channel among the processes of one database, by `NOTIFY`. */
export const postgresChannel = (options: PostgresChannel): Channel => {
  const { databaseUrl, pool, name, listener } = options;
  const connection = { databaseUrl, name: listener, patience: prompt };
  return {
    send: async (text) => {
      await pool.query({ ...announcement, values: [name, text] }).catch(() => undefined);
    },
    hear: (hearing) => hear({ connection, name }, hearing),
  };
};
