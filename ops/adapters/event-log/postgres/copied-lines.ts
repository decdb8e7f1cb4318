import type { EventMeta, Position, RecordedEvent } from '../../../../domain/kernel/envelope.ts';
import type { StreamName } from '../../../../domain/kernel/ids.ts';
import type { Instant } from '../../../../domain/kernel/time.ts';

const lineFeed = 0x0a;

/** `COPY` doubles backslashes, and changes nothing else of a text without control characters. */
const unescaped = (lines: string): string =>
  lines.includes('\\') ? lines.replaceAll('\\\\', '\\') : lines;

/** The lines that end within each chunk; splitting at line feeds keeps characters whole. */
export const wholeLines = async function* (
  chunks: AsyncIterable<Buffer>,
): AsyncGenerator<readonly string[]> {
  let begun: Buffer[] = [];
  for await (const chunk of chunks) {
    const end = chunk.lastIndexOf(lineFeed);
    if (end < 0) {
      begun.push(chunk);
      continue;
    }
    const text = Buffer.concat([...begun, chunk.subarray(0, end)]).toString('utf8');
    begun = [chunk.subarray(end + 1)];
    yield unescaped(text).split('\n');
  }
};

type Columns = [string, string, string, string, string, string, string, string, string];

/** Reads a line of `recordedColumns`, in their order. */
export const eventOfLine = (line: string): RecordedEvent => {
  const columns = line.split('\t') as Columns;
  const [id, type, version, data, meta, stream, revision, position, recordedAt] = columns;
  let parsed: EventMeta | undefined;
  return {
    id,
    type,
    version: Number(version),
    data: JSON.parse(data),
    // Few projections ask who did it, and parsing costs as much as folding.
    get meta() {
      parsed ??= JSON.parse(meta) as EventMeta;
      return parsed;
    },
    stream: stream as StreamName,
    revision: Number(revision),
    position: position as Position,
    recordedAt: recordedAt as Instant,
  };
};
