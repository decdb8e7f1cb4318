import { beforeAll, type RecordedEvent } from '../../../domain/kernel/envelope.ts';
import type { Batch } from '../../../domain/ports/event-log.ts';
import { foldEvent, keysIn, lifted, liftedForAll } from '../fold-event.ts';
import { whole } from '../partition.ts';
import { orPoison, PoisonEvent } from '../poison-event.ts';
import { latestOf } from '../positions.ts';
import type { Building } from './building.ts';
import { type History, inBatchesOf } from './history.ts';
import { keepWithin } from './memory.ts';
import type { RebuildProgress } from './progress.ts';
import { fetchRows } from './row-cache.ts';

const batchSize = 500;

export type FoldHistory = {
  readonly history: History;
  readonly buildings: readonly Building[];
  /** Bytes that the rows in memory may come to. */
  readonly budget: number;
  readonly report: (progress: RebuildProgress) => void;
};

const handlersByType = (buildings: readonly Building[]): ReadonlyMap<string, Building[]> => {
  const handlers = new Map<string, Building[]>();
  for (const building of buildings) {
    for (const type of building.projection.handles) {
      handlers.set(type, [...(handlers.get(type) ?? []), building]);
    }
  }
  return handlers;
};

const isDue = ({ ending, foldedUpTo }: Building, { position }: RecordedEvent): boolean =>
  !ending && position <= foldedUpTo;

const foldInto = (building: Building, recorded: RecordedEvent): void => {
  const { projection, cache } = building;
  try {
    orPoison(projection.name, recorded, () => {
      const event = lifted(recorded);
      const keys = keysIn(projection, event, whole);
      foldEvent(event, { projection, keys, rows: cache.rows });
    });
  } catch (error) {
    if (!(error instanceof PoisonEvent)) throw error;
    building.ending = error;
    cache.kept.clear();
  }
};

/** Up to `foldedUpTo`: to compare every position costs as much as many a fold. */
const foldBatchInto = (
  buildings: readonly Building[],
  handlers: ReadonlyMap<string, readonly Building[]>,
  { events, upTo }: Batch,
): void => {
  const cut = new Set(buildings.filter(({ foldedUpTo }) => upTo > foldedUpTo));
  for (const event of events) {
    for (const building of handlers.get(event.type) ?? []) {
      if (building.ending || (cut.has(building) && !isDue(building, event))) continue;
      foldInto(building, event);
    }
  }
};

/** Rows that were written out to save memory come back before they are needed. */
const fetchFor = async (building: Building, events: readonly RecordedEvent[]): Promise<void> => {
  const { projection, cache } = building;
  if (cache.away.size === 0 || building.ending) return;
  const handled = new Set<string>(projection.handles);
  const due = events.filter((event) => handled.has(event.type) && isDue(building, event));
  // An event that cannot be folded is dealt with when its turn comes.
  const keys = due.flatMap((event) => attempted(() => keysIn(projection, lifted(event), whole)));
  await fetchRows(cache, keys);
};

const attempted = (keys: () => readonly string[]): readonly string[] => {
  try {
    return keys();
  } catch {
    return [];
  }
};

/**
 * Folds the whole past of several projections in one pass over the log, each up to its
 * `foldedUpTo`. One that meets an event it cannot fold ends there; the others go on.
 */
export const foldHistory = async ({
  history,
  buildings,
  budget,
  report,
}: FoldHistory): Promise<void> => {
  const handlers = handlersByType(buildings);
  const upTo = latestOf(buildings.map(({ foldedUpTo }) => foldedUpTo));
  const range = { types: [...handlers.keys()], after: beforeAll, upTo };
  let folded = 0;
  report({ step: 'fold', events: folded, position: beforeAll, upTo });
  for await (const { events, upTo: end } of inBatchesOf(batchSize, history(range))) {
    const batch = { events: liftedForAll(events), upTo: end };
    await Promise.all(buildings.map((building) => fetchFor(building, batch.events)));
    foldBatchInto(buildings, handlers, batch);
    await keepWithin(budget, buildings);
    folded += batch.events.length;
    report({ step: 'fold', events: folded, position: batch.upTo, upTo });
  }
};
