import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export type CuttingProxy = {
  readonly port: number;
  /** Ends every connection. */
  readonly cut: () => void;
  /** Ends every connection, and the next one before it comes to anything. */
  readonly cutTwice: () => void;
  /** Ends every connection when the server next says something, which nobody is told. */
  readonly cutAtNextAnswer: () => void;
  readonly close: () => Promise<void>;
};

/** Stands between a client and a server on this machine, so that a test can part them. */
export const cuttingProxy = async (serverPort: number): Promise<CuttingProxy> => {
  const sockets = new Set<Socket>();
  let armed = false;
  let refusing = false;

  const cut = () => {
    armed = false;
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };

  const proxy = createServer((client) => {
    if (refusing) {
      refusing = false;
      client.destroy();
      return;
    }
    const server = connect(serverPort, '127.0.0.1');
    for (const socket of [client, server]) {
      sockets.add(socket);
      // The other side is told by the end of its own connection.
      socket.on('error', () => undefined);
      socket.on('close', () => sockets.delete(socket));
    }
    client.on('close', () => server.destroy());
    server.on('close', () => client.destroy());
    client.pipe(server);
    server.on('data', (answer) => (armed ? cut() : client.write(answer)));
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');

  return {
    port: (proxy.address() as AddressInfo).port,
    cut,
    cutTwice: () => {
      refusing = true;
      cut();
    },
    cutAtNextAnswer: () => {
      armed = true;
    },
    close: async () => {
      cut();
      proxy.close();
      await once(proxy, 'close');
    },
  };
};
