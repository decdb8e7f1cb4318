import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

const isFree = async (port: number): Promise<boolean> => {
  const server = createServer();
  try {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return true;
  } catch {
    return false;
  } finally {
    server.close();
  }
};

/**
 * A loopback port that nothing listens on, the wished one if possible. Others come from below the
 * range systems give to outgoing connections, so that none of those sits on it after a restart.
 */
export const freePort = async (wished?: number): Promise<number> => {
  if (wished !== undefined && (await isFree(wished))) return wished;
  for (;;) {
    const port = randomInt(20_000, 30_000);
    if (await isFree(port)) return port;
  }
};
