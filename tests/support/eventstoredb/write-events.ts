import type { Position, RecordedEvent } from '../../../domain/kernel/envelope.ts';
import type { StreamName } from '../../../domain/kernel/ids.ts';
import type { EventLog } from '../../../domain/ports/event-log.ts';
import { type Proposal, proposalIn, toStore } from './stored-event.ts';

export type WriteEvents = {
  readonly stream: string;
  /** -1 for a stream that is not there. */
  readonly expected: number;
  readonly events: readonly Proposal[];
};

export type Written =
  | { readonly status: 'written'; readonly revision: number; readonly position: Position }
  /** These very events are there. */
  | { readonly status: 'repeated'; readonly revision: number; readonly position: Position }
  | { readonly status: 'wrong-expected-version'; readonly current: number };

const repeated = (
  { expected, events }: WriteEvents,
  stored: readonly RecordedEvent[],
): RecordedEvent | undefined => {
  const there = stored.slice(expected + 1, expected + 1 + events.length);
  const ids = there.map((event) => proposalIn(event).id);
  return events.every(({ id }, index) => id === ids[index]) ? there.at(-1) : undefined;
};

/**
 * As the server's index writer decides: the same ids right after the expected revision are an
 * idempotent success, and where the stream is as expected the events are written, known ids or not.
 */
export const writeEvents = async (log: EventLog, wanted: WriteEvents): Promise<Written> => {
  const stream = wanted.stream as StreamName;
  const stored = await log.readStream(stream);
  const current = stored.length - 1;
  const first = wanted.expected < current ? repeated(wanted, stored) : undefined;
  if (first) return { status: 'repeated', revision: first.revision, position: first.position };
  if (wanted.expected !== current) return { status: 'wrong-expected-version', current };
  const outcome = await log.append({
    stream,
    expected: current < 0 ? 'none' : current,
    events: wanted.events.map(toStore),
  });
  // Another append may have come in between: it is decided again on what is there now.
  if (outcome.status === 'conflict') return writeEvents(log, wanted);
  return { status: 'written', revision: outcome.revision, position: outcome.position };
};
