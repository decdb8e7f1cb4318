import { instantOf } from '../../../domain/kernel/time.ts';
import type { Clock } from '../../../domain/ports/clock.ts';

let lastMs = Number.NaN;
let lastInstant = instantOf(0);

/** A busy server asks several times within a millisecond, and writing a moment out costs most of it. */
export const systemClock: Clock = {
  instant: () => {
    const nowMs = Date.now();
    if (nowMs !== lastMs) {
      lastMs = nowMs;
      lastInstant = instantOf(nowMs);
    }
    return lastInstant;
  },
};
