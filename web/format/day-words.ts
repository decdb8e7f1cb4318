import { type CalendarDay, epochMs, type Instant } from '../../domain/kernel/time.ts';

const inEnglish = (day: CalendarDay, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(
    epochMs(`${day}T12:00:00.000Z` as Instant),
  );

/** Nov 3, 2026 */
export const dayWords = (day: CalendarDay): string =>
  inEnglish(day, { year: 'numeric', month: 'short', day: 'numeric' });

/** Tue, Nov 3, 2026 */
export const weekdayWords = (day: CalendarDay): string =>
  inEnglish(day, { weekday: 'short', year: 'numeric', month: 'short', day: 'numeric' });

/** Nov 3 */
export const shortDayWords = (day: CalendarDay): string =>
  inEnglish(day, { month: 'short', day: 'numeric' });

/** Tue, Nov 3 */
export const weekdayAndDay = (day: CalendarDay): string =>
  inEnglish(day, { weekday: 'short', month: 'short', day: 'numeric' });

/** Tuesday */
export const weekdayName = (day: CalendarDay): string => inEnglish(day, { weekday: 'long' });

/** Tuesday, November 3, and the year with an older one. */
export const fullDayWords = (day: CalendarDay, today: CalendarDay): string =>
  inEnglish(day, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    ...(day.slice(0, 4) === today.slice(0, 4) ? {} : { year: 'numeric' }),
  });

/** November 3 */
export const longDayWords = (day: CalendarDay): string =>
  inEnglish(day, { month: 'long', day: 'numeric' });
