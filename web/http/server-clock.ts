import { epochMs, type Instant } from '../../domain/kernel/time.ts';

/** Server time minus this page's own running clock, in milliseconds; undefined before an answer. */
let ahead: number | undefined;

/** No answer is on its way for so long: what it says less by more was said by another clock. */
const longestOnTheWay = 60_000;

/**
 * Learns the server's time from what it was when an answer was made. It is some time old, and a header is
 * cut to whole seconds, so the latest it ever was is the nearest to the truth, unless the server's clock
 * was set back. `at` is what `performance.now()` said when the answer came.
 */
const hear = (heard: number, at: number): void => {
  if (Number.isNaN(heard)) return;
  const before = ahead ?? Number.NEGATIVE_INFINITY;
  ahead = heard - at < before - longestOnTheWay ? heard - at : Math.max(before, heard - at);
};

/** Learns the server's time, to a second, from the Date header of an answer. */
export const hearServerDate = (header: string | null, at: number): void =>
  hear(header === null ? Number.NaN : epochMs(header as Instant), at);

/**
 * Learns the server's time, to a millisecond, from an instant that it made. What it made long ago says less
 * than its answers told, and nothing at all before the first of them.
 */
export const hearServerInstant = (instant: Instant, at: number): void => {
  if (ahead !== undefined && epochMs(instant) - at > ahead) hear(epochMs(instant), at);
};

/** The server's time in milliseconds since 1970; a wrong clock of this device does not matter. */
export const serverNow = (): number => (ahead ?? performance.timeOrigin) + performance.now();
