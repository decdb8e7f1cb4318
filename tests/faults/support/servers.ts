import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { freePort } from '../../../ops/postgres/embedded/free-port.ts';
import { startEmbeddedPostgres } from '../../../ops/postgres/embedded/start.ts';
import { makeDataFolder } from './victims/data-folder.ts';
import { spawnVictim, type Victim } from './victims/spawn-victim.ts';

/** Servers of one product, on one database that nobody kills. */
export type Servers = {
  readonly databaseUrl: string;
  /** Of the first. */
  readonly origin: string;
  readonly server: (index: number) => Victim;
  /** Starts it again after a kill. */
  readonly restart: (index: number) => Promise<void>;
};

/** So many, with these settings beside their own; they end with the test. */
export const startServers = async (
  count: number,
  settings: Readonly<Record<string, string>> = {},
): Promise<Servers> => {
  const folder = await makeDataFolder();
  onTestFinished(folder.remove);
  const postgres = await startEmbeddedPostgres({ dataDir: folder.path });
  onTestFinished(postgres.stop);
  const ports = await Promise.all(Array.from({ length: count }, freePort));
  const spawn = (port: number) =>
    spawnVictim({
      script: 'product',
      environment: {
        DATABASE_URL: postgres.url,
        NODE_COMPILE_CACHE: join(folder.path, 'compiled'),
        PORT: `${port}`,
        LOG_LEVEL: 'fatal',
        ...settings,
      },
    });
  const servers: Victim[] = [];
  onTestFinished(async () => {
    for (const server of servers) await server.kill();
  });
  for (const port of ports) servers.push(await spawn(port));
  const server = (index: number): Victim => {
    const found = servers[index];
    if (!found) throw new Error(`There is no server ${index}`);
    return found;
  };
  return {
    databaseUrl: postgres.url,
    origin: `http://127.0.0.1:${ports[0]}`,
    server,
    restart: async (index) => {
      servers[index] = await spawn(ports[index] ?? 0);
    },
  };
};
