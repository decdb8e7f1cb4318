import type { EventStoreDBClient } from '@eventstore/db-client';
import type { RecordedEvent } from '../../../../domain/kernel/envelope.ts';
import type { EventAddress } from '../../../../domain/ports/event-log.ts';
import { readStream } from './read.ts';

/** Calls under way at once: the server answers each with a stream of its own. */
const atOnce = 32;

const readPlace = (client: EventStoreDBClient, { stream, revision }: EventAddress) =>
  readStream(client, stream, { from: revision, limit: 1 });

/** The server knows no look-up of many, so each place is a short read. */
export const readPlaces = async (
  client: EventStoreDBClient,
  places: readonly EventAddress[],
): Promise<RecordedEvent[]> => {
  const found = new Map<string, RecordedEvent>();
  for (let from = 0; from < places.length; from += atOnce) {
    const group = places.slice(from, from + atOnce);
    const answers = await Promise.all(group.map((place) => readPlace(client, place)));
    for (const event of answers.flat()) found.set(event.position, event);
  }
  return [...found.values()].sort((a, b) => (a.position < b.position ? -1 : 1));
};
