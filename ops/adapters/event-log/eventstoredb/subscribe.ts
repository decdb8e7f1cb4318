import {
  type AllStreamResolvedEvent,
  type AllStreamSubscription,
  type EventStoreDBClient,
  eventTypeFilter,
  excludeSystemEvents,
  type Position as PlaceInFile,
  streamNameFilter,
} from '@eventstore/db-client';
import type { Position } from '../../../../domain/kernel/envelope.ts';
import type { Batch, Filter, Subscribe } from '../../../../domain/ports/event-log.ts';
import { passes } from '../filter.ts';
import { retryDelayMs } from '../retry-delay.ts';
import { wakeUps } from '../wake-ups.ts';
import { isFault } from './failures.ts';
import { placeOf, positionOf, recordedEventOf } from './recorded-event.ts';

/** How many events the server looks through before it tells how far it is. */
const maxSearchWindow = 500;

type Checkpoint = { readonly checkpoint: PlaceInFile };
type Item = AllStreamResolvedEvent | Checkpoint;

/** Put among the events, so that it is read when all before it are. */
const checkpointReached = (subscription: AllStreamSubscription, checkpoint: PlaceInFile) => {
  subscription.push({ checkpoint } satisfies Checkpoint);
};

const window = { maxSearchWindow, checkpointReached };

const exactly = (types: readonly string[]): string =>
  `^(?:${types.map((type) => type.replaceAll(/\W/g, '\\$&')).join('|')})$`;

/** What the server can leave out by itself: it filters by type or by stream, not by both. */
const serverFilter = ({ types, streamPrefixes }: Filter) => {
  if (types) return eventTypeFilter({ regex: exactly(types), ...window });
  if (streamPrefixes?.length) return streamNameFilter({ prefixes: [...streamPrefixes], ...window });
  return excludeSystemEvents(window);
};

const batchOf = (items: readonly Item[], filter: Filter): Batch | undefined => {
  let upTo: Position | undefined;
  const events = items.flatMap((item) => {
    const place = 'checkpoint' in item ? item.checkpoint : item.event?.position;
    if (place) upTo = positionOf(place);
    if ('checkpoint' in item || !item.event) return [];
    const event = recordedEventOf(item.event);
    return passes(filter, event) ? [event] : [];
  });
  return upTo === undefined ? undefined : { events, upTo };
};

const buffered = (subscription: AllStreamSubscription, first: Item, limit: number): Item[] => {
  const items = [first];
  while (items.length < limit) {
    const next: Item | null = subscription.read();
    if (next === null) break;
    items.push(next);
  }
  return items;
};

type Reader = { after: Position };

/** Reads until the connection or the reader ends it. */
const connected = async function* (
  client: EventStoreDBClient,
  reader: Reader,
  { signal, limit = 500, ...options }: Subscribe,
): AsyncGenerator<Batch> {
  const subscription = client.subscribeToAll(
    { fromPosition: placeOf(reader.after), filter: serverFilter(options) },
    { highWaterMark: limit },
  );
  // The loop below is told what ends it; an error that comes later has no reader.
  subscription.on('error', () => undefined);
  const end = () => subscription.destroy();
  signal.addEventListener('abort', end, { once: true });
  try {
    for await (const item of subscription) {
      const batch = batchOf(buffered(subscription, item, limit), options);
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

/** Connects again, from where the reader was, until the signal ends it. */
export const subscribe = async function* (
  client: EventStoreDBClient,
  options: Subscribe,
): AsyncGenerator<Batch> {
  const { signal } = options;
  const reader = { after: options.after };
  const alarm = wakeUps();
  let failures = 0;
  while (!signal.aborted) {
    const before = reader.after;
    yield* connected(client, reader, options);
    failures = reader.after === before ? failures + 1 : 1;
    await alarm.nap({ since: alarm.count(), ms: retryDelayMs(failures), signal });
  }
};
