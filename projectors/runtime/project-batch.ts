import type { Position, RecordedEvent } from '../../domain/kernel/envelope.ts';
import type { AccountId } from '../../domain/kernel/ids.ts';
import type { Batch } from '../../domain/ports/event-log.ts';
import type { Projection } from '../projection.ts';
import { foldBatch } from './fold-batch.ts';
import { PoisonEvent } from './poison-event.ts';
import { type Checkpoint, type ReadModelStore, RowRefused } from './read-model-store.ts';

export type Projecting = {
  readonly store: Pick<ReadModelStore, 'load' | 'commit'>;
  readonly projection: Projection;
  /** Where the rows stand in the database. */
  readonly from: Checkpoint;
};

export type Projected =
  | {
      readonly outcome: 'committed' | 'poisoned';
      readonly checkpoint: Checkpoint;
      /** How far all partitions have come. */
      readonly reached: Position;
      readonly subjects: readonly AccountId[];
      readonly poison: PoisonEvent | undefined;
    }
  /** No row changed, so nothing was written: the position alone moves on. */
  | { readonly outcome: 'nothing-changed' }
  /** Another process or a rebuild moved the checkpoint. */
  | { readonly outcome: 'lost' };

const lastBefore = (events: readonly RecordedEvent[], poison: PoisonEvent): Position | undefined =>
  events[events.indexOf(poison.event) - 1]?.position;

const projectWhole = async (
  { store, projection, from }: Projecting,
  { events, upTo }: Batch,
): Promise<Projected> => {
  const { changes, subjects, poison } = await foldBatch({
    projection,
    partition: from.partition,
    events,
    load: (keys) => store.load(projection, keys),
  });
  if (changes.length === 0 && !poison) return { outcome: 'nothing-changed' };
  const to = poison ? (lastBefore(events, poison) ?? from.position) : upTo;
  const reached = await store.commit({ projection, from, to, changes });
  if (reached === undefined) return { outcome: 'lost' };
  const checkpoint = { ...from, position: to };
  return { outcome: poison ? 'poisoned' : 'committed', checkpoint, reached, subjects, poison };
};

const refusedAt = (work: Projecting, event: RecordedEvent, cause: unknown): Projected => {
  if (!(cause instanceof RowRefused)) throw cause;
  return {
    outcome: 'poisoned',
    checkpoint: work.from,
    reached: work.from.position,
    subjects: [],
    poison: new PoisonEvent(work.projection.name, event, cause),
  };
};

/** Finds the event whose row the database refuses, by taking one event at a time. */
const projectSingly = async (work: Projecting, { events }: Batch): Promise<Projected> => {
  let from = work.from;
  let last: Projected = { outcome: 'nothing-changed' };
  const subjects = new Set<AccountId>();
  for (const event of events) {
    const one = { events: [event], upTo: event.position };
    const next = await projectWhole({ ...work, from }, one).catch((error) =>
      refusedAt({ ...work, from }, event, error),
    );
    if (next.outcome === 'lost') return next;
    if (next.outcome === 'nothing-changed') continue;
    from = next.checkpoint;
    for (const subject of next.subjects) subjects.add(subject);
    last = { ...next, subjects: [...subjects] };
    if (next.outcome === 'poisoned') break;
  }
  return last;
};

/**
 * Folds a batch into its rows and commits them with the checkpoint. A batch that the database
 * refuses for one of its rows is taken event by event, up to that one.
 */
export const projectBatch = async (work: Projecting, batch: Batch): Promise<Projected> => {
  try {
    return await projectWhole(work, batch);
  } catch (error) {
    if (!(error instanceof RowRefused)) throw error;
    return projectSingly(work, batch);
  }
};
