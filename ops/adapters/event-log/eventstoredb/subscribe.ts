import type { AllStreamResolvedEvent, EventStoreDBClient } from '@eventstore/db-client';
import type { Position } from '../../../../domain/kernel/envelope.ts';
import type { Batch, Subscribe } from '../../../../domain/ports/event-log.ts';
import { retryDelayMs } from '../retry-delay.ts';
import { wakeUps } from '../wake-ups.ts';
import { arriving } from './arriving.ts';
import { isFault } from './failures.ts';
import { ownEvents } from './own-events.ts';
import { placeOf, positionOf } from './recorded-event.ts';

const atOnce = 500;

const batchOf = (items: readonly AllStreamResolvedEvent[]): Batch | undefined => {
  const found = items.flatMap(({ event }) => event ?? []);
  const last = found.at(-1);
  return last && { events: ownEvents(found, {}), upTo: positionOf(last.position) };
};

type Reader = { after: Position };

/** Reads until the connection or the reader ends it. */
const connected = async function* (
  client: EventStoreDBClient,
  reader: Reader,
  signal: Subscribe['signal'],
): AsyncGenerator<Batch> {
  const subscription = client.subscribeToAll(
    { fromPosition: placeOf(reader.after) },
    { highWaterMark: atOnce },
  );
  // The loop below is told what ends it; an error that comes later has no reader.
  subscription.on('error', () => undefined);
  const end = () => subscription.destroy();
  signal.addEventListener('abort', end, { once: true });
  try {
    for await (const items of arriving<AllStreamResolvedEvent>(subscription, atOnce)) {
      const batch = batchOf(items);
      if (!batch) continue;
      reader.after = batch.upTo;
      yield batch;
    }
  } catch (error) {
    if (isFault(error)) throw error;
  } finally {
    signal.removeEventListener('abort', end);
    // Where no connection was made there is nothing to cancel.
    await subscription.unsubscribe().catch(() => undefined);
  }
};

/**
 * Everything after a position as it is written. Not filtered by the server, for it tells how far a
 * filter has looked only with an event that passed or once in a whole search window. Connects
 * again, from where the reader was, until the signal ends it.
 */
export const subscribeToEverything = async function* (
  client: EventStoreDBClient,
  { after, signal }: Pick<Subscribe, 'after' | 'signal'>,
): AsyncGenerator<Batch> {
  const reader = { after };
  const alarm = wakeUps();
  let failures = 0;
  while (!signal.aborted) {
    const before = reader.after;
    yield* connected(client, reader, signal);
    failures = reader.after === before ? failures + 1 : 1;
    await alarm.nap({ since: alarm.count(), ms: retryDelayMs(failures), signal });
  }
};
