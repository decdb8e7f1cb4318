import type { RecordedEvent } from '../../../domain/kernel/envelope.ts';
import {
  type Append,
  type AppendOutcome,
  EventIdsReused,
} from '../../../domain/ports/event-log.ts';

/**
 * What an append comes to on the whole of its stream, in order: its first outcome when its events
 * are there, a conflict when the stream is elsewhere, and undefined when it is to be written.
 * Throws `EventIdsReused`, and `RangeError` for an append of nothing.
 */
export const outcomeWithoutWriting = (
  { events, expected }: Append,
  stored: readonly Pick<RecordedEvent, 'id' | 'revision' | 'position'>[],
): AppendOutcome | undefined => {
  if (events.length === 0) throw new RangeError('An append needs an event');
  const ids = new Set(events.map(({ id }) => id));
  const found = stored.filter(({ id }) => ids.has(id));
  const last = found.at(-1);
  if (last && found.length === events.length) {
    return { status: 'appended', revision: last.revision, position: last.position };
  }
  if (last || ids.size < events.length) {
    throw new EventIdsReused('Some of these event ids already name other events');
  }
  const actual = stored.at(-1)?.revision ?? 'none';
  return actual === expected ? undefined : { status: 'conflict', actual };
};
