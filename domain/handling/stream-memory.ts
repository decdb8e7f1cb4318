import type { StreamName } from '../kernel/ids.ts';
import type { StoredEvent } from '../ports/event-log.ts';

/** A stream as it was read or written: what stands in it, and the state it leaves behind. */
export type LoadedStream<State = unknown> = {
  readonly recorded: readonly StoredEvent[];
  readonly state: State;
};

/**
 * Streams that were worked on lately, so that a command need not read its own. It is never the truth:
 * what is appended is appended at the revision that is remembered, and whatever else a command comes to
 * is decided anew by what the log holds.
 */
export type StreamMemory = {
  readonly recall: (stream: StreamName) => LoadedStream | undefined;
  /**
   * One with a single event is kept only where it is about to be worked on: it costs little to read, and
   * most are never touched again.
   */
  readonly keep: (stream: StreamName, loaded: LoadedStream, isBegun?: boolean) => void;
  readonly forget: (stream: StreamName) => void;
};

type Bounds = { readonly streams: number; readonly events: number };

const worthKeeping = 2;

/** Enough to find a repeated command: what happened is in the state. */
const outline = ({ id, meta, revision, position }: StoredEvent): StoredEvent => ({
  id,
  meta,
  revision,
  position,
});

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
    keep: (stream, { recorded, state }, isBegun = false) => {
      if (!isBegun && recorded.length < worthKeeping) return;
      const known = kept.get(stream)?.recorded ?? [];
      forget(stream);
      const outlines = recorded.map((event, index) =>
        known[index]?.id === event.id ? known[index] : outline(event),
      );
      kept.set(stream, { recorded: outlines, state });
      held += recorded.length;
      for (const oldest of kept.keys()) {
        if (kept.size <= streams && held <= events) break;
        forget(oldest);
      }
    },
  };
};
