import {
  type AllStreamRecordedEvent,
  type EventData,
  jsonEvent,
  type Position as PlaceInFile,
  START,
  type RecordedEvent as StoredEvent,
} from '@eventstore/db-client';
import { z } from 'zod';
import {
  beforeAll,
  type EventMeta,
  type NewEvent,
  type Position,
  type RecordedEvent,
  unreadableVersion,
} from '../../../../domain/kernel/envelope.ts';
import type { StreamName } from '../../../../domain/kernel/ids.ts';
import { instantOf } from '../../../../domain/kernel/time.ts';

const digits = 20;

/** Not copied, for an event is read far more often than it is looked into. */
const record = z.custom<Readonly<Record<string, unknown>>>(
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    !(value instanceof Uint8Array),
  'is not a JSON object',
);

/** What is ours to check; the rest of an event is the server's own. */
const written = z.object({
  data: record,
  metadata: z.object({ version: z.int().min(1), meta: record }),
});

/** Commit and prepare, each of fixed width, so that positions are ordered as text. */
export const positionOf = ({ commit, prepare }: PlaceInFile): Position =>
  `${String(commit).padStart(digits, '0')}-${String(prepare).padStart(digits, '0')}` as Position;

/** Where the server is to begin so that it comes to what follows a position. */
export const placeOf = (position: Position): PlaceInFile | typeof START =>
  position === beforeAll
    ? START
    : {
        commit: BigInt(position.slice(0, digits)),
        prepare: BigInt(position.slice(digits + 1)),
      };

export const eventDataOf = ({ id, type, version, data, meta }: NewEvent): EventData =>
  jsonEvent({ id, type, data, metadata: { version, meta } });

const why = ({ issues: [issue] }: z.ZodError): string =>
  issue ? `${issue.path.join('.')}: ${issue.message}` : 'not as it should be';

const content = ({ data, metadata }: StoredEvent): Pick<NewEvent, 'version' | 'data' | 'meta'> => {
  const read = written.safeParse({ data, metadata });
  if (!read.success) {
    return { version: unreadableVersion, data: { why: why(read.error) }, meta: {} as EventMeta };
  }
  const { version, meta } = read.data.metadata;
  return { version, data: read.data.data, meta: meta as EventMeta };
};

/**
 * An event of a stream of ours. One that is not as this product writes them is given as an
 * unreadable one, so that whoever wants its type stops there and everybody else goes on.
 */
export const recordedEventOf = (event: AllStreamRecordedEvent | StoredEvent): RecordedEvent => {
  const { id, type, streamId, revision, position, created } = event;
  if (!position) throw new TypeError('EventStoreDB told no position of an event: 22.6 is needed');
  return {
    id,
    type,
    ...content(event),
    stream: streamId as StreamName,
    revision: Number(revision),
    position: positionOf(position),
    recordedAt: instantOf(created.getTime()),
  };
};
