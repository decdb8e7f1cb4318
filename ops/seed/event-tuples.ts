import type { NewEvent } from '../../domain/kernel/envelope.ts';
import type { StreamName } from '../../domain/kernel/ids.ts';

/**
 * The columns of a tuple of COPY in binary form, those of a fixed size first, so that where an event
 * will stand can be written into it later.
 * https://www.postgresql.org/docs/current/sql-copy.html, "Binary Format".
 */
export const tupleColumns =
  'position, recorded_at, id, revision, version, stream, type, data, meta';
const columnCount = 9;

/** Signature, flags, and the length of an extension that there is none of. */
export const tuplesHeader: Uint8Array = Buffer.concat([
  Buffer.from('PGCOPY\n\xff\r\n\0', 'latin1'),
  Buffer.alloc(4 + 4),
]);
/** Instead of the number of columns, after the last tuple. */
export const tuplesTrailer: Uint8Array = Buffer.from([0xff, 0xff]);

const positionAt = 2 + 4;
const recordedAtAt = positionAt + 8 + 4;
const idAt = recordedAtAt + 8 + 4;
const revisionAt = idAt + 16 + 4;
const versionAt = revisionAt + 4 + 4;
const textsAt = versionAt + 4;
const textCount = 4;
/** UTF-8 takes no more for a unit of UTF-16. */
const mostBytes = 3;

const firstBytes = 1 << 20;

/** Events in the order in which they will stand in the log, without where and since when. */
export type EventTuples = {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Where each begins. */
  readonly starts: Uint32Array<ArrayBuffer>;
};

type Fixed = Pick<NewEvent, 'id' | 'version'> & { readonly revision: number };

const writeFixed = (bytes: Buffer, start: number, { id, version, revision }: Fixed): void => {
  bytes.writeInt16BE(columnCount, start);
  bytes.writeInt32BE(8, positionAt - 4 + start);
  bytes.writeInt32BE(8, recordedAtAt - 4 + start);
  bytes.writeInt32BE(16, idAt - 4 + start);
  bytes.write(id.replaceAll('-', ''), start + idAt, 'hex');
  bytes.writeInt32BE(4, revisionAt - 4 + start);
  bytes.writeInt32BE(revision, start + revisionAt);
  bytes.writeInt32BE(4, versionAt - 4 + start);
  bytes.writeInt32BE(version, start + versionAt);
};

/** Gathers events as tuples. */
export const eventTuples = () => {
  let bytes = Buffer.allocUnsafeSlow(firstBytes);
  let end = 0;
  const starts: number[] = [];

  const reserve = (more: number): void => {
    if (end + more <= bytes.length) return;
    const larger = Buffer.allocUnsafeSlow(Math.max(bytes.length * 2, end + more));
    bytes.copy(larger, 0, 0, end);
    bytes = larger;
  };

  const writeText = (text: string): void => {
    const length = bytes.write(text, end + 4);
    bytes.writeInt32BE(length, end);
    end += 4 + length;
  };

  return {
    add: (stream: StreamName, event: NewEvent, revision: number): void => {
      const texts = [stream, event.type, JSON.stringify(event.data), JSON.stringify(event.meta)];
      const units = texts.reduce((sum, { length }) => sum + length, 0);
      reserve(textsAt + textCount * 4 + units * mostBytes);
      writeFixed(bytes, end, { id: event.id, version: event.version, revision });
      starts.push(end);
      end += textsAt;
      for (const text of texts) writeText(text);
    },
    taken: (): EventTuples => ({
      bytes: new Uint8Array(bytes.buffer, 0, end),
      starts: Uint32Array.from(starts),
    }),
  };
};

/** Where the first stands in the log, and the moment of all in microseconds since 2000 began. */
export type BatchStart = { readonly first: bigint; readonly recordedAt: bigint };

/** Writes into each tuple where it stands, one after the other, and since when. */
export const placeTuples = (
  { bytes, starts }: EventTuples,
  { first, recordedAt }: BatchStart,
): void => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let position = first;
  for (const start of starts) {
    view.setBigInt64(start + positionAt, position);
    view.setBigInt64(start + recordedAtAt, recordedAt);
    position += 1n;
  }
};
