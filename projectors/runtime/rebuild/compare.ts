import type { EventLog } from '../../../domain/ports/event-log.ts';
import type { Building } from './building.ts';
import { catchUp } from './catch-up.ts';
import type { ShadowStore } from './shadow-store.ts';

export type Comparison = { readonly isEqual: boolean; readonly checksum: string };

export type Comparing = {
  readonly log: Pick<EventLog, 'readAll'>;
  readonly shadows: Pick<ShadowStore, 'liveContent'>;
};

/**
 * Reads what the live table holds at one moment, brings the shadow to that very position, and
 * compares the two. The live one works on meanwhile. Undefined where they hold different things by
 * design. Throws `PoisonEvent`.
 */
export const compare = async (
  { log, shadows }: Comparing,
  building: Building,
): Promise<Comparison | undefined> => {
  if (!building.isComparable) return undefined;
  const live = await shadows.liveContent(building.projection);
  await catchUp(
    log,
    building,
    live.checkpoints.map(({ position }) => position),
  );
  const checksum = await building.shadow.checksum();
  return { isEqual: checksum === live.checksum, checksum };
};
