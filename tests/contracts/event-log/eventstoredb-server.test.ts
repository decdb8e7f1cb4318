import { GenericContainer, getContainerRuntimeClient, Wait } from 'testcontainers';
import { it } from 'vitest';
import { eventStoreDbLog } from '../../../ops/adapters/event-log/eventstoredb-event-log.ts';
import { eventLogContract } from './event-log.contract.ts';

const connectionString = process.env['EVENT_STORE_URL'];
const name = 'the log in the EventStoreDB of EVENT_STORE_URL';

if (connectionString) {
  eventLogContract(name, async () => {
    const log = eventStoreDbLog({ connectionString });
    return { log, close: log.close };
  });
} else {
  it(name, (ctx) => ctx.skip('EVENT_STORE_URL is not set'));
}

const noDocker: string | undefined = await getContainerRuntimeClient().then(
  () => undefined,
  (error: unknown) => `No Docker engine answers: ${String(error)}`,
);
const port = 2113;

if (noDocker === undefined) {
  eventLogContract('the log in an EventStoreDB container', async () => {
    const container = await new GenericContainer('eventstore/eventstore:24.10.0-bookworm-slim')
      .withEnvironment({ EVENTSTORE_INSECURE: 'true', EVENTSTORE_MEM_DB: 'true' })
      .withExposedPorts(port)
      .withWaitStrategy(Wait.forHttp('/health/live', port).forStatusCode(204))
      .start();
    const address = `${container.getHost()}:${container.getMappedPort(port)}`;
    const log = eventStoreDbLog({ connectionString: `esdb://${address}?tls=false` });
    return {
      log,
      close: async () => {
        await log.close();
        await container.stop();
      },
    };
  });
} else {
  it('the log in an EventStoreDB container', (ctx) => ctx.skip(noDocker));
}
