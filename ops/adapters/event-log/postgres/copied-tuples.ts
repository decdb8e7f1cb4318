import type {
  EventData,
  EventMeta,
  Position,
  RecordedEvent,
} from '../../../../domain/kernel/envelope.ts';
import type { StreamName } from '../../../../domain/kernel/ids.ts';
import { epochMs, type Instant } from '../../../../domain/kernel/time.ts';
import { positionOf } from '../positions.ts';

/**
 * What a tuple of COPY in binary form holds, each value behind its length in four bytes: those of
 * a fixed size first, so that their places are known.
 * https://www.postgresql.org/docs/current/sql-copy.html, "Binary Format".
 */
export const copiedColumns =
  'e.position, e.recorded_at, e.id, e.revision, e.version, e.type, e.data, e.stream, e.meta';

/** Signature, flags, and the length of an extension that no server sends. */
const headerBytes = 11 + 4 + 4;
/** Instead of the number of columns, after the last tuple. */
const trailer = -1;

const positionAt = 2 + 4;
const recordedAtAt = positionAt + 8 + 4;
const idAt = recordedAtAt + 8 + 4;
const revisionAt = idAt + 16 + 4;
const versionAt = revisionAt + 4 + 4;
const typeLengthAt = versionAt + 4;
/** Type, data, stream and meta. */
const valuesOfAnySize = 4;

/** A timestamp counts microseconds from here. */
const millennium = Date.UTC(2000, 0);

const uuidOf = (hex: string): string =>
  `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;

const endOfValue = (chunk: Buffer, lengthAt: number): number =>
  lengthAt + 4 + chunk.readInt32BE(lengthAt);

/** Eight bytes as a number; exact below 2^53, and no bigint is made. */
const integerAt = (chunk: Buffer, at: number): number =>
  chunk.readInt32BE(at) * 2 ** 32 + chunk.readUInt32BE(at + 4);

const textAt = (chunk: Buffer, lengthAt: number): string =>
  chunk.toString('utf8', lengthAt + 4, endOfValue(chunk, lengthAt));

/** Where texts in UTF-8 stand as they are stored, data and meta as JSON: good until the event is let go of. */
export type StoredTexts = {
  /** A UUID, with or without its dashes. */
  readonly id: string;
  readonly bytes: Buffer;
  readonly data: readonly [from: number, to: number];
  readonly meta: readonly [from: number, to: number];
};

type Tuple = {
  readonly chunk: Buffer;
  readonly start: number;
  /** Where the length of the data is, and that of the stream's name. */
  readonly dataLengthAt: number;
  readonly streamLengthAt: number;
};

/** Most folds ask for type and data alone, and an export for neither's parts: all else is worked out when asked for. */
class CopiedEvent implements RecordedEvent {
  readonly type: string;
  readonly version: number;
  readonly #tuple: Tuple;
  #data: EventData | undefined;

  constructor(type: string, tuple: Tuple) {
    this.type = type;
    this.version = tuple.chunk.readInt32BE(tuple.start + versionAt);
    this.#tuple = tuple;
  }

  get data(): EventData {
    this.#data ??= JSON.parse(this.dataText) as EventData;
    return this.#data;
  }

  get dataText(): string {
    const { chunk, dataLengthAt } = this.#tuple;
    return textAt(chunk, dataLengthAt);
  }

  get texts(): StoredTexts {
    const { chunk, start, dataLengthAt, streamLengthAt } = this.#tuple;
    const metaLengthAt = endOfValue(chunk, streamLengthAt);
    return {
      id: chunk.toString('hex', start + idAt, start + idAt + 16),
      bytes: chunk,
      data: [dataLengthAt + 4, streamLengthAt],
      meta: [metaLengthAt + 4, endOfValue(chunk, metaLengthAt)],
    };
  }

  get metaText(): string {
    const { chunk, streamLengthAt } = this.#tuple;
    return textAt(chunk, endOfValue(chunk, streamLengthAt));
  }

  get position(): Position {
    const { chunk, start } = this.#tuple;
    return positionOf(integerAt(chunk, start + positionAt));
  }

  get recordedMs(): number {
    const { chunk, start } = this.#tuple;
    // Microseconds of some centuries are exact.
    return millennium + Math.trunc(integerAt(chunk, start + recordedAtAt) / 1000);
  }

  get recordedAt(): Instant {
    return new Date(this.recordedMs).toISOString() as Instant;
  }

  get id(): string {
    const { chunk, start } = this.#tuple;
    return uuidOf(chunk.toString('hex', start + idAt, start + idAt + 16));
  }

  get revision(): number {
    const { chunk, start } = this.#tuple;
    return chunk.readInt32BE(start + revisionAt);
  }

  get stream(): StreamName {
    const { chunk, streamLengthAt } = this.#tuple;
    return textAt(chunk, streamLengthAt) as StreamName;
  }

  get meta(): EventMeta {
    return JSON.parse(this.metaText);
  }
}

/** As they are stored, where the event was copied from there: nothing is taken apart. */
export const storedTexts = (event: RecordedEvent): StoredTexts => {
  if (event instanceof CopiedEvent) return event.texts;
  const [data, meta] = [
    Buffer.from(JSON.stringify(event.data)),
    Buffer.from(JSON.stringify(event.meta)),
  ];
  const bytes = Buffer.concat([data, meta]);
  return { id: event.id, bytes, data: [0, data.length], meta: [data.length, bytes.length] };
};

/** The data as JSON, on one line; as it is stored where the event was copied from there. */
export const storedData = (event: RecordedEvent): string =>
  event instanceof CopiedEvent ? event.dataText.replaceAll('\n', ' ') : JSON.stringify(event.data);

/** Without making a text of it. */
export const recordedMsOf = (event: RecordedEvent): number =>
  event instanceof CopiedEvent ? event.recordedMs : epochMs(event.recordedAt);

/** Where the tuple ends, or how far at least it goes on beyond the chunk. */
const endOfTuple = (chunk: Buffer, start: number): number => {
  let end = start + typeLengthAt;
  for (let value = 0; value < valuesOfAnySize; value += 1) {
    if (end + 4 > chunk.length) return end + 4;
    end = endOfValue(chunk, end);
  }
  return end;
};

const eventAt = (chunk: Buffer, start: number): RecordedEvent => {
  const typeAt = start + typeLengthAt;
  const dataLengthAt = endOfValue(chunk, typeAt);
  const streamLengthAt = endOfValue(chunk, dataLengthAt);
  return new CopiedEvent(textAt(chunk, typeAt), { chunk, start, dataLengthAt, streamLengthAt });
};

type Read = {
  readonly events: readonly RecordedEvent[];
  /** Where the first tuple begins that the chunk does not hold whole. */
  readonly start: number;
  /** How long the chunk had to be to hold more. */
  readonly wanted: number;
};

const readTuples = (chunk: Buffer, first: number): Read => {
  const events: RecordedEvent[] = [];
  let start = first;
  while (start + 2 <= chunk.length && chunk.readInt16BE(start) !== trailer) {
    const end = endOfTuple(chunk, start);
    if (end > chunk.length) return { events, start, wanted: end };
    events.push(eventAt(chunk, start));
    start = end;
  }
  return { events, start, wanted: start + 2 };
};

/** The events of a COPY of `copiedColumns` in binary form, as many at once as a chunk ends. */
export const copiedEvents = async function* (
  chunks: AsyncIterable<Buffer>,
): AsyncGenerator<readonly RecordedEvent[]> {
  let begun: Buffer[] = [];
  let length = 0;
  let wanted = headerBytes;
  let start = headerBytes;
  for await (const chunk of chunks) {
    begun.push(chunk);
    length += chunk.length;
    if (length < wanted) continue;
    const whole = Buffer.concat(begun);
    const read = readTuples(whole, start);
    if (read.events.length > 0) yield read.events;
    begun = [whole.subarray(read.start)];
    length = whole.length - read.start;
    wanted = read.wanted - read.start;
    start = 0;
  }
};
