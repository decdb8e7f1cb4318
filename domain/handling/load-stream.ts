import { type BoardwellEvent, readEvent } from '../events/registry.ts';
import { type Folding, fold } from '../kernel/decider.ts';
import type { StreamName } from '../kernel/ids.ts';
import type { EventLog } from '../ports/event-log.ts';
import type { LoadedStream, StreamMemory } from './stream-memory.ts';

export type StreamSource = {
  readonly log: Pick<EventLog, 'readStream'>;
  /** Absent, every stream is read whole each time. */
  readonly memory?: StreamMemory;
};

/** A stream with one event costs little to read, and most are never touched again. */
const worthKeeping = 2;

/** The stream and its state as of now. Of a stream that is remembered only what is new is read. */
export const loadStream = async <State, Event extends BoardwellEvent>(
  { log, memory }: StreamSource,
  stream: StreamName,
  folding: Folding<State, Event>,
): Promise<LoadedStream<State>> => {
  const known = memory?.recall(stream) as LoadedStream<State> | undefined;
  const last = known?.recorded.at(-1);
  const newer = await log.readStream(stream, last ? { from: last.revision + 1 } : {});
  if (known && newer.length === 0) return known;
  const events = newer.map((event) => readEvent(event) as unknown as Event);
  const loaded = {
    recorded: [...(known?.recorded ?? []), ...newer],
    state: fold(known ? { ...folding, initial: known.state } : folding, events),
  };
  if (loaded.recorded.length >= worthKeeping) memory?.keep(stream, loaded);
  return loaded;
};
