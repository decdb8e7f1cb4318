import type { RecordedEvent } from '../../../domain/kernel/envelope.ts';
import { recordedMsOf, storedTexts } from '../../adapters/event-log/postgres/copied-tuples.ts';

/** A line as it is read back: its envelope beside its meta and its data, which are as they are stored. */
export const lineColumns = {
  position: 'VARCHAR',
  id: 'UUID',
  /** Milliseconds since 1970. */
  recorded: 'BIGINT',
  stream: 'VARCHAR',
  revision: 'INTEGER',
  /** Since 1970. */
  day: 'INTEGER',
} as const;

const newline = 0x0a;
const space = 0x20;
const firstBytes = 1 << 16;
/** What stands between. */
const margin = 32;

/** JSON may be broken into lines wherever it may have a space. */
const onOneLine = (line: Buffer): void => {
  for (let at = line.indexOf(newline); at !== -1; at = line.indexOf(newline, at)) line[at] = space;
};

/** Tells whether a line ends within a stretch: asked in order, it looks at no byte twice. */
const lineEnds = () => {
  let of: Buffer | undefined;
  let next = 0;
  return (bytes: Buffer, from: number, to: number): boolean => {
    if (bytes !== of || next < from) {
      const found = bytes.indexOf(newline, from);
      next = found === -1 ? bytes.length : found;
      of = bytes;
    }
    return next < to;
  };
};

const sizeOf = ([from, to]: readonly [number, number]): number => to - from;

type Placed = {
  readonly event: RecordedEvent;
  /** Of its day, since 1970. */
  readonly day: number;
  /** In place of what is stored. */
  readonly data: string | undefined;
};

/** Gathers events as lines of JSON; what is stored as bytes is copied as bytes, and never a text. */
export const eventLines = () => {
  let lines = Buffer.allocUnsafeSlow(firstBytes);
  let end = 0;
  const hasLineEnd = lineEnds();

  const reserve = (more: number): void => {
    if (end + more <= lines.length) return;
    const larger = Buffer.allocUnsafeSlow(Math.max(lines.length * 2, end + more));
    lines.copy(larger, 0, 0, end);
    lines = larger;
  };

  const put = (text: string): void => {
    end += lines.write(text, end);
  };

  const copy = (bytes: Buffer, [from, to]: readonly [number, number]): void => {
    end += bytes.copy(lines, end, from, to);
  };

  return {
    /** Tells how many bytes its data are. */
    add: ({ event, day, data }: Placed): number => {
      const { id, bytes, data: stored, meta } = storedTexts(event);
      const { position, revision, stream } = event;
      const about = `{"position":"${position}","id":"${id}","recorded":${recordedMsOf(event)},"revision":${revision},"day":${day},"stream":${JSON.stringify(stream)},"meta":`;
      // UTF-8 takes at most three bytes for a unit of a text.
      reserve(margin + sizeOf(meta) + sizeOf(stored) + ((data?.length ?? 0) + about.length) * 3);
      const lineBegins = end;
      put(about);
      copy(bytes, meta);
      put(',"data":');
      const dataBegins = end;
      if (data === undefined) copy(bytes, stored);
      else put(data);
      const dataEnds = end;
      if (hasLineEnd(bytes, stored[0], meta[1])) onOneLine(lines.subarray(lineBegins, dataEnds));
      put('}\n');
      return dataEnds - dataBegins;
    },
    /** What was gathered: good until they are cleared. */
    taken: (): Uint8Array => lines.subarray(0, end),
    /** To gather anew in the same memory. */
    clear: (): void => {
      end = 0;
    },
  };
};
export type EventLines = ReturnType<typeof eventLines>;
