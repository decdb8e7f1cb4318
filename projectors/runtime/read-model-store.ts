import type { Position } from '../../domain/kernel/envelope.ts';
import type { Projection, Row } from '../projection.ts';
import type { Partition } from './partition.ts';

/** A row after a fold; undefined when it is to be removed. */
export type RowChange = { readonly key: string; readonly row: Row | undefined };

/** How far a partition's rows have come, and which table they are in. */
export type Checkpoint = {
  readonly partition: Partition;
  readonly position: Position;
  readonly version: number;
  /** Counts the tables this projection has had: a rebuilt one is another table. */
  readonly generation: number;
};

/** What stopped a projection, kept until it gets past. */
export type ProjectionFailure = {
  readonly projection: string;
  readonly partition: Partition;
  /** Of the event that could not be folded, where it is known. */
  readonly position: Position | undefined;
  readonly eventId: string | undefined;
  readonly eventType: string | undefined;
  readonly error: string;
};

/** The right to work on something that only one process should; it can be lost at any time. */
export type Lease = {
  /** Aborted when the lease was lost. */
  readonly signal: AbortSignal;
  readonly release: () => Promise<void>;
};

export type Commit = {
  readonly projection: Projection;
  readonly from: Checkpoint;
  readonly to: Position;
  readonly changes: readonly RowChange[];
};

/** The database would not take a row for what is in it; trying again cannot help. */
export class RowRefused extends Error {
  override name = 'RowRefused' as const;
}

/** The same tables for large stretches of the log, which may take as long as they take. */
export type BulkStore = {
  readonly load: ReadModelStore['load'];
  /**
   * Does all of these in one transaction, each as `commit` does it and apart from the others: one
   * whose checkpoint is elsewhere or whose rows are refused keeps none of them from being done.
   */
  readonly commit: (
    commits: readonly Commit[],
  ) => Promise<readonly (Position | RowRefused | undefined)[]>;
};

/** The tables of the live projections. */
export type ReadModelStore = {
  /** One for each partition, in order; none when there is no table yet. */
  readonly checkpoints: (projection: string) => Promise<readonly Checkpoint[]>;
  /** Undefined when another holder has it. */
  readonly lease: (name: string) => Promise<Lease | undefined>;
  readonly load: (
    projection: Projection,
    keys: readonly string[],
  ) => Promise<ReadonlyMap<string, Row>>;
  /**
   * Writes rows and checkpoint together and forgets an overcome failure, or does nothing when the checkpoint is no longer at `from`:
   * undefined. Answers how far all partitions of the projection have come. Throws `RowRefused`.
   */
  readonly commit: (commit: Commit) => Promise<Position | undefined>;
  readonly bulk: BulkStore;
  readonly keepFailure: (failure: ProjectionFailure) => Promise<void>;
  /** Whether a failure is kept of it: not since it got past, or since somebody asked to try again. */
  readonly isStopped: (projection: string, partition: Partition) => Promise<boolean>;
};
