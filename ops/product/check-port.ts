import { createServer } from 'node:net';
import type { Configuration } from '../configuration.ts';

export class PortInUse extends Error {
  override name = 'PortInUse' as const;
}

const isInUse = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

/**
 * Looks before anything is started whether the port is free; throws `PortInUse`, which says what to
 * do about it.
 */
export const checkPort = ({ host, port }: Pick<Configuration, 'host' | 'port'>): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) =>
      reject(
        isInUse(error)
          ? new PortInUse(
              `Port ${port} on ${host} is in use by another program. Stop it, or choose another port: PORT=${port + 1} npm start`,
            )
          : error,
      ),
    );
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
