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
import { arriving } from './arriving.ts';
import { readFailure } from './failures.ts';
import { ownEvents } from './own-events.ts';
import { placeOf, positionOf, recordedEventOf } from './recorded-event.ts';

const atOnce = 500;
const buffer = { highWaterMark: atOnce };

/** The events of a read in lists, which is cancelled when nobody wants more of them. */
const reading = async function* <Resolved extends ResolvedEvent | AllStreamResolvedEvent>(
  stream: StreamingRead<Resolved>,
): AsyncGenerator<NonNullable<Resolved['event']>[]> {
  // The loop below is told what ends it; an error that comes later has no reader.
  stream.on('error', () => undefined);
  try {
    for await (const items of arriving<Resolved>(stream, atOnce)) {
      yield items.flatMap(({ event }) => event ?? []);
    }
  } catch (error) {
    throw error instanceof StreamNotFoundError ? error : readFailure(error);
  } finally {
    // Where no connection was made there is nothing to cancel.
    await stream.cancel().catch(() => undefined);
    // What has come already is let through: a call is not over while something of it is unread.
    stream.resume();
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
  { from, direction = 'forward', limit, types, requiresLeader = false }: StreamOptions,
): Promise<RecordedEvent[]> => {
  const read = client.readStream(
    stream,
    {
      direction: direction === 'forward' ? FORWARDS : BACKWARDS,
      fromRevision: edge(from, direction),
      requiresLeader,
      // The server counts events of every type.
      ...(limit === undefined || types ? {} : { maxCount: limit }),
    },
    buffer,
  );
  const events: RecordedEvent[] = [];
  try {
    for await (const found of reading(read)) {
      const wanted = found.map(recordedEventOf);
      events.push(...wanted.filter((event) => passes(types ? { types } : {}, event)));
    }
    return events.slice(0, limit);
  } catch (error) {
    if (error instanceof StreamNotFoundError) return [];
    throw error;
  }
};

/** In batches of what arrives, up to `limit`, and at the end one that tells how far the log was read. */
export const readAll = async function* (
  client: EventStoreDBClient,
  { after, limit = atOnce, ...filter }: ReadAll,
): AsyncGenerator<Batch> {
  let upTo = after;
  const events: RecordedEvent[] = [];
  const read = client.readAll({ fromPosition: placeOf(after) }, buffer);
  for await (const found of reading(read)) {
    const last = found.at(-1);
    // A read begins with the event at the position itself.
    events.push(...ownEvents(found, filter).filter(({ position }) => position > after));
    if (last) upTo = positionOf(last.position);
    while (events.length > limit) {
      const full = events.splice(0, limit);
      yield { events: full, upTo: full.at(-1)?.position ?? upTo };
    }
  }
  yield { events, upTo };
};

/** Of whatever was written last, by whomever: a reader of the whole log comes to it. */
export const readHead = async (client: EventStoreDBClient): Promise<Position> => {
  const newest = client.readAll({ direction: BACKWARDS, fromPosition: END, maxCount: 1 });
  for await (const [event] of reading(newest)) if (event) return positionOf(event.position);
  return beforeAll;
};
