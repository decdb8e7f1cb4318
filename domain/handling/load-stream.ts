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

/** The stream as this process knows it, which may be behind what others wrote. */
export const recalledStream = <State>(
  { memory }: StreamSource,
  stream: StreamName,
): LoadedStream<State> | undefined => memory?.recall(stream) as LoadedStream<State> | undefined;

/** The stream and its state as of now. Of a stream that is remembered only what is new is read. */
export const loadStream = async <State, Event extends BoardwellEvent>(
  source: StreamSource,
  stream: StreamName,
  folding: Folding<State, Event>,
): Promise<LoadedStream<State>> => {
  const { log, memory } = source;
  const known = recalledStream<State>(source, stream);
  const last = known?.recorded.at(-1);
  const newer = await log.readStream(stream, last ? { from: last.revision + 1 } : {});
  if (known && newer.length === 0) return known;
  const events = newer.map((event) => readEvent(event) as unknown as Event);
  const loaded = {
    recorded: [...(known?.recorded ?? []), ...newer],
    state: fold(known ? { ...folding, initial: known.state } : folding, events),
  };
  memory?.keep(stream, loaded);
  return loaded;
};
