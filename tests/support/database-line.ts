import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { statementCounter } from './statement-counter.ts';

export type DatabaseLine = {
  /** The same database, by way of the line. */
  readonly url: string;
  /** Breaks every connection, silent ones too, and refuses new ones. */
  readonly cut: () => Promise<void>;
  /** Takes connections again after a cut. */
  readonly restore: () => Promise<void>;
  /**
   * Forwards nothing any more, in neither direction, and tells nobody; new connections are taken and
   * come to nothing as well. With names only connections of those applications.
   */
  readonly silence: (names?: RegExp) => void;
  /** As `silence`, of the connections there are, but what is asked still arrives. */
  readonly dropAnswers: (names: RegExp) => void;
  /** Lets new connections through; those that fell silent stay so. */
  readonly speak: () => void;
  /** How many statements were sent so far. */
  readonly statements: () => number;
};

type Connection = {
  readonly near: Socket;
  readonly far: Socket;
  name: string;
  isSilent: boolean;
  dropsAnswers: boolean;
  readonly count: (chunk: Buffer) => void;
};

/** The startup packet of Postgres names the application in clear. */
const applicationIn = (chunk: Buffer): string =>
  /application_name\0([^\0]*)\0/.exec(chunk.toString('latin1'))?.[1] ?? '';

const forward = (connection: Connection, silenced: () => RegExp | undefined): void => {
  const { near, far } = connection;
  near.on('data', (chunk) => {
    connection.name ||= applicationIn(chunk);
    connection.isSilent ||= silenced()?.test(connection.name) ?? false;
    connection.count(chunk);
    if (!connection.isSilent) far.write(chunk);
  });
  far.on('data', (chunk) => {
    if (!connection.isSilent && !connection.dropsAnswers) near.write(chunk);
  });
  // Of a line that fell silent neither side hears any more, not even its end.
  near.on('close', () => (connection.isSilent ? undefined : far.destroy()));
  far.on('close', () => (connection.isSilent ? undefined : near.destroy()));
  // A broken line reports itself; the test wants to see what the product makes of it.
  for (const socket of [near, far]) socket.on('error', () => undefined);
};

/** A line to a database that a test can cut, silence and mend, as networks and proxies do. */
export const databaseLine = async (databaseUrl: string): Promise<DatabaseLine> => {
  const target = new URL(databaseUrl);
  const connections = new Set<Connection>();
  const { counting, counted } = statementCounter();
  let silenced: RegExp | undefined;
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    const untouched = { name: '', isSilent: false, dropsAnswers: false };
    const connection = { near, far, ...untouched, count: counting() };
    connections.add(connection);
    near.on('close', () => far.destroyed && connections.delete(connection));
    far.on('close', () => near.destroyed && connections.delete(connection));
    forward(connection, () => silenced);
  });
  const listen = async (port: number): Promise<number> => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    return typeof address === 'object' && address ? address.port : 0;
  };
  const port = await listen(0);
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${port}`;
  return {
    url: url.href,
    cut: async () => {
      if (!server.listening) return;
      server.close();
      for (const { near, far } of connections) for (const socket of [near, far]) socket.destroy();
      await once(server, 'close');
    },
    restore: async () => {
      await listen(port);
    },
    silence: (names = /.*/) => {
      silenced = names;
      for (const connection of connections) connection.isSilent ||= names.test(connection.name);
    },
    dropAnswers: (names) => {
      for (const connection of connections) connection.dropsAnswers ||= names.test(connection.name);
    },
    speak: () => {
      silenced = undefined;
    },
    statements: counted,
  };
};
