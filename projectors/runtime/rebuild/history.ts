import type { Position } from '../../../domain/kernel/envelope.ts';
import type { Batch, EventLog } from '../../../domain/ports/event-log.ts';

export type HistoryRange = {
  readonly types: readonly string[];
  readonly after: Position;
  readonly upTo: Position;
};

/** Reads a long stretch of the log as fast as its adapter can. */
export type History = (range: HistoryRange) => AsyncIterable<Batch>;

const pageSize = 2000;

/** For a log that has no faster way. */
export const pagedHistory = (log: Pick<EventLog, 'readAll'>): History =>
  async function* ({ types, after, upTo }) {
    for await (const batch of log.readAll({ types, after, limit: pageSize })) {
      if (batch.upTo <= upTo) yield batch;
      else yield { events: batch.events.filter(({ position }) => position <= upTo), upTo };
      if (batch.upTo >= upTo) return;
    }
  };

/** Joins small batches, so that what is done once per batch is done seldom. */
export const inBatchesOf = async function* (
  size: number,
  batches: AsyncIterable<Batch>,
): AsyncGenerator<Batch> {
  let events: Batch['events'][number][] = [];
  let last: Batch | undefined;
  for await (const batch of batches) {
    last = batch;
    events.push(...batch.events);
    if (events.length < size) continue;
    yield { events, upTo: batch.upTo };
    events = [];
  }
  if (last) yield { events, upTo: last.upTo };
};
