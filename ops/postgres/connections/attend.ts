import { Socket } from 'node:net';
import { Client, DatabaseError } from 'pg';
import { connectionSettings, prompt } from './settings.ts';

const lookEveryMs = 3_000;
const answerMs = 2_000;

/** Looks without a byte and with a server that does nothing, until it counts as gone. */
const looksUntilGone = 2;

const atWork = `
  select from pg_stat_activity
   where pid = $1 and state = 'active' and wait_event_type is distinct from 'Client'`;

/** Whether the server's process for a connection computes, by another connection. */
const isAtWork = async (databaseUrl: string, pid: number): Promise<boolean> => {
  const patience = { ...prompt, answer: answerMs };
  const client = new Client(connectionSettings({ databaseUrl, name: 'boardwell watch', patience }));
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query(atWork, [pid])).rowCount === 1;
  } catch (error) {
    // A server that refuses lives.
    return error instanceof DatabaseError;
  } finally {
    await client.end();
  }
};

/** The server's process for the connection; nothing watches over this one statement yet. */
const processOf = async (client: Client): Promise<number> => {
  const alarm = setTimeout(() => client.connection.stream.destroy(), prompt.answer);
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    return rows[0]?.pid ?? 0;
  } finally {
    clearTimeout(alarm);
  }
};

type Sight = {
  readonly stream: Socket;
  /** How many bytes had been sent when the last answer was complete. */
  readonly restingAt: () => number;
};

/** Something was asked, and what has arrived of the answer is read. */
const isWaiting = ({ stream, restingAt }: Sight): boolean =>
  stream.bytesWritten !== restingAt() && stream.readableLength === 0;

const watch = (sight: Sight, serverWorks: () => Promise<boolean>): (() => Promise<void>) => {
  const { stream } = sight;
  let moved = 0;
  let looks = 0;
  return async () => {
    const before = moved;
    moved = stream.bytesRead + stream.bytesWritten;
    const isStuck = isWaiting(sight) && moved === before && !(await serverWorks());
    looks = isStuck ? looks + 1 : 0;
    if (looks < looksUntilGone) return;
    stream.destroy(new Error('The database no longer works on what it was asked'));
  };
};

const everySoOften = (look: () => Promise<void>): (() => void) => {
  let timer: NodeJS.Timeout;
  const next = () => {
    timer = setTimeout(() => look().then(next, next), lookEveryMs);
  };
  next();
  return () => clearTimeout(timer);
};

/**
 * Watches a connection whose statements have no time limit: one on which nothing moves while the
 * server is not at work on it, or cannot even be asked, is broken, so that its statement fails
 * instead of waiting for ever. To be called while the connection rests.
 */
export const attend = async (databaseUrl: string, client: Client): Promise<void> => {
  const { stream } = client.connection;
  if (!(stream instanceof Socket)) return;
  const pid = await processOf(client);
  let restingAt = stream.bytesWritten;
  client.on('drain', () => {
    restingAt = stream.bytesWritten;
  });
  const look = watch({ stream, restingAt: () => restingAt }, () => isAtWork(databaseUrl, pid));
  client.once('end', everySoOften(look));
};
