import type { Position } from '../../../domain/kernel/envelope.ts';
import { foldTogether } from '../catch-up/fold-together.ts';
import { type Handed, type Lane, lane } from '../catch-up/lane.ts';
import { isFoldEnding } from '../failure-of.ts';
import type { Building } from './building.ts';
import type { History } from './history.ts';
import type { PartitionPosition } from './shadow-store.ts';

/** Events that are written at once. */
const writtenAtOnce = 10_000;

type Rider = { readonly building: Building; readonly index: number; readonly lane: Lane };

const ridersOf = (building: Building): readonly Rider[] => {
  const { projection, shadow: table, reached } = building;
  return reached.map(({ partition, position }, index) => ({
    building,
    index,
    lane: lane({ projection, partition, table }, position),
  }));
};

/** What goes wrong with its rows or its events ends a building, and no other. */
const writeOne = async ({ building, index }: Rider, handed: Handed): Promise<void> => {
  const { changes, to, poison } = handed;
  try {
    if (changes.length > 0) await building.shadow.change(changes);
    const from = building.reached[index];
    if (from) building.reached = building.reached.with(index, { ...from, position: to });
    building.ending ??= poison;
  } catch (error) {
    if (!isFoldEnding(error)) throw error;
    building.ending = error;
  }
};

type Stretch = {
  readonly history: History;
  readonly upTo: Position;
  readonly report: (events: number, position: Position) => void;
};

const foldRiders = (riders: readonly Rider[], { history, upTo, report }: Stretch): Promise<void> =>
  foldTogether({
    history,
    upTo,
    report,
    writtenAtOnce,
    lanes: () => riders.filter(({ building }) => !building.ending).map((rider) => rider.lane),
    write: async (handed) => {
      const byLane = new Map(handed.map((one) => [one.lane, one]));
      await Promise.all(
        riders.map(async (rider) => {
          const own = byLane.get(rider.lane);
          if (own) await writeOne(rider, own);
        }),
      );
    },
    isOver: () => false,
  });

/** Brings all that are sound to this position, in one read of the log. */
export const catchUpTogether = (buildings: readonly Building[], stretch: Stretch): Promise<void> =>
  foldRiders(buildings.flatMap(ridersOf), stretch);

/** Brings the shadow's partitions, in order, to at least these positions. Throws `FoldEnding`. */
export const catchUp = async (
  history: History,
  building: Building,
  targets: readonly Position[],
): Promise<readonly PartitionPosition[]> => {
  const report = () => undefined;
  for (const rider of ridersOf(building)) {
    const upTo = targets[rider.index];
    if (upTo !== undefined) await foldRiders([rider], { history, upTo, report });
    if (building.ending) throw building.ending;
  }
  return building.reached;
};
