import type { RecordedEvent } from '../../../domain/kernel/envelope.ts';
import type { Filter } from '../../../domain/ports/event-log.ts';

/** Whether an event is among those a reader asked for. */
export const passes = (
  { types, streamPrefixes }: Filter,
  { type, stream }: Pick<RecordedEvent, 'type' | 'stream'>,
): boolean =>
  (types === undefined || types.includes(type)) &&
  (streamPrefixes === undefined || streamPrefixes.some((prefix) => stream.startsWith(prefix)));
