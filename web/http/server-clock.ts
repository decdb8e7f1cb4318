import { epochMs, type Instant } from '../../domain/kernel/time.ts';

/** Server time minus this page's own running clock, in milliseconds; undefined before an answer. */
let ahead: number | undefined;

/** No answer is on its way for so long: what it says less by more was said by another clock. */
const longestOnTheWay = 60_000;

/**
 * Learns the server's time from the Date header of an answer. The header is cut to whole seconds
 * and some time old, so the latest it ever was is the nearest to the truth, unless the server's clock
 * was set back. `at` is what `performance.now()` said when the answer came.
 */
export const hearServerDate = (header: string | null, at: number): void => {
  const heard = header === null ? Number.NaN : epochMs(header as Instant);
  if (Number.isNaN(heard)) return;
  const before = ahead ?? Number.NEGATIVE_INFINITY;
  ahead = heard - at < before - longestOnTheWay ? heard - at : Math.max(before, heard - at);
};

/** The server's time in milliseconds since 1970; a wrong clock of this device does not matter. */
export const serverNow = (): number => (ahead ?? performance.timeOrigin) + performance.now();
