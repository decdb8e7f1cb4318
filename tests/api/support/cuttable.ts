import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export type Cuttable = {
  /** The same database, by way of the line. */
  readonly url: string;
  /** Breaks every connection and refuses new ones. */
  readonly cut: () => Promise<void>;
  readonly restore: () => Promise<void>;
};

/** A line to a database that a test can cut and mend, as a network does. */
export const cuttable = async (databaseUrl: string): Promise<Cuttable> => {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const keep = (socket: Socket): void => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    // A cut line reports itself; the test wants to see what the product makes of it.
    socket.on('error', () => socket.destroy());
  };
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const socket of [near, far]) keep(socket);
    near.pipe(far).pipe(near);
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
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
    restore: async () => {
      await listen(port);
    },
  };
};
