import { chmod, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { findOrphan } from '../../ops/postgres/embedded/adopt.ts';
import { withClient } from '../../ops/postgres/embedded/connection.ts';
import { EmbeddedPostgresError } from '../../ops/postgres/embedded/embedded-postgres-error.ts';
import { holdFolder } from '../../ops/postgres/embedded/folder-lock.ts';
import { endPostmaster } from '../../ops/postgres/embedded/postmaster.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../ops/postgres/embedded/start.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the superuser of a throw-away server that lives as long as the test run. */
    postgresAdminUrl: string;
    /** Of the role the product works as, on the same server. */
    postgresProductUrl: string;
  }
}

const prefix = 'boardwell-tests-';
/** A run that has only just begun does not hold its folder yet. */
const youngMs = 120_000;

const clearAway = async (dataDir: string): Promise<void> => {
  const home = join(dataDir, 'postgres');
  await mkdir(home, { recursive: true });
  try {
    await holdFolder(home);
  } catch (error) {
    if (error instanceof EmbeddedPostgresError && error.code === 'data-folder-in-use') return;
    throw error;
  }
  const orphan = await findOrphan(join(home, 'cluster'));
  if (orphan) await endPostmaster(orphan);
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
};

/** A run that was killed leaves its server behind; the next one ends it. */
const clearAbandoned = async (): Promise<void> => {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(prefix)) continue;
    const dataDir = join(tmpdir(), name);
    // Gone meanwhile where another run clears away too.
    const found = await stat(dataDir).catch(() => undefined);
    if (found?.uid !== process.getuid?.()) continue;
    if (found && Date.now() - found.mtimeMs > youngMs) await clearAway(dataDir);
  }
};

/** Many products start beside each other, each with connections of its own; the server's own is 100. */
const mostConnections = 400;

const startForMany = async (dataDir: string): Promise<EmbeddedPostgres> => {
  const small = await startEmbeddedPostgres({ dataDir });
  try {
    await withClient(small.adminUrl, (admin) =>
      admin.query(`alter system set max_connections = ${mostConnections}`),
    );
  } finally {
    await small.stop();
  }
  return startEmbeddedPostgres({ dataDir });
};

/** Vitest runs this once before the tests of a project, and what it returns after them. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  await clearAbandoned();
  const dataDir = await mkdtemp(join(tmpdir(), prefix));
  // As root the server runs as another user, which may then stay inside this folder.
  await chmod(dataDir, 0o711);
  const postgres = await startForMany(dataDir);
  project.provide('postgresAdminUrl', postgres.adminUrl);
  project.provide('postgresProductUrl', postgres.url);
  return async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true });
  };
};
