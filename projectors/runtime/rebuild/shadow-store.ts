import type { Position } from '../../../domain/kernel/envelope.ts';
import type { Projection, Row } from '../../projection.ts';
import type { Partition } from '../partition.ts';
import type { Checkpoint, RowChange } from '../read-model-store.ts';

/** A row as the text in which the table takes it. */
export type PackedRow = string;

export type KeyedRow = readonly [key: string, packed: PackedRow];

export type PartitionPosition = { readonly partition: Partition; readonly position: Position };

/** A row that is not the same in both, or stands in one of them alone. */
export type DifferingRow = {
  readonly key: string;
  readonly is: 'changed' | 'new' | 'gone';
  /** Names of what differs within the row; none where the live one has changed since. */
  readonly fields: readonly string[];
};

/** How many rows differ, and the first of them. */
export type Differences = {
  readonly changed: number;
  readonly new: number;
  readonly gone: number;
  readonly rows: readonly DifferingRow[];
};

/** The table that will take the live one's place. */
export type Shadow = {
  readonly pack: (row: Row) => PackedRow;
  readonly load: (keys: readonly string[]) => Promise<ReadonlyMap<string, Row>>;
  /** Writes many rows at once, of keys that are not in the table. */
  readonly add: (rows: Iterable<KeyedRow>) => Promise<void>;
  readonly change: (changes: readonly RowChange[]) => Promise<void>;
  /** Makes the indexes, once most rows are there. */
  readonly index: () => Promise<void>;
  readonly checksum: () => Promise<string>;
  /**
   * Copies in the table that the last swap replaced, and tells where it stands; undefined where none of this
   * version was kept.
   */
  readonly addPrevious: () => Promise<readonly PartitionPosition[] | undefined>;
  /**
   * How its rows differ from the live ones at one position. `catchUp` brings it to where the live table
   * was read; what the live one does meanwhile is not in it.
   */
  readonly differences: (
    catchUp: (live: readonly Checkpoint[]) => Promise<unknown>,
  ) => Promise<Differences>;
  /**
   * Puts the shadow in place of the live table, which is kept as the previous one, all in one
   * transaction. `catchUp` is called while the live checkpoints cannot move, and answers with those
   * that the shadow stands at.
   */
  readonly swap: (
    catchUp: (live: readonly Checkpoint[]) => Promise<readonly PartitionPosition[]>,
  ) => Promise<void>;
  readonly discard: () => Promise<void>;
};

export type LiveContent = {
  readonly checkpoints: readonly Checkpoint[];
  readonly checksum: string;
};

export type ShadowStore = {
  /** An empty table; one that an interrupted rebuild left behind is dropped. */
  readonly open: (projection: Projection) => Promise<Shadow>;
  /** What the live table holds, and how far it has come, at one moment. */
  readonly liveContent: (projection: Projection) => Promise<LiveContent>;
};
