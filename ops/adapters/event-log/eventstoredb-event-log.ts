import { EventStoreDBClient } from '@eventstore/db-client';
import { type EventLog, LogUnavailable, type ReadAll } from '../../../domain/ports/event-log.ts';
import { append } from './eventstoredb/append.ts';
import { readAll, readHead, readStream } from './eventstoredb/read.ts';
import { readPlaces } from './eventstoredb/read-places.ts';
import { subscribeToEverything } from './eventstoredb/subscribe.ts';
import { openWriter } from './eventstoredb/writer.ts';
import { presenceOf } from './presence.ts';
import { sharedReader } from './shared-reader.ts';
import { wakeUps } from './wake-ups.ts';

export type EventStoreDbLogOptions = {
  readonly connectionString: string;
  /** Is told when the log is away. */
  readonly onAway?: (error: unknown) => void;
};

/** The log in EventStoreDB (22.6 or later); the connection string begins with `esdb://`. */
export const eventStoreDbLog = ({ connectionString, onAway }: EventStoreDbLogOptions): EventLog => {
  const connect = () => EventStoreDBClient.connectionString(connectionString);
  const reader = connect();
  const { write, isConnected, dispose } = openWriter(connect);
  const recovery = wakeUps();
  const { watch, watchEach } = presenceOf({ onAway, recovery });
  const readWhole = (wanted: ReadAll) => watchEach(readAll(reader, wanted));
  const head = () => watch(() => readHead(reader));
  const everything = subscribeToEverything(reader);
  const { subscribe, end } = sharedReader({ head, readAll: readWhole, everything, recovery });
  let closed = false;
  return {
    append: async (wanted) => {
      if (closed) throw new LogUnavailable('The log is closed');
      return watch(() => append({ reader, write, isConnected }, wanted));
    },
    readStream: (stream, wanted = {}) => watch(() => readStream(reader, stream, wanted)),
    readPlaces: (places) => watch(() => readPlaces(reader, places)),
    readAll: readWhole,
    subscribe,
    head,
    close: async () => {
      closed = true;
      end();
      await Promise.all([reader.dispose(), dispose()]);
    },
  };
};
