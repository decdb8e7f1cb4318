import type { Position, RecordedEvent } from '../../../domain/kernel/envelope.ts';
import type { Batch, ReadAll } from '../../../domain/ports/event-log.ts';
import { passes } from './filter.ts';

/** A reader of the log, and what it has behind it. */
export type Cursor = { position: Position };

export type Tail = {
  readonly grow: (batch: Batch) => void;
  /** What is wanted after a position; undefined where that is no longer kept. */
  readonly after: (wanted: ReadAll) => Batch | undefined;
  /** Lets go what all of these have behind them. */
  readonly trim: (cursors: Iterable<Cursor>) => void;
};

/** What a reader that has fallen behind can cost in memory, whoever it is. */
const most = 1000;

/** The newest events of the log from a position on, for readers that follow it closely. */
export const tailFrom = (begin: Position): Tail => {
  let from = begin;
  let upTo = begin;
  let events: RecordedEvent[] = [];

  const letGo = (count: number, position: Position): void => {
    events = events.slice(count);
    from = position;
  };

  const firstAfter = (position: Position): number =>
    events.findLastIndex((event) => event.position <= position) + 1;

  return {
    grow: (batch) => {
      events.push(...batch.events);
      upTo = batch.upTo;
      const tooMany = events.length - most;
      const last = events[tooMany - 1];
      if (last) letGo(tooMany, last.position);
    },
    after: ({ after, limit = most, ...filter }) => {
      if (after < from) return undefined;
      if (after >= upTo) return { events: [], upTo: after };
      const found = events.slice(firstAfter(after)).filter((event) => passes(filter, event));
      const next = found[limit - 1];
      return next && found.length > limit
        ? { events: found.slice(0, limit), upTo: next.position }
        : { events: found, upTo };
    },
    trim: (cursors) => {
      let behindAll = upTo;
      for (const { position } of cursors) if (position < behindAll) behindAll = position;
      // Whoever reads for itself, further back, is to find its way here.
      if (behindAll > from) letGo(firstAfter(behindAll), behindAll);
    },
  };
};
