/** A decision as far as the way through a problem depends on it. */
export type PathPoint = { readonly isBranch?: true | undefined };

const nextMain = (points: readonly PathPoint[], from: number): number | undefined => {
  const found = points.findIndex(({ isBranch }, index) => index >= from && !isBranch);
  return found < 0 ? undefined : found;
};

/**
 * The places of the decisions of a problem in the order in which they are met: those that lead on, and a
 * branch after the choice that opened it. A branch lies ahead and rejoins at the next one that leads on.
 */
export const walkedPath = (
  points: readonly PathPoint[],
  opened: (point: number) => number | undefined,
): readonly number[] => {
  const path: number[] = [];
  let at = nextMain(points, 0);
  while (at !== undefined) {
    path.push(at);
    const branch = opened(at);
    at = branch !== undefined && branch > at ? branch : nextMain(points, at + 1);
  }
  return path;
};
