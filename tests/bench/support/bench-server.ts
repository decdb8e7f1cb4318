import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../../ops/postgres/embedded/start.ts';

export type BenchServer = { readonly url: string; readonly stop: () => Promise<void> };

/** A private Postgres with the product's own settings, flushing every commit, on fresh data. */
export const benchServer = async (): Promise<BenchServer> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'boardwell-bench-'));
  const server = await startEmbeddedPostgres({ dataDir });
  return {
    url: server.url,
    stop: async () => {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
      if (!server.location.startsWith(dataDir)) {
        await rm(server.location, { recursive: true, force: true });
      }
    },
  };
};
