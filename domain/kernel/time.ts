import { z } from 'zod';

/** A moment in UTC, ISO 8601 with milliseconds: 2026-11-20T18:42:07.031Z. */
export const instant = z.iso.datetime({ precision: 3 }).brand<'Instant'>();
export type Instant = z.infer<typeof instant>;

/** A day on the learner's own calendar: 2026-11-20. */
export const calendarDay = z.iso.date().brand<'CalendarDay'>();
export type CalendarDay = z.infer<typeof calendarDay>;

/** The name of a time zone; which ones there are is in time-zones.ts, which no page needs. */
export const timeZone = z
  .string()
  .max(64)
  .regex(/^[\w+/:-]+$/, 'Use an IANA time zone name such as America/Chicago')
  .brand<'TimeZone'>();
export type TimeZone = z.infer<typeof timeZone>;

export const utc = 'UTC' as TimeZone;

const dayMs = 86_400_000;

export const instantOf = (epochMs: number): Instant => new Date(epochMs).toISOString() as Instant;

/** Milliseconds since 1970-01-01T00:00Z. */
export const epochMs = (at: Instant): number => Date.parse(at);

export const secondsBetween = (from: Instant, to: Instant): number =>
  (epochMs(to) - epochMs(from)) / 1000;

/** More zones than there are; whoever made up names could not fill the memory with them. */
const mostFormats = 600;

type Format = (zone: TimeZone) => Intl.DateTimeFormat;

/** Makes each format once, for making one is slow; the one made first goes when there are too many. */
const formats = (locale: string, options: Intl.DateTimeFormatOptions): Format => {
  const made = new Map<string, Intl.DateTimeFormat>();
  return (zone) => {
    const known = made.get(zone);
    if (known) return known;
    const format = new Intl.DateTimeFormat(locale, { timeZone: zone, ...options });
    const [oldest] = made.keys();
    if (made.size >= mostFormats && oldest !== undefined) made.delete(oldest);
    made.set(zone, format);
    return format;
  };
};

const dayFormat = formats('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' });

/** The calendar day of a moment where the learner is; daylight saving is the zone's own. */
export const dayIn = (zone: TimeZone, at: Instant): CalendarDay =>
  dayFormat(zone).format(epochMs(at)) as CalendarDay;

const hourFormat = formats('en-US', { hour: '2-digit', hourCycle: 'h23' });

/** The hour of the day, 0 to 23, on the clock where the learner is. */
export const hourIn = (zone: TimeZone, at: Instant): number =>
  Number(hourFormat(zone).format(epochMs(at)));

/** The moment, and what the learner's own calendar and clock say of it. */
export const livedAt = (zone: TimeZone, at: Instant) => ({
  at,
  day: dayIn(zone, at),
  hour: hourIn(zone, at),
});

/** Whole days from one calendar day to another; negative when the second is earlier. */
export const daysBetween = (from: CalendarDay, to: CalendarDay): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs);

/** The calendar day so many whole days later; earlier when negative. */
export const addDays = (day: CalendarDay, days: number): CalendarDay =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10) as CalendarDay;

/** 0 for Monday to 6 for Sunday. */
export const weekdayOf = (day: CalendarDay): number =>
  (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

/** In the order of `weekdayOf`. */
const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export const weekday = z.enum(weekdays);
export type Weekday = z.infer<typeof weekday>;

export const weekdayNameOf = (day: CalendarDay): Weekday => weekdays[weekdayOf(day)] ?? 'mon';

/** A month of the learner's own calendar: 2026-11. */
export const calendarMonth = z
  .string()
  .regex(/^\d{4}-\d{2}$/)
  .brand<'CalendarMonth'>();
export type CalendarMonth = z.infer<typeof calendarMonth>;

export const monthOf = (day: CalendarDay): CalendarMonth => day.slice(0, 7) as CalendarMonth;

/** Every month that has a day from the first to the last, in order. */
export const monthsFrom = (first: CalendarDay, last: CalendarDay): readonly CalendarMonth[] => {
  const months: CalendarMonth[] = [];
  for (let day = first; monthOf(day) <= monthOf(last); ) {
    months.push(monthOf(day));
    // From the first of a month, 31 days always lead into the next one and never past it.
    day = addDays(`${monthOf(day)}-01` as CalendarDay, 31);
  }
  return months;
};
