import type { Position } from '../../../domain/kernel/envelope.ts';
import type { EventLog } from '../../../domain/ports/event-log.ts';
import { latestOf } from '../positions.ts';
import type { Checkpoint } from '../read-model-store.ts';
import { type Building, isSameLayout } from './building.ts';
import { catchUp } from './catch-up.ts';

/** Where each partition of the shadow must be, so that nobody sees the read model go back. */
const targets = (live: readonly Checkpoint[], { reached }: Building): readonly Position[] => {
  if (isSameLayout(live, reached)) return live.map(({ position }) => position);
  const latest = latestOf([...live, ...reached].map(({ position }) => position));
  return reached.map(() => latest);
};

/** Puts the shadow in the live table's place, at a position that is not behind it. */
export const swap = (log: Pick<EventLog, 'readAll'>, building: Building): Promise<void> =>
  building.shadow.swap((live) => catchUp(log, building, targets(live, building)));
