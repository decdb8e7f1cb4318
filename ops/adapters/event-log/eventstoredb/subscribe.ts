import type { AllStreamResolvedEvent, EventStoreDBClient } from '@eventstore/db-client';
import type { Batch } from '../../../../domain/ports/event-log.ts';
import type { SharedReaderSource } from '../shared-reader.ts';
import { arriving } from './arriving.ts';
import { ownEvents } from './own-events.ts';
import { placeOf, positionOf } from './recorded-event.ts';

const atOnce = 500;

const batchOf = (items: readonly AllStreamResolvedEvent[]): Batch | undefined => {
  const found = items.flatMap(({ event }) => event ?? []);
  const last = found.at(-1);
  return last && { events: ownEvents(found, {}), upTo: positionOf(last.position) };
};

/**
 * Everything after a position as it is written, until the connection or the signal ends it. Not
 * filtered by the server, for it tells how far a filter has looked only with an event that passed
 * or once in a whole search window.
 */
export const subscribeToEverything = (
  client: EventStoreDBClient,
): SharedReaderSource['everything'] =>
  async function* ({ after, signal }) {
    const subscription = client.subscribeToAll(
      { fromPosition: placeOf(after) },
      { highWaterMark: atOnce },
    );
    // The loop below is told what ends it; an error that comes later has no reader.
    subscription.on('error', () => undefined);
    const end = () => subscription.destroy();
    signal.addEventListener('abort', end, { once: true });
    try {
      for await (const items of arriving<AllStreamResolvedEvent>(subscription, atOnce)) {
        const batch = batchOf(items);
        if (batch) yield batch;
      }
    } finally {
      signal.removeEventListener('abort', end);
      // Where no connection was made there is nothing to cancel.
      await subscription.unsubscribe().catch(() => undefined);
    }
  };
