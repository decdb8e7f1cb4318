import type { Position } from '../../../../domain/kernel/envelope.ts';

export type KnownPositions = {
  readonly learn: (projection: string, position: Position) => void;
  readonly contain: (projections: readonly string[], position: Position) => boolean;
  /** Whether anything was ever learnt of all of these. */
  readonly has: (projections: readonly string[]) => boolean;
  /** For a crash of the database, which may take the last rows back with their checkpoints. */
  readonly forget: () => void;
};

/** How far read models are known to have come; while the database stands they never go back. */
export const knownPositions = (): KnownPositions => {
  const known = new Map<string, Position>();
  return {
    learn: (projection, position) => {
      const before = known.get(projection);
      if (before === undefined || position > before) known.set(projection, position);
    },
    contain: (projections, position) =>
      projections.every((name) => {
        const at = known.get(name);
        return at !== undefined && at >= position;
      }),
    has: (projections) => projections.every((name) => known.has(name)),
    forget: () => known.clear(),
  };
};
