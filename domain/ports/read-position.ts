import type { Position } from '../kernel/envelope.ts';

/** Reading one's own writes: how far the read models have come. */
export type ReadPosition = {
  /** True as soon as all of these projections contain the position, false when time runs out. */
  readonly reached: (
    projections: readonly string[],
    position: Position,
    timeoutMs: number,
  ) => Promise<boolean>;
};
