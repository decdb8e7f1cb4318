import { Client, type QueryConfig, type QueryResultRow } from 'pg';
import type { Instant } from '../../../../domain/kernel/time.ts';
import { LogUnavailable } from '../../../../domain/ports/event-log.ts';
import { indexLookUps } from './planner.ts';
import { verdictOn } from './verdict.ts';

/** `synchronous_commit`: what is acknowledged is on disk, whatever the server's default. */
const session = `
  set synchronous_commit = on;
  set lock_timeout = '5s';
  set plan_cache_mode = force_generic_plan;
  ${indexLookUps}`;

/** Longer than any statement may run: a server that is silent for so long is gone. */
const silenceMs = 15_000;

export type WriterConnection = {
  /** Throws `LogUnavailable` when nothing was sent, and else what the driver throws. */
  readonly query: <Row extends QueryResultRow>(statement: QueryConfig) => Promise<Row[]>;
  readonly close: () => Promise<void>;
};

/** What an append is written by. */
export type Writing = {
  readonly connection: WriterConnection;
  /** The moment to record; the clock of the database when absent. */
  readonly at: Instant | undefined;
};

const connect = async (databaseUrl: string, onLost: () => void): Promise<Client> => {
  const client = new Client({
    connectionString: databaseUrl,
    application_name: 'boardwell log writer',
    keepAlive: true,
    connectionTimeoutMillis: 2_000,
    query_timeout: silenceMs,
  });
  client.on('error', onLost);
  try {
    await client.connect();
    await client.query(session);
    return client;
  } catch (cause) {
    await client.end();
    throw new LogUnavailable('The event log cannot be reached', { cause });
  }
};

/** The one connection that appends. It is made at the first need, and again after it was lost. */
export const writerConnection = (databaseUrl: string): WriterConnection => {
  let current: Promise<Client> | undefined;
  const forget = (lost: Promise<Client>) => {
    if (current === lost) current = undefined;
  };
  const open = (): Promise<Client> => {
    const opening: Promise<Client> = connect(databaseUrl, () => forget(opening));
    opening.catch(() => forget(opening));
    return opening;
  };
  return {
    query: async (statement) => {
      current ??= open();
      const used = current;
      const client = await used;
      try {
        return (await client.query(statement)).rows;
      } catch (error) {
        if (verdictOn(error) === 'unknown') {
          forget(used);
          await client.end();
        }
        throw error;
      }
    },
    close: async () => {
      const client = await current?.catch(() => undefined);
      await client?.end();
    },
  };
};
