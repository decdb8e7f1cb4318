import type { Position } from '../../../domain/kernel/envelope.ts';
import type { Projection } from '../../projection.ts';
import type { FoldEnding } from '../failure-of.ts';
import { type Partition, partitionsOf } from '../partition.ts';
import { earliestOf } from '../positions.ts';
import type { Checkpoint } from '../read-model-store.ts';
import { type RowCache, rowCache } from './row-cache.ts';
import type { PartitionPosition, Shadow } from './shadow-store.ts';

/** One projection on its way to a new table. */
export type Building = {
  readonly projection: Projection;
  readonly shadow: Shadow;
  readonly cache: RowCache;
  /** The live table holds the same kind of rows, so that the two can be compared. */
  readonly isComparable: boolean;
  /** How far the history is folded in memory before the table is there. */
  readonly foldedUpTo: Position;
  /** How far the shadow has come. */
  reached: readonly PartitionPosition[];
  /** Why it can go no further. */
  ending: FoldEnding | undefined;
};

export type BuildingPlan = {
  readonly projection: Projection;
  readonly live: readonly Checkpoint[];
  readonly head: Position;
  /** As many as there are when absent. */
  readonly partitions: number | undefined;
};

export const isSameLayout = (
  live: readonly { readonly partition: Partition }[],
  { length }: readonly unknown[],
): boolean => live.length === length && live.every(({ partition }) => partition.of === length);

/**
 * A comparable live table is not overtaken: folded up to where it stands, the shadow can be brought
 * to the very position at which the live one is read.
 */
export const building = (
  { projection, live, head, partitions }: BuildingPlan,
  shadow: Shadow,
): Building => {
  const layout = partitionsOf(partitions ?? live[0]?.partition.of ?? 1);
  const isComparable =
    isSameLayout(live, layout) && live.every(({ version }) => version === projection.version);
  const foldedUpTo = isComparable
    ? (earliestOf(live.map(({ position }) => position)) ?? head)
    : head;
  return {
    projection,
    shadow,
    cache: rowCache(projection, shadow),
    isComparable,
    foldedUpTo,
    reached: layout.map((partition) => ({ partition, position: foldedUpTo })),
    ending: undefined,
  };
};
