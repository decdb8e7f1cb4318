import {
  addDays,
  type CalendarDay,
  epochMs,
  type Instant,
  type TimeZone,
} from '../../../domain/kernel/time.ts';

/** 6:42:07 PM */
export const timeWords = (at: Instant, timeZone: TimeZone): string =>
  new Intl.DateTimeFormat('en-US', {
    timeZone,
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
  }).format(epochMs(at));

const dayName = (day: CalendarDay, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(
    epochMs(`${day}T12:00:00.000Z` as Instant),
  );

/** "Today, Friday, November 20", "Thursday, November 19", and the year with an older one. */
export const dayTitle = (day: CalendarDay, today: CalendarDay): string => {
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  const name = dayName(day, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    ...(isThisYear ? {} : { year: 'numeric' }),
  });
  if (day === today) return `Today, ${name}`;
  return day === addDays(today, -1) ? `Yesterday, ${name}` : name;
};
