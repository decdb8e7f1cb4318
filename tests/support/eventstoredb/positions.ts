import type { Position } from '../../../domain/kernel/envelope.ts';
import { positionOf } from '../../../ops/adapters/event-log/positions.ts';

/** The server's positions are bytes into its file, far apart. */
const bytesPerEvent = 137n;

export const commitPositionOf = (position: Position): string =>
  String(BigInt(position || '0') * bytesPerEvent);

/** The last event at or before a commit position. */
export const eventAt = (commitPosition: string): Position =>
  positionOf(BigInt(commitPosition) / bytesPerEvent);
