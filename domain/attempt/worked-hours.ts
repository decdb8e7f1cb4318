import { z } from 'zod';
import { ownCopies } from '../kernel/own-copies.ts';
import {
  calendarDay,
  epochMs,
  type Instant,
  instantOf,
  livedAt,
  type TimeZone,
} from '../kernel/time.ts';

/** Time that was worked within an hour of the learner's own calendar. */
export const workedHour = z.strictObject({
  day: calendarDay,
  hour: z.int().min(0).max(23),
  seconds: z.int(),
});
export type WorkedHour = z.infer<typeof workedHour>;

/** Seconds by quarters of an hour since 1970: in every time zone the hours begin with one. */
export type WorkedQuarters = ReadonlyMap<number, number>;

const quarterMs = 15 * 60_000;

type Stretch = { readonly until: Instant; readonly seconds: number };

/** With a stretch of work that ended at that moment, cut where quarters end. */
export const withStretch = (
  quarters: WorkedQuarters,
  { until, seconds }: Stretch,
  copies = ownCopies(),
): WorkedQuarters => {
  const after = copies.map(quarters);
  let end = epochMs(until);
  let left = Math.max(0, seconds) * 1000;
  while (left > 0) {
    // A stretch that ends on the stroke of a quarter lies in the one before.
    const quarter = Math.ceil(end / quarterMs) - 1;
    const part = Math.min(left, end - quarter * quarterMs);
    after.set(quarter, (after.get(quarter) ?? 0) + part / 1000);
    end -= part;
    left -= part;
  }
  return after;
};

const inOrder = (quarters: WorkedQuarters) => [...quarters].sort(([one], [other]) => one - other);

/**
 * The hours in which a time was spent, in the proportion of what was measured; none where nothing
 * was. They add up to the whole time.
 */
export const workedHours = (
  quarters: WorkedQuarters,
  { timeZone, timeSpent }: { readonly timeZone: TimeZone; readonly timeSpent: number },
): WorkedHour[] => {
  const measured = inOrder(quarters).reduce((sum, [, seconds]) => sum + seconds, 0);
  const hours = new Map<string, WorkedHour>();
  let passed = 0;
  let told = 0;
  for (const [quarter, seconds] of inOrder(quarters)) {
    passed += seconds;
    const upTo = Math.round((timeSpent * passed) / measured);
    const { day, hour } = livedAt(timeZone, instantOf(quarter * quarterMs));
    const key = `${day}/${hour}`;
    const known = hours.get(key)?.seconds ?? 0;
    hours.set(key, { day, hour, seconds: known + upTo - told });
    told = upTo;
  }
  return [...hours.values()].filter((worked) => worked.seconds > 0);
};
