import { EventStoreDBClient } from '@eventstore/db-client';
import { type EventLog, LogUnavailable } from '../../../domain/ports/event-log.ts';
import { append } from './eventstoredb/append.ts';
import { readAll, readHead, readStream } from './eventstoredb/read.ts';
import { subscribe } from './eventstoredb/subscribe.ts';

/** The log in EventStoreDB (22.6 or later); the connection string begins with `esdb://`. */
export const eventStoreDbLog = ({
  connectionString,
}: {
  readonly connectionString: string;
}): EventLog => {
  const client = EventStoreDBClient.connectionString(connectionString);
  let closed = false;
  return {
    append: async (wanted) => {
      if (closed) throw new LogUnavailable('The log is closed');
      return append(client, wanted);
    },
    readStream: (stream, options = {}) => readStream(client, stream, options),
    readAll: (options) => readAll(client, options),
    subscribe: (options) => subscribe(client, options),
    head: () => readHead(client),
    close: async () => {
      closed = true;
      await client.dispose();
    },
  };
};
