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
const mostClocks = 600;

/** Part by part and by number: how a locale joins the parts of a date differs from one browser to the next. */
const clock: Intl.DateTimeFormatOptions = {
  calendar: 'gregory',
  numberingSystem: 'latn',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  hourCycle: 'h23',
};

const clocks = new Map<TimeZone, Intl.DateTimeFormat>();

/** Makes each clock once, for making one is slow; the one made first goes when there are too many. */
const clockOf = (zone: TimeZone): Intl.DateTimeFormat => {
  const known = clocks.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', { timeZone: zone, ...clock });
  const [oldest] = clocks.keys();
  if (clocks.size >= mostClocks && oldest !== undefined) clocks.delete(oldest);
  clocks.set(zone, made);
  return made;
};

const digits = (value: number, length: number): string => String(value).padStart(length, '0');

/** What the learner's own calendar and clock say of a moment. */
const readClock = (zone: TimeZone, at: Instant) => {
  const read = { year: 0, month: 0, day: 0, hour: 0 };
  for (const { type, value } of clockOf(zone).formatToParts(epochMs(at))) {
    if (type in read) read[type as keyof typeof read] = Number(value);
  }
  const { year, month, day, hour } = read;
  return {
    day: `${digits(year, 4)}-${digits(month, 2)}-${digits(day, 2)}` as CalendarDay,
    // Some browsers call midnight 24 of the day that begins.
    hour: hour % 24,
  };
};

/** The calendar day of a moment where the learner is; daylight saving is the zone's own. */
export const dayIn = (zone: TimeZone, at: Instant): CalendarDay => readClock(zone, at).day;

/** The hour of the day, 0 to 23, on the clock where the learner is. */
export const hourIn = (zone: TimeZone, at: Instant): number => readClock(zone, at).hour;

/** The moment, and what the learner's own calendar and clock say of it. */
export const livedAt = (zone: TimeZone, at: Instant) => ({ at, ...readClock(zone, at) });

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

/** So many whole months later, on the same day and time; where a month has no such day, on its last. */
export const addMonths = (from: Instant, months: number): Instant => {
  const start = new Date(epochMs(from));
  const month = start.getUTCMonth() + months;
  const lastDay = new Date(Date.UTC(start.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const day = Math.min(start.getUTCDate(), lastDay);
  const midnight = Date.UTC(start.getUTCFullYear(), month, day);
  return instantOf(midnight + (epochMs(from) % 86_400_000));
};
