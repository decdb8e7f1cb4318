import { setTimeout as sleep } from 'node:timers/promises';
import { ServerFeaturesService } from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import features, {
  type SupportedMethods,
} from '@eventstore/db-client/generated/serverfeatures_pb.js';
import { StreamsService } from '@eventstore/db-client/generated/streams_grpc_pb.js';
import { Server, ServerCredentials, type sendUnaryData } from '@grpc/grpc-js';
import { instantOf } from '../../../domain/kernel/time.ts';
import type { EventLog } from '../../../domain/ports/event-log.ts';
import { memoryEventLog } from '../../../ops/adapters/event-log/memory-event-log.ts';
import { batchAppend, type Write } from './batch-append.ts';
import { read } from './read.ts';
import { strangersIn } from './strangers.ts';
import { writeEvents } from './write-events.ts';

export type EventStoreDbServer = {
  readonly port: number;
  readonly stop: () => void;
};

export type EventStoreDbServerOptions = {
  /** Called when events are written and the answer is not yet sent. */
  readonly onWritten?: () => void;
  /** Awaited between the writing of events and the moment they are known for repeated; 1 ms. */
  readonly indexed?: () => Promise<void>;
  /** Called when an append was dropped that repeats one under way. */
  readonly onDropped?: () => void;
  /** Called at every read of a stream or of the whole log. */
  readonly onRead?: () => void;
};

const supported = (): SupportedMethods =>
  new features.SupportedMethods()
    .setEventStoreServerVersion('24.10.0')
    .setMethodsList([
      new features.SupportedMethod()
        .setServiceName('event_store.client.streams.Streams')
        .setMethodName('BatchAppend'),
    ]);

/** How long the server waits for an append it has dropped, before it says so; a real one 2 s. */
const writeTimeoutMs = 200;

/**
 * After each append somebody else writes something too. Of two equal appends under way at once the second is dropped without a word: its events are not
 * known for repeated ones before the first are in the index.
 */
const writer = (log: EventLog, options: EventStoreDbServerOptions): Write => {
  const { onWritten, onDropped, indexed = () => sleep(1) } = options;
  const underWay = new Set<string>();
  const index = async (ids: readonly string[]) => {
    for (const id of ids) underWay.add(id);
    onWritten?.();
    await indexed();
    for (const id of ids) underWay.delete(id);
  };
  const writeSomethingElse = strangersIn(log);
  return async (wanted) => {
    const written = await writeEvents(log, wanted);
    await writeSomethingElse();
    const ids = wanted.events.map(({ id }) => id);
    if (written.status === 'written') await index(ids);
    if (written.status !== 'repeated' || ids.every((id) => !underWay.has(id))) return written;
    onDropped?.();
    await sleep(writeTimeoutMs);
    return undefined;
  };
};

const listen = (server: Server): Promise<number> =>
  new Promise((resolve, reject) => {
    server.bindAsync('127.0.0.1:0', ServerCredentials.createInsecure(), (error, port) =>
      error ? reject(error) : resolve(port),
    );
  });

/** Speaks what the client library speaks, to one log in memory: appends, reads, subscriptions. */
export const startEventStoreDbServer = async (
  options: EventStoreDbServerOptions = {},
): Promise<EventStoreDbServer> => {
  const log = memoryEventLog(() => instantOf(Date.now()));
  const server = new Server();
  server.addService(StreamsService, {
    read: read(log, options),
    batchAppend: batchAppend(writer(log, options)),
  });
  server.addService(ServerFeaturesService, {
    getSupportedMethods: (_call: unknown, callback: sendUnaryData<SupportedMethods>) =>
      callback(null, supported()),
  });
  const port = await listen(server);
  return { port, stop: () => server.forceShutdown() };
};
