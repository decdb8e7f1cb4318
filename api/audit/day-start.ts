import {
  type CalendarDay,
  dayIn,
  epochMs,
  type Instant,
  instantOf,
  type TimeZone,
} from '../../domain/kernel/time.ts';

const quarterMs = 15 * 60_000;
/** No zone is further from UTC; each begins its days on a quarter of an hour. */
const furthest = 64;

/** The moment at which a calendar day begins in a zone. */
export const dayStart = (zone: TimeZone, day: CalendarDay): Instant => {
  const midnight = epochMs(`${day}T00:00:00.000Z` as Instant);
  let [before, from] = [-furthest, furthest];
  while (from - before > 1) {
    const middle = Math.floor((before + from) / 2);
    if (dayIn(zone, instantOf(midnight + middle * quarterMs)) >= day) from = middle;
    else before = middle;
  }
  return instantOf(midnight + from * quarterMs);
};
