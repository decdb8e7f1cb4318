import { randomUUID } from 'node:crypto';
import { onTestFinished } from 'vitest';
import type { AccountId } from '../../../domain/kernel/ids.ts';
import { postgresEventLog } from '../../../ops/adapters/event-log/postgres-event-log.ts';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../../ops/postgres/embedded/start.ts';
import { migrateToLatest } from '../../../ops/postgres/migrate.ts';
import { append } from './load/append.ts';
import { emptyHistory, type History } from './load/history.ts';
import { type Load, loadOf } from './load/load.ts';
import { makeDataFolder } from './victims/data-folder.ts';

/** Nothing of the product but its database and its log, written to through the port. */
export type ServerScene = {
  readonly history: History;
  readonly load: Load;
  readonly server: EmbeddedPostgres;
  /** Their names. */
  readonly appenders: readonly string[];
};

const appenderCount = 6;

/** Starts an empty migrated database, and appenders that are not yet on. With the test it ends. */
export const startServerScene = async (): Promise<ServerScene> => {
  const folder = await makeDataFolder();
  onTestFinished(folder.remove);
  const server = await startEmbeddedPostgres({ dataDir: folder.path });
  onTestFinished(server.stop);
  await migrateToLatest(server.url);
  const log = postgresEventLog({ databaseUrl: server.url });
  onTestFinished(log.close);
  const history = emptyHistory();
  const appenders = Array.from(
    { length: appenderCount },
    () => randomUUID() as string as AccountId,
  );
  const load = loadOf(
    appenders.map((learnerId) => append({ name: learnerId, history, log, learnerId }, 1)),
  );
  onTestFinished(() => load.pause().catch(() => undefined));
  return { history, load, server, appenders };
};
