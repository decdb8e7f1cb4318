import type { ApiWorld } from '../../../api/server/world.ts';
import type { Place } from '../../../domain/ports/event-log.ts';
import { projections } from '../../../projectors/all.ts';
import { parkUnreadable } from '../../../projectors/reactions/park-unreadable.ts';
import type { Parking } from '../../../projectors/reactions/parked-work.ts';
import { reactionCheckpoint } from './reaction-checkpoint.ts';

const handled = new Set<string>(projections.flatMap(({ handles }) => handles));

/** Parks what stands broken in streams of ours and stops no read model, until the signal. */
export const watchForUnreadable = (
  { commands, database }: ApiWorld,
  parking: Parking<Place>,
  signal: AbortSignal,
): Promise<void> => {
  const checkpoint = reactionCheckpoint(database, 'unreadable-events');
  return parkUnreadable({ log: commands.log, checkpoint, parking, handled }, signal);
};
