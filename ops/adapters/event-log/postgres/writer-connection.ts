import { Client, type QueryConfig, type QueryResultRow } from 'pg';
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
  let connection: Promise<Client> | undefined;
  const forget = () => {
    connection = undefined;
  };
  return {
    query: async (statement) => {
      connection ??= connect(databaseUrl, forget);
      const client = await connection.catch((error: unknown) => {
        forget();
        throw error;
      });
      try {
        return (await client.query(statement)).rows;
      } catch (error) {
        if (verdictOn(error) === 'unknown') {
          forget();
          await client.end();
        }
        throw error;
      }
    },
    close: async () => {
      const client = await connection?.catch(() => undefined);
      forget();
      await client?.end();
    },
  };
};
