import {
  type RecordedBoardwellEvent,
  UnreadableEvent,
  upcast,
} from '../../domain/events/registry.ts';
import type { RecordedEvent } from '../../domain/kernel/envelope.ts';
import type { Projection, Row } from '../projection.ts';
import { isInPartition, type Partition } from './partition.ts';

/** Where a fold finds the rows it goes on from, and leaves those it made. */
export type RowsInHand = {
  readonly get: (key: string) => Row | undefined;
  readonly set: (key: string, row: Row | undefined) => void;
};

/**
 * Today's form of a recorded event; its data is trusted, for it was checked when it was written.
 * Throws `UnreadableEvent`.
 */
export const lifted = (recorded: RecordedEvent): RecordedBoardwellEvent =>
  upcast(recorded) as unknown as RecordedBoardwellEvent;

const inTodaysForm = (recorded: RecordedEvent): RecordedEvent => {
  try {
    return upcast(recorded);
  } catch (error) {
    if (error instanceof UnreadableEvent) return recorded;
    throw error;
  }
};

/** Lifted once for all who fold them; what cannot be read stays as it is, for each of them to meet. */
export const liftedForAll = (events: readonly RecordedEvent[]): readonly RecordedEvent[] =>
  events.map(inTodaysForm);

/** The rows an event touches in this partition. Throws what the projection throws. */
export const keysIn = (
  projection: Projection,
  event: RecordedBoardwellEvent,
  partition: Partition,
): readonly string[] => {
  const keys = projection.keys(event);
  return partition.of === 1 ? keys : keys.filter((key) => isInPartition(key, partition));
};

export type Folding = {
  readonly projection: Projection;
  readonly keys: readonly string[];
  readonly rows: RowsInHand;
};

/**
 * Folds one event into its rows and says whether any of them changed. Throws what the projection
 * throws, and has then changed none.
 */
export const foldEvent = (
  event: RecordedBoardwellEvent,
  { projection, keys, rows }: Folding,
): boolean => {
  const changed: [key: string, row: Row | undefined][] = [];
  for (const key of keys) {
    const before = rows.get(key);
    const row = projection.evolve(before, event, key);
    if (row !== before) changed.push([key, row]);
  }
  for (const [key, row] of changed) rows.set(key, row);
  return changed.length > 0;
};
