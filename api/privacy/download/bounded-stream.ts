import { Readable } from 'node:stream';

/** A large account takes seconds; whoever reads more slowly than this begins anew. */
const longestMs = 5 * 60_000;

type Bounded = {
  /** Of what cut it off, unless its reader went away. */
  readonly failed: (error: unknown) => void;
  readonly whenOver: () => void;
  readonly longestMs?: number;
};

/**
 * Made as fast as it is read, and no further: ended when the reader goes away, which the server tells
 * it by destroying it, and cut off when it takes too long.
 */
export const boundedStream = (
  pieces: AsyncIterable<string | Uint8Array>,
  { failed, whenOver, longestMs: limit = longestMs }: Bounded,
): Readable => {
  const stream = Readable.from(pieces, { objectMode: false, highWaterMark: 64 * 1024 });
  const timer = setTimeout(
    () => stream.destroy(new Error('A download took too long and was cut off')),
    limit,
  );
  stream.on('error', failed);
  stream.on('close', () => {
    clearTimeout(timer);
    whenOver();
  });
  return stream;
};
