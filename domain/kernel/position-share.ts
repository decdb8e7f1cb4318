import type { Position } from './envelope.ts';

/**
 * How much of the log lies before a position, from 0 to 1. Positions are opaque, but those of one
 * log are digits of one width: their share is good enough to be shown.
 */
export const shareOf = (position: Position, upTo: Position): number => {
  const [done, all] = [position, upTo].map((text) => Number(text.split('-')[0]));
  return all ? Math.min(1, (done ?? 0) / all) : 1;
};
