import type { RecordedEvent } from '../kernel/envelope.ts';
import type { StreamName } from '../kernel/ids.ts';

/** A stream as it was read: what stands in it, and the state it leaves behind. */
export type LoadedStream<State = unknown> = {
  readonly recorded: readonly RecordedEvent[];
  readonly state: State;
};

/**
 * Streams that were worked on lately, so that a command reads only what is new in its own. It is
 * never the truth: what is appended is appended at the revision that was read.
 */
export type StreamMemory = {
  readonly recall: (stream: StreamName) => LoadedStream | undefined;
  readonly keep: (stream: StreamName, loaded: LoadedStream) => void;
  readonly forget: (stream: StreamName) => void;
};

type Bounds = { readonly streams: number; readonly events: number };

const nothing = Object.freeze({});

/** Enough to find a repeated command: what happened is in the state. */
const outline = (event: RecordedEvent): RecordedEvent =>
  event.data === nothing ? event : { ...event, data: nothing };

/** Keeps so many streams and events at the most; the one that was not asked for longest goes first. */
export const streamMemory = ({ streams, events }: Bounds): StreamMemory => {
  const kept = new Map<StreamName, LoadedStream>();
  let held = 0;
  const forget = (stream: StreamName): void => {
    held -= kept.get(stream)?.recorded.length ?? 0;
    kept.delete(stream);
  };
  return {
    forget,
    recall: (stream) => {
      const loaded = kept.get(stream);
      if (!loaded) return undefined;
      kept.delete(stream);
      kept.set(stream, loaded);
      return loaded;
    },
    keep: (stream, { recorded, state }) => {
      forget(stream);
      kept.set(stream, { recorded: recorded.map(outline), state });
      held += recorded.length;
      for (const oldest of kept.keys()) {
        if (kept.size <= streams && held <= events) break;
        forget(oldest);
      }
    },
  };
};
