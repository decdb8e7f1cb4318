import type { AnalyticsPeriod } from '../contracts/analytics.ts';
import {
  addDays,
  type CalendarDay,
  type CalendarMonth,
  monthOf,
  monthsFrom,
} from '../kernel/time.ts';

/** Days of one calendar, the first and the last included. */
export type DayRange = { readonly from: CalendarDay; readonly to: CalendarDay };

/** Calendar days, so that an hour more or less at daylight saving changes nothing. */
export const daysOf: Readonly<Record<AnalyticsPeriod, number>> = {
  week: 7,
  month: 30,
  quarter: 90,
  year: 365,
};

/** The period that ends with this day. */
export const periodUpTo = (period: AnalyticsPeriod, today: CalendarDay): DayRange => ({
  from: addDays(today, 1 - daysOf[period]),
  to: today,
});

/** As many days, ending the day before the period begins. */
export const periodBefore = (period: AnalyticsPeriod, today: CalendarDay): DayRange =>
  periodUpTo(period, addDays(today, -daysOf[period]));

/** The months that hold a period and the one before it. */
export const monthsFor = (period: AnalyticsPeriod, today: CalendarDay): readonly CalendarMonth[] =>
  monthsFrom(periodBefore(period, today).from, today);

/** The months at the ends of a period and of the one before it: of these some days may not count. */
export const monthsCut = (
  period: AnalyticsPeriod,
  today: CalendarDay,
): readonly CalendarMonth[] => {
  const ranges = [periodBefore(period, today), periodUpTo(period, today)];
  return [...new Set(ranges.flatMap(({ from, to }) => [monthOf(from), monthOf(to)]))];
};

export const isWithin = ({ from, to }: DayRange, day: CalendarDay): boolean =>
  from <= day && day <= to;
