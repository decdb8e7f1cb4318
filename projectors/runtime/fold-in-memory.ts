import type { RecordedEvent } from '../../domain/kernel/envelope.ts';
import type { Projection, Row } from '../projection.ts';
import { foldEvent, keysIn, lifted } from './fold-event.ts';
import { whole } from './partition.ts';
import { orPoison } from './poison-event.ts';

/**
 * The rows a projection makes of these events, given in log order, by key. Events of types it does
 * not handle are passed over. Throws `PoisonEvent`.
 */
export const foldInMemory = (
  projection: Projection,
  events: Iterable<RecordedEvent>,
): ReadonlyMap<string, Row> => {
  const rows = new Map<string, Row>();
  foldOnto({ projection, rows }, events);
  return rows;
};

export type InMemoryFold = {
  readonly projection: Projection;
  readonly rows: Map<string, Row>;
};

/** Goes on with a fold begun before; its rows are changed in place. Throws `PoisonEvent`. */
export const foldOnto = (
  { projection, rows }: InMemoryFold,
  events: Iterable<RecordedEvent>,
): void => {
  const handled = new Set<string>(projection.handles);
  const inHand = {
    get: (key: string) => rows.get(key),
    set: (key: string, row: Row | undefined) => {
      if (row) rows.set(key, row);
      else rows.delete(key);
    },
  };
  for (const recorded of events) {
    if (!handled.has(recorded.type)) continue;
    orPoison(projection.name, recorded, () => {
      const event = lifted(recorded);
      foldEvent(event, { projection, keys: keysIn(projection, event, whole), rows: inHand });
    });
  }
};
