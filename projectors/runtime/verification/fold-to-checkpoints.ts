import { beforeAll } from '../../../domain/kernel/envelope.ts';
import type { Projection, Row } from '../../projection.ts';
import { foldEvent, keysIn, lifted } from '../fold-event.ts';
import { orPoison } from '../poison-event.ts';
import { latestOf } from '../positions.ts';
import type { Checkpoint } from '../read-model-store.ts';
import type { History } from '../rebuild/history.ts';

/**
 * The rows a projection should hold when each partition stands at its checkpoint, folded in memory
 * from the whole log. Throws `PoisonEvent`, and what the log throws.
 */
export const foldToCheckpoints = async (
  history: History,
  projection: Projection,
  checkpoints: readonly Checkpoint[],
): Promise<ReadonlyMap<string, Row>> => {
  const rows = new Map<string, Row>();
  const inHand = {
    get: (key: string) => rows.get(key),
    set: (key: string, row: Row | undefined) => {
      if (row) rows.set(key, row);
      else rows.delete(key);
    },
  };
  const upTo = latestOf(checkpoints.map(({ position }) => position));
  for await (const { events } of history({ types: projection.handles, after: beforeAll, upTo })) {
    for (const recorded of events) {
      orPoison(projection.name, recorded, () => {
        const event = lifted(recorded);
        const keys = checkpoints
          .filter(({ position }) => recorded.position <= position)
          .flatMap(({ partition }) => keysIn(projection, event, partition));
        foldEvent(event, { projection, keys, rows: inHand });
      });
    }
  }
  return rows;
};
