import {
  type CalendarDay,
  dayIn,
  epochMs,
  hourIn,
  type Instant,
  instantOf,
  type TimeZone,
} from '../../domain/kernel/time.ts';
import { dayStart } from '../audit/day-start.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

const two = (number: number): string => String(number).padStart(2, '0');

/** What a clock of the zone shows: 2026-11-03T14:20. */
export const localOf = (zone: TimeZone, at: Instant): string => {
  const day = dayIn(zone, at);
  const minutes = Math.floor((epochMs(at) - epochMs(dayStart(zone, day))) / minuteMs);
  return `${day}T${two(hourIn(zone, at))}:${two(minutes % 60)}`;
};

/** When a clock of the zone shows it; where it is set back, the first time. */
export const momentIn = (zone: TimeZone, local: string): Instant => {
  const [day = '', time = ''] = local.split('T');
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const start = epochMs(dayStart(zone, day as CalendarDay));
  const plain = start + hour * hourMs + minute * minuteMs;
  // On a day that is longer or shorter the clock shows another hour by then.
  const shown = hourIn(zone, instantOf(plain));
  return instantOf(plain + (hour - shown) * hourMs * (Math.abs(hour - shown) === 1 ? 1 : 0));
};
