import {
  type EventData,
  jsonEvent,
  type Position as PlaceInFile,
  START,
} from '@eventstore/db-client';
import { z } from 'zod';
import {
  beforeAll,
  type EventMeta,
  type NewEvent,
  type Position,
  type RecordedEvent,
} from '../../../../domain/kernel/envelope.ts';
import type { StreamName } from '../../../../domain/kernel/ids.ts';
import { instantOf } from '../../../../domain/kernel/time.ts';

const digits = 20;

const record = z.record(z.string(), z.unknown());
const place = z.object({ commit: z.bigint(), prepare: z.bigint() });

const stored = z.object({
  id: z.string(),
  type: z.string(),
  streamId: z.string(),
  revision: z.bigint(),
  position: place,
  created: z.date(),
  data: record,
  metadata: z.object({ version: z.int(), meta: record }),
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

/** Throws a `ZodError` for an event that this product did not write. */
export const recordedEventOf = (event: unknown): RecordedEvent => {
  const { id, type, streamId, revision, position, created, data, metadata } = stored.parse(event);
  return {
    id,
    type,
    version: metadata.version,
    data,
    meta: metadata.meta as EventMeta,
    stream: streamId as StreamName,
    revision: Number(revision),
    position: positionOf(position),
    recordedAt: instantOf(created.getTime()),
  };
};
