import { type CalendarDay, epochMs, type Instant } from '../../../../domain/kernel/time.ts';

const inEnglish = (day: CalendarDay, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options }).format(
    epochMs(`${day}T12:00:00.000Z` as Instant),
  );

/** Dec 12 */
export const monthDay = (day: CalendarDay): string =>
  inEnglish(day, { month: 'short', day: 'numeric' });

/** Sat, Dec 12 */
export const weekdayAndDay = (day: CalendarDay): string =>
  inEnglish(day, { weekday: 'short', month: 'short', day: 'numeric' });
