import type { Position } from '../../../domain/kernel/envelope.ts';
import { latestOf } from '../positions.ts';
import type { Checkpoint } from '../read-model-store.ts';
import { type Building, isSameLayout } from './building.ts';
import { catchUp } from './catch-up.ts';
import type { History } from './history.ts';

/** Where each partition of the shadow must be, so that nobody sees the read model go back. */
const targets = (live: readonly Checkpoint[], { reached }: Building): readonly Position[] => {
  if (isSameLayout(live, reached)) return live.map(({ position }) => position);
  const latest = latestOf([...live, ...reached].map(({ position }) => position));
  return reached.map(() => latest);
};

/** Puts the shadow in the live table's place, at a position that is not behind it. */
export const swap = (history: History, building: Building): Promise<void> =>
  building.shadow.swap((live) => catchUp(history, building, targets(live, building)));
