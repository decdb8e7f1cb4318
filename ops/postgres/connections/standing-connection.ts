import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Client, escapeIdentifier, type QueryConfig, type QueryResultRow } from 'pg';
import { connectionLost } from './lines.ts';
import { openConnection } from './open-connection.ts';
import type { WantedConnection } from './settings.ts';

/** After so long without work a sign of life is asked for, where nothing else is wanted. */
const usualRestMs = 2_000;
/** It must come within so long. */
const answerMs = 2_000;

/** The connection was lost before the statement was sent. */
export class NothingSent extends Error {
  override name = 'NothingSent' as const;
}

export type StandingConnection = {
  /**
   * One statement after the other: a connection takes no second one while it is at work. Throws
   * `NothingSent`, and what the driver throws.
   */
  readonly query: <Row extends QueryResultRow>(statement: QueryConfig) => Promise<Row[]>;
  /** Calls back with what others send on a channel, until the connection ends. */
  readonly hear: (channel: string, listener: (message: string) => void) => Promise<void>;
  /** Aborted with the connection. */
  readonly lost: AbortSignal;
  readonly end: () => Promise<void>;
};

/** Whether the server answers in time; what has come while this process was busy counts. */
const givesSignOfLife = async (client: Client): Promise<boolean> => {
  let answered = false;
  const answer = client.query('select 1').then(
    () => {
      answered = true;
    },
    () => undefined,
  );
  const late = new Promise<void>((resolve) => {
    const alarm = setTimeout(resolve, answerMs);
    answer.finally(() => clearTimeout(alarm));
  });
  await Promise.race([answer, late]);
  await nextTurn();
  await nextTurn();
  return answered;
};

/**
 * A connection that stays for as long as it can. While it rests it is asked for a sign of life, and
 * without one it is ended before work has to wait for it.
 */
export const openStandingConnection = async ({
  restMs = usualRestMs,
  ...wanted
}: WantedConnection & { readonly restMs?: number }): Promise<StandingConnection> => {
  const client = await openConnection(wanted);
  const ended = new AbortController();
  let last: Promise<unknown> = Promise.resolve();
  let ending: Promise<void> | undefined;
  /** Everybody who finds it lost ends it. */
  const end = (): Promise<void> => {
    ending ??= client.end();
    return ending;
  };
  let resting: NodeJS.Timeout | undefined;

  /** Takes its turn, and a rest after it when nobody else waits. */
  const inTurn = async <Value>(work: () => Promise<Value>): Promise<Value> => {
    clearTimeout(resting);
    const mine = last.then(work, work);
    last = mine;
    try {
      return await mine;
    } finally {
      if (last === mine && !ended.signal.aborted) resting = setTimeout(lookAfter, restMs);
    }
  };
  const lookAfter = (): Promise<void> =>
    inTurn(async () => {
      if (await givesSignOfLife(client)) return;
      ended.abort();
      connectionLost(wanted.databaseUrl);
      await end();
    });
  client.once('end', () => {
    ended.abort();
    clearTimeout(resting);
  });
  resting = setTimeout(lookAfter, restMs);
  const query = async <Row extends QueryResultRow>(statement: QueryConfig): Promise<Row[]> => {
    const { rows } = await inTurn(async () => {
      if (ended.signal.aborted) throw new NothingSent('The connection was lost');
      return client.query<Row>(statement);
    });
    return rows;
  };
  return {
    query,
    hear: async (channel, listener) => {
      client.on('notification', (sent) => {
        if (sent.channel === channel) listener(sent.payload ?? '');
      });
      await query({ text: `listen ${escapeIdentifier(channel)}` });
    },
    lost: ended.signal,
    end,
  };
};
