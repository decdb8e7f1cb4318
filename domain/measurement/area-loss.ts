type Area = {
  readonly name: string;
  readonly correct: number;
  readonly total: number;
  /** Percent of the exam; absent where the outline does not name the area. */
  readonly weight?: number | undefined;
};

/** Percent of the exam that goes wrong in an area at the share seen on the paper. */
const atStake = ({ correct, total, weight = 0 }: Area): number =>
  total === 0 ? 0 : weight * (1 - correct / total);

/** What to work on first: areas by the points they cost on the exam, not on this paper. */
export const workOnFirst = <A extends Area>(areas: readonly A[]): readonly A[] =>
  areas.toSorted(
    (a, b) => atStake(b) - atStake(a) || b.total - a.total || a.name.localeCompare(b.name),
  );
