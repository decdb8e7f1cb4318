import { beforeAll, type Position } from '../../../domain/kernel/envelope.ts';
import { positionOf } from '../../../ops/adapters/event-log/positions.ts';

/** The server's positions are places in its file, far apart. */
const bytesPerEvent = 137n;

export const commitPositionOf = (position: Position): string =>
  String(BigInt(position) * bytesPerEvent);

/** The last event at or before a commit position. */
export const eventAt = (commitPosition: string): Position =>
  positionOf(BigInt(commitPosition) / bytesPerEvent);

/** What a reader has behind it to whom the event at a commit position is the next. */
export const justBefore = (commitPosition: string): Position => {
  const count = (BigInt(commitPosition) - 1n) / bytesPerEvent;
  return count > 0n ? positionOf(count) : beforeAll;
};
