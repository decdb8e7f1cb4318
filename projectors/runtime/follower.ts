import { laterOf, type Position } from '../../domain/kernel/envelope.ts';
import type { AccountId } from '../../domain/kernel/ids.ts';
import type { Batch } from '../../domain/ports/event-log.ts';
import type { Bus } from '../../domain/ports/hints.ts';
import type { Projection } from '../projection.ts';
import type { PoisonEvent } from './poison-event.ts';
import { projectBatch } from './project-batch.ts';
import type { Checkpoint, ReadModelStore } from './read-model-store.ts';
import type { StatusCell } from './runner-status.ts';

/** A position at which no row changed is worth a write once a second, not more often. */
export const idlePersistMs = 1000;

export type Follower = {
  readonly store: ReadModelStore;
  readonly bus: Pick<Bus, 'publish' | 'listen'>;
  readonly projection: Projection;
  readonly status: StatusCell;
  /** Whether nobody outside of this process reads the read models; somebody may when absent. */
  readonly isAlone?: (() => boolean) | undefined;
  /** What the database says; replaced with every commit. */
  checkpoint: Checkpoint;
  persistedAt: number;
};

/** Why following ended by itself; undefined while it goes on. */
export type FollowEnd =
  | { readonly why: 'lost' }
  | { readonly why: 'poisoned'; readonly poison: PoisonEvent }
  /** There is more to fold than to follow. */
  | { readonly why: 'behind' }
  | undefined;

/** Tells whoever waits or looks how far the read model has come. */
export const announce = (
  { bus, projection }: Follower,
  position: Position,
  subjects: readonly AccountId[],
): void => bus.publish({ kind: 'projected', projection: projection.name, position, subjects });

/** The same where no row changed. */
const announcePassed = ({ bus, projection }: Follower, position: Position): void =>
  bus.publish({
    kind: 'projected',
    projection: projection.name,
    position,
    subjects: [],
    onlyPassed: true,
  });

/** The database stands there now; what was looked through since stays looked through. */
export const moveTo = (follower: Follower, checkpoint: Checkpoint): void => {
  const { status } = follower;
  follower.checkpoint = checkpoint;
  follower.persistedAt = performance.now();
  status.change({ position: laterOf(status.read().position, checkpoint.position) });
};

/** Writes down how far the follower has looked. */
export const persistIdle = async (follower: Follower): Promise<FollowEnd> => {
  const { store, projection, checkpoint, status } = follower;
  const { position } = status.read();
  if (position === checkpoint.position) return undefined;
  const reached = await store.commit({ projection, from: checkpoint, to: position, changes: [] });
  if (reached === undefined) return { why: 'lost' };
  moveTo(follower, { ...checkpoint, position });
  announcePassed(follower, reached);
  return undefined;
};

/**
 * Nothing up to there changes a row: it is known here at once, and written down in time. After a crash
 * that stretch is looked through again.
 */
export const passTo = (follower: Follower, position: Position): void => {
  follower.status.change({ position });
  // One of several partitions cannot speak for the others; they meet in the database.
  if (follower.checkpoint.partition.of === 1) announcePassed(follower, position);
};

const idleTo = async (follower: Follower, position: Position): Promise<FollowEnd> => {
  passTo(follower, position);
  if (performance.now() - follower.persistedAt < idlePersistMs) return undefined;
  return persistIdle(follower);
};

/** Projects one batch and tells the bus. */
export const takeBatch = async (follower: Follower, batch: Batch): Promise<FollowEnd> => {
  const { store, projection, checkpoint } = follower;
  const projected = await projectBatch({ store, projection, from: checkpoint }, batch);
  if (projected.outcome === 'lost') return { why: 'lost' };
  if (projected.outcome === 'nothing-changed') return idleTo(follower, batch.upTo);
  moveTo(follower, projected.checkpoint);
  announce(follower, projected.reached, projected.subjects);
  return projected.poison && { why: 'poisoned', poison: projected.poison };
};
