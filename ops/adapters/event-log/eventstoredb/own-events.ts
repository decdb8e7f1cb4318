import type { AllStreamResolvedEvent } from '@eventstore/db-client';
import type { RecordedEvent } from '../../../../domain/kernel/envelope.ts';
import { isOwnStream } from '../../../../domain/kernel/ids.ts';
import type { Filter } from '../../../../domain/ports/event-log.ts';
import { passes } from '../filter.ts';
import { recordedEventOf } from './recorded-event.ts';

/**
 * Those that are ours and wanted: the server keeps accounts of its own in the same log, and other
 * applications may write there.
 */
export const ownEvents = (
  found: readonly NonNullable<AllStreamResolvedEvent['event']>[],
  filter: Filter,
): RecordedEvent[] =>
  found.flatMap((event) => {
    const { type, streamId: stream } = event;
    const isWanted =
      isOwnStream(stream) && !type.startsWith('$') && passes(filter, { type, stream });
    return isWanted ? recordedEventOf(event) : [];
  });
