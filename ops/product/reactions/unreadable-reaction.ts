import type { EventAddress } from '../../../domain/ports/event-log.ts';
import { projections } from '../../../projectors/all.ts';
import { parkUnreadable } from '../../../projectors/reactions/park-unreadable.ts';
import type { Reaction } from './reaction.ts';

const handled = new Set<string>(projections.flatMap(({ handles }) => handles));

/** Parks what stands broken in streams of ours and stops no read model. */
export const unreadableEvents: Reaction = {
  name: 'unreadable-events',
  run: ({ log, checkpoint, parking }, signal) =>
    parkUnreadable({ log, checkpoint, parking: parking<EventAddress>(), handled }, signal),
};
