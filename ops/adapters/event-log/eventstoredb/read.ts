import {
  type AllStreamResolvedEvent,
  BACKWARDS,
  END,
  type EventStoreDBClient,
  FORWARDS,
  type ResolvedEvent,
  START,
  type StreamingRead,
  StreamNotFoundError,
} from '@eventstore/db-client';
import {
  beforeAll,
  type Position,
  type RecordedEvent,
} from '../../../../domain/kernel/envelope.ts';
import type { StreamName } from '../../../../domain/kernel/ids.ts';
import type { Batch, ReadAll, ReadStream } from '../../../../domain/ports/event-log.ts';
import { passes } from '../filter.ts';
import { readFailure } from './failures.ts';
import { placeOf, positionOf, recordedEventOf } from './recorded-event.ts';

/** The events of a read, which is cancelled when nobody wants more of them. */
const reading = async function* <Resolved extends ResolvedEvent | AllStreamResolvedEvent>(
  stream: StreamingRead<Resolved>,
): AsyncGenerator<NonNullable<Resolved['event']>> {
  // The loop below is told what ends it; an error that comes later has no reader.
  stream.on('error', () => undefined);
  try {
    for await (const { event } of stream as AsyncIterable<Resolved>) if (event) yield event;
  } catch (error) {
    throw error instanceof StreamNotFoundError ? error : readFailure(error);
  } finally {
    // Where no connection was made there is nothing to cancel.
    await stream.cancel().catch(() => undefined);
  }
};

type StreamOptions = ReadStream & {
  /** Asks the leader of a cluster, which knows every append that was acknowledged. */
  readonly requiresLeader?: boolean;
};

const edge = (from: number | undefined, direction: 'forward' | 'backward') => {
  if (from !== undefined) return BigInt(from);
  return direction === 'forward' ? START : END;
};

export const readStream = async (
  client: EventStoreDBClient,
  stream: StreamName,
  { from, direction = 'forward', limit, requiresLeader = false }: StreamOptions,
): Promise<RecordedEvent[]> => {
  const read = client.readStream(stream, {
    direction: direction === 'forward' ? FORWARDS : BACKWARDS,
    fromRevision: edge(from, direction),
    requiresLeader,
    ...(limit === undefined ? {} : { maxCount: limit }),
  });
  const events: RecordedEvent[] = [];
  try {
    for await (const event of reading(read)) events.push(recordedEventOf(event));
    return events;
  } catch (error) {
    if (error instanceof StreamNotFoundError) return [];
    throw error;
  }
};

/** The server keeps accounts of its own in the same log. */
const isSystemEvent = ({ type }: { readonly type: string }): boolean => type.startsWith('$');

export const readAll = async function* (
  client: EventStoreDBClient,
  { after, limit = 500, ...filter }: ReadAll,
): AsyncGenerator<Batch> {
  let upTo = after;
  let events: RecordedEvent[] = [];
  for await (const found of reading(client.readAll({ fromPosition: placeOf(after) }))) {
    const position = positionOf(found.position);
    // A read begins with the event at the position itself.
    if (position <= after) continue;
    upTo = position;
    if (isSystemEvent(found)) continue;
    const event = recordedEventOf(found);
    if (passes(filter, event)) events.push(event);
    if (events.length < limit) continue;
    yield { events, upTo };
    events = [];
  }
  yield { events, upTo };
};

export const readHead = async (client: EventStoreDBClient): Promise<Position> => {
  const newestFirst = client.readAll({ direction: BACKWARDS, fromPosition: END });
  for await (const event of reading(newestFirst)) {
    if (!isSystemEvent(event)) return positionOf(event.position);
  }
  return beforeAll;
};
