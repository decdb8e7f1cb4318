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
  /** Of the holder that took it over last. */
  readonly term: number;
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

/** The right to move a partition of a read model. */
export type Holding = {
  /** Grows from holder to holder. */
  readonly term: number;
  /** Aborted when another process may hold it, and when rows that were written last may be gone. */
  readonly lost: AbortSignal;
  readonly release: () => void;
};

/** What is taken over. */
export type Claim = {
  readonly projection: Projection;
  readonly partition: Partition;
  readonly term: number;
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
  /** For a rebuild; undefined when another has it. */
  readonly lease: (name: string) => Promise<Lease | undefined>;
  /** Resolves when this process holds it, with undefined on the signal. */
  readonly hold: (name: string, signal: AbortSignal) => Promise<Holding | undefined>;
  /**
   * Where the partition stands; from then on what holders of earlier terms commit is refused.
   * Undefined where it has no table of this version and layout, or a later holder.
   */
  readonly claim: (claim: Claim) => Promise<Checkpoint | undefined>;
  readonly load: (
    projection: Projection,
    keys: readonly string[],
  ) => Promise<ReadonlyMap<string, Row>>;
  /**
   * Writes rows and checkpoint together and forgets an overcome failure, or does nothing when the checkpoint is no longer at `from`,
   * or is a later holder's: undefined. Answers how far all partitions of the projection have come. Throws `RowRefused`.
   */
  readonly commit: (commit: Commit) => Promise<Position | undefined>;
  readonly bulk: BulkStore;
  readonly keepFailure: (failure: ProjectionFailure) => Promise<void>;
  /** Whether a failure is kept of it: not since it got past, or since somebody asked to try again. */
  readonly isStopped: (projection: string, partition: Partition) => Promise<boolean>;
};
