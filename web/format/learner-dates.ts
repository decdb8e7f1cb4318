import {
  type CalendarDay,
  dayIn,
  daysBetween,
  epochMs,
  type Instant,
  type TimeZone,
  utc,
} from '../../domain/kernel/time.ts';

/** Where and when the learner is: every date on a screen is told from there. */
export type LearnerCalendar = { readonly timeZone: TimeZone; readonly today: CalendarDay };

const inEnglish = (at: Instant, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-US', options).format(epochMs(at));

type Clock = Pick<LearnerCalendar, 'timeZone'>;

/** Nov 18, 2026 */
export const shortDate = (at: Instant, { timeZone }: Clock): string =>
  inEnglish(at, { timeZone, year: 'numeric', month: 'short', day: 'numeric' });

/** November 18, 2026 */
export const longDate = (at: Instant, { timeZone }: Clock): string =>
  inEnglish(at, { timeZone, year: 'numeric', month: 'long', day: 'numeric' });

/** 6:42:07 PM */
export const timeOfDay = (at: Instant, { timeZone }: Clock): string =>
  inEnglish(at, { timeZone, hour: 'numeric', minute: '2-digit', second: '2-digit' });

/** Nov 18, 2026, 6:42:07 PM, by the clock of this browser. */
export const exactMoment = (at: Instant): string =>
  inEnglish(at, { dateStyle: 'medium', timeStyle: 'medium' });

/** Nov 18, 2026, 6:42 PM */
export const dateAndTime = (at: Instant, { timeZone }: Clock): string =>
  inEnglish(at, {
    timeZone,
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });

/** Nov 18, and the year with an older one. */
export const dayAndMonth = (at: Instant, calendar: LearnerCalendar): string => {
  const { timeZone, today } = calendar;
  const isThisYear = dayIn(timeZone, at).slice(0, 4) === today.slice(0, 4);
  return isThisYear
    ? inEnglish(at, { timeZone, month: 'short', day: 'numeric' })
    : shortDate(at, calendar);
};

/** "Today, 6:42 PM", "Yesterday, 8:15 PM", "Wed, Nov 18", and the year with an older one. */
export const recentDate = (at: Instant, { timeZone, today }: LearnerCalendar): string => {
  const day = dayIn(timeZone, at);
  const daysAgo = daysBetween(day, today);
  const time = inEnglish(at, { timeZone, hour: 'numeric', minute: '2-digit' });
  if (daysAgo === 0) return `Today, ${time}`;
  if (daysAgo === 1) return `Yesterday, ${time}`;
  if (day.slice(0, 4) !== today.slice(0, 4)) return shortDate(at, { timeZone });
  return inEnglish(at, { timeZone, weekday: 'short', month: 'short', day: 'numeric' });
};

/** A day of the learner's own calendar: Nov 18, and the year with an older one. */
export const calendarDate = (day: CalendarDay, today: CalendarDay): string =>
  dayAndMonth(`${day}T12:00:00.000Z` as Instant, { timeZone: utc, today });
