import { EventStoreDBClient } from '@eventstore/db-client';
import {
  type Append,
  type AppendOutcome,
  type EventLog,
  LogUnavailable,
  OutcomeUnknown,
} from '../../../domain/ports/event-log.ts';
import { append } from './eventstoredb/append.ts';
import { readAll, readHead, readStream } from './eventstoredb/read.ts';
import { readPlaces } from './eventstoredb/read-places.ts';
import { subscribe } from './eventstoredb/subscribe.ts';

type Connect = () => EventStoreDBClient;

/**
 * Appends by a client of its own, and by a new one after an unknown outcome: the client sends all
 * appends by one call, which may break so that it stays silent for ever. The old one ends first,
 * because what ends one client's call answers the appends that wait in any other.
 */
const writer = (connect: Connect) => {
  let client = Promise.resolve(connect());
  const renewed = async (broken: Promise<EventStoreDBClient>) => {
    await (await broken).dispose();
    return connect();
  };
  return {
    append: async (wanted: Append): Promise<AppendOutcome> => {
      const used = client;
      try {
        return await append(await used, wanted);
      } catch (error) {
        if (error instanceof OutcomeUnknown && client === used) client = renewed(used);
        throw error;
      }
    },
    dispose: async () => (await client).dispose(),
  };
};

/** The log in EventStoreDB (22.6 or later); the connection string begins with `esdb://`. */
export const eventStoreDbLog = (options: { readonly connectionString: string }): EventLog => {
  const connect = () => EventStoreDBClient.connectionString(options.connectionString);
  const reader = connect();
  const appends = writer(connect);
  let closed = false;
  return {
    append: async (wanted) => {
      if (closed) throw new LogUnavailable('The log is closed');
      return appends.append(wanted);
    },
    readStream: (stream, wanted = {}) => readStream(reader, stream, wanted),
    readPlaces: (places) => readPlaces(reader, places),
    readAll: (wanted) => readAll(reader, wanted),
    subscribe: (wanted) => subscribe(reader, wanted),
    head: () => readHead(reader),
    close: async () => {
      closed = true;
      await Promise.all([reader.dispose(), appends.dispose()]);
    },
  };
};
