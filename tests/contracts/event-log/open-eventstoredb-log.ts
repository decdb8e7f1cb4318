import { eventStoreDbLog } from '../../../ops/adapters/event-log/eventstoredb-event-log.ts';
import { startEventStoreDbServer } from '../../support/eventstoredb/server.ts';
import { type CuttingProxy, cuttingProxy } from './cutting-proxy.ts';
import { fact, newStream } from './facts.ts';
import type { LogUnderTest } from './log-under-test.ts';

export const logAt = (port: number) =>
  eventStoreDbLog({ connectionString: `esdb://127.0.0.1:${port}?tls=false` });

/** Nobody listens there. */
const closedPort = 9;

/** A log on a server of its own that speaks the protocol and keeps its events in memory. */
export const openEventStoreDbLog = async (): Promise<LogUnderTest> => {
  let cutOnce: () => void = () => undefined;
  const server = await startEventStoreDbServer({
    onWritten: () => {
      cutOnce();
      cutOnce = () => undefined;
    },
  });
  const log = logAt(server.port);
  const proxies: CuttingProxy[] = [];
  return {
    log,
    losingAnAnswer: async () => {
      const proxy = await cuttingProxy(server.port);
      proxies.push(proxy);
      const losing = logAt(proxy.port);
      // So that the connection is made before it is cut.
      await losing.append({ stream: newStream(), events: [fact()], expected: 'none' });
      // It would look for the outcome by the next one.
      cutOnce = proxy.cutTwice;
      return losing;
    },
    unreachable: () => logAt(closedPort),
    close: async () => {
      await log.close();
      await Promise.all(proxies.map((proxy) => proxy.close()));
      server.stop();
    },
  };
};
