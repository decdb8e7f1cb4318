import { epochMs, type Instant } from '../../domain/kernel/time.ts';

/** Server time minus this page's own running clock, in milliseconds; undefined before an answer. */
let ahead: number | undefined;

/**
 * Learns the server's time from the Date header of an answer. The header is cut to whole seconds
 * and some time old, so the latest it ever was is the nearest to the truth. `at` is what
 * `performance.now()` said when the answer came.
 */
export const hearServerDate = (header: string | null, at: number): void => {
  const heard = header === null ? Number.NaN : epochMs(header as Instant);
  if (!Number.isNaN(heard)) ahead = Math.max(ahead ?? Number.NEGATIVE_INFINITY, heard - at);
};

/** The server's time in milliseconds since 1970; a wrong clock of this device does not matter. */
export const serverNow = (): number => (ahead ?? performance.timeOrigin) + performance.now();
