import type { EventLog } from '../../domain/ports/event-log.ts';
import {
  type FollowEnd,
  type Follower,
  idlePersistMs,
  persistIdle,
  takeBatch,
} from './follower.ts';
import { quiet, withQuiet } from './with-quiet.ts';

const batchLimit = 500;

/**
 * Projects what the log holds and will hold after the follower's checkpoint, until the signal says
 * stop. Throws what the log and the store throw; to begin again from the checkpoint skips nothing.
 */
export const followLog = async (
  log: Pick<EventLog, 'subscribe'>,
  follower: Follower,
  signal: AbortSignal,
): Promise<FollowEnd> => {
  const leave = new AbortController();
  const subscription = log.subscribe({
    after: follower.checkpoint.position,
    types: follower.projection.handles,
    limit: batchLimit,
    signal: AbortSignal.any([signal, leave.signal]),
  });
  try {
    for await (const batch of withQuiet(subscription, idlePersistMs)) {
      const end = await (batch === quiet ? persistIdle(follower) : takeBatch(follower, batch));
      if (end) return end;
    }
  } finally {
    leave.abort();
  }
  return undefined;
};
