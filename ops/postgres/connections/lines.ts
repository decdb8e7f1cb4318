import { Socket } from 'node:net';
import type { Pool } from 'pg';

/** What this process has open to one database, or tries to open. */
type Line = { readonly sockets: Set<Socket>; readonly pools: Set<Pool>; isGivenUp: boolean };

const lines = new Map<string, Line>();

const lineTo = (databaseUrl: string): Line => {
  const known = lines.get(databaseUrl);
  if (known) return known;
  const line: Line = { sockets: new Set(), pools: new Set(), isGivenUp: false };
  lines.set(databaseUrl, line);
  return line;
};

const forgetIfEmpty = (databaseUrl: string, { sockets, pools }: Line): void => {
  for (const pool of pools) if (pool.ended) pools.delete(pool);
  if (sockets.size + pools.size === 0) lines.delete(databaseUrl);
};

const goodbyeMs = 1_000;

/** A server that is gone never answers a goodbye, and the socket would stay open for ever. */
const closeAfterGoodbye = (socket: Socket): void => {
  socket.once('finish', () => {
    const timer = setTimeout(() => socket.destroy(), goodbyeMs);
    socket.once('close', () => clearTimeout(timer));
  });
};

const breakSocket = (socket: Socket): unknown =>
  socket.destroy(new Error('The database does not answer'));

/** For one more connection to the database; pg connects it. */
export const socketTo = (databaseUrl: string) => (): Socket => {
  const line = lineTo(databaseUrl);
  const socket = new Socket();
  line.sockets.add(socket);
  socket.once('close', () => {
    line.sockets.delete(socket);
    forgetIfEmpty(databaseUrl, line);
  });
  closeAfterGoodbye(socket);
  if (line.isGivenUp) setImmediate(breakSocket, socket);
  return socket;
};

export const followPool = (databaseUrl: string, pool: Pool): void => {
  lineTo(databaseUrl).pools.add(pool);
};

export type PoolUse = {
  readonly name: string;
  readonly inUse: number;
  readonly idle: number;
  readonly waiting: number;
  readonly max: number;
};

const applications = 'boardwell ';

/** How the pools of this process to the database are used; several may have the same name. */
export const poolsTo = (databaseUrl: string): readonly PoolUse[] =>
  [...(lines.get(databaseUrl)?.pools ?? [])]
    .filter(({ ending }) => !ending)
    .map(({ options, totalCount, idleCount, waitingCount }) => ({
      name: (options.application_name ?? '').replace(applications, ''),
      inUse: totalCount - idleCount,
      idle: idleCount,
      waiting: waitingCount,
      max: options.max,
    }));

const discardIdle = (pool: Pool): void => {
  if (pool.ending) return;
  for (let left = pool.idleCount; left > 0; left -= 1) {
    pool.connect().then(
      (client) => client.release(true),
      // Then there is nothing to discard.
      () => undefined,
    );
  }
};

/**
 * A connection to this database was found dead. Those that rest may be as dead, and whoever took one
 * next would wait for nothing: they are thrown away.
 */
export const connectionLost = (databaseUrl: string): void => {
  for (const pool of lines.get(databaseUrl)?.pools ?? []) discardIdle(pool);
};

/** Breaks every connection of this process to the database; what waits for an answer fails at once. */
export const breakConnections = (databaseUrl: string): void => {
  for (const socket of lines.get(databaseUrl)?.sockets ?? []) breakSocket(socket);
};

/** As `breakConnections`, and whoever tries to connect fails at once too, until it is called off. */
export const giveUp = (databaseUrl: string): (() => void) => {
  const line = lineTo(databaseUrl);
  line.isGivenUp = true;
  breakConnections(databaseUrl);
  return () => {
    line.isGivenUp = false;
    forgetIfEmpty(databaseUrl, line);
  };
};
