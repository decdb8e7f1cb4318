import {
  type PostgresEventLog,
  type PostgresEventLogOptions,
  postgresEventLog,
} from '../../../ops/adapters/event-log/postgres-event-log.ts';
import { migrateToLatest } from '../../../ops/postgres/migrate.ts';
import { freshDatabase } from '../../support/postgres.ts';
import { type CuttingProxy, cuttingProxy } from './cutting-proxy.ts';
import { fact, newStream } from './facts.ts';
import type { LogUnderTest } from './log-under-test.ts';

export type PostgresLogUnderTest = LogUnderTest & {
  readonly databaseUrl: string;
  readonly log: PostgresEventLog;
  /** A second log on the same tables, through a proxy. */
  readonly throughProxy: () => Promise<{ log: PostgresEventLog; proxy: CuttingProxy }>;
};

const at = (databaseUrl: string, port: number): string => {
  const url = new URL(databaseUrl);
  url.port = String(port);
  return url.href;
};

/** Nobody listens there. */
const closedPort = 9;

/** A log in a database of its own. */
export const openPostgresLog = async (
  options: Omit<PostgresEventLogOptions, 'databaseUrl'> = {},
): Promise<PostgresLogUnderTest> => {
  const database = await freshDatabase();
  const databaseUrl = database.url;
  await migrateToLatest(databaseUrl);
  const log = postgresEventLog({ databaseUrl, ...options });
  const proxies: CuttingProxy[] = [];

  const throughProxy = async () => {
    const proxy = await cuttingProxy(Number(new URL(databaseUrl).port));
    proxies.push(proxy);
    return { log: postgresEventLog({ databaseUrl: at(databaseUrl, proxy.port) }), proxy };
  };

  return {
    databaseUrl,
    log,
    throughProxy,
    losingAnAnswer: async () => {
      const { log: losing, proxy } = await throughProxy();
      // So that the connection is made before it is watched.
      await losing.append({ stream: newStream(), events: [fact()], expected: 'none' });
      proxy.cutAtNextAnswer();
      return losing;
    },
    unreachable: () => postgresEventLog({ databaseUrl: at(databaseUrl, closedPort) }),
    close: async () => {
      await log.close();
      await Promise.all(proxies.map((proxy) => proxy.close()));
      await database.drop();
    },
  };
};
