import { EventStoreDBClient } from '@eventstore/db-client';
import { type EventLog, LogUnavailable, type ReadAll } from '../../../domain/ports/event-log.ts';
import { append } from './eventstoredb/append.ts';
import { readAll, readHead, readStream } from './eventstoredb/read.ts';
import { readPlaces } from './eventstoredb/read-places.ts';
import { subscribeToEverything } from './eventstoredb/subscribe.ts';
import { openWriter } from './eventstoredb/writer.ts';
import { sharedReader } from './shared-reader.ts';

/** The log in EventStoreDB (22.6 or later); the connection string begins with `esdb://`. */
export const eventStoreDbLog = (options: { readonly connectionString: string }): EventLog => {
  const connect = () => EventStoreDBClient.connectionString(options.connectionString);
  const reader = connect();
  const { write, isConnected, dispose } = openWriter(connect);
  const readWhole = (wanted: ReadAll) => readAll(reader, wanted);
  const head = () => readHead(reader);
  const subscribe = sharedReader({
    head,
    readAll: readWhole,
    everything: (from) => subscribeToEverything(reader, from),
  });
  let closed = false;
  return {
    append: async (wanted) => {
      if (closed) throw new LogUnavailable('The log is closed');
      return append({ reader, write, isConnected }, wanted);
    },
    readStream: (stream, wanted = {}) => readStream(reader, stream, wanted),
    readPlaces: (places) => readPlaces(reader, places),
    readAll: readWhole,
    subscribe,
    head,
    close: async () => {
      closed = true;
      await Promise.all([reader.dispose(), dispose()]);
    },
  };
};
