import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  daysOf,
  isWithin,
  monthsFor,
  periodBefore,
  periodUpTo,
} from '../../../domain/analytics/periods.ts';
import type { AnalyticsPeriod } from '../../../domain/contracts/analytics.ts';
import {
  addDays,
  type CalendarDay,
  dayIn,
  daysBetween,
  instantOf,
  monthOf,
  monthsFrom,
  weekdayOf,
} from '../../../domain/kernel/time.ts';
import { day, zone } from '../../support/facts.ts';

const periods: readonly AnalyticsPeriod[] = ['week', 'month', 'quarter', 'year'];
const anyPeriod = fc.constantFrom(...periods);
const dayMs = 86_400_000;
const anyDay = fc
  .integer({ min: 0, max: 40_000 })
  .map((n) => instantOf(n * dayMs).slice(0, 10) as CalendarDay);

describe('the periods of analytics', () => {
  it('are the last 7, 30, 90 and 365 days, today included', () => {
    const today = day('2026-11-21');
    expect(periods.map((period) => periodUpTo(period, today))).toEqual([
      { from: '2026-11-15', to: '2026-11-21' },
      { from: '2026-10-23', to: '2026-11-21' },
      { from: '2026-08-24', to: '2026-11-21' },
      { from: '2025-11-22', to: '2026-11-21' },
    ]);
  });

  it('count a leap day as a day like any other', () => {
    expect(periodUpTo('week', day('2028-03-02'))).toEqual({ from: '2028-02-25', to: '2028-03-02' });
    expect(periodUpTo('year', day('2028-12-31')).from).toBe('2028-01-02');
  });

  it('are followed by the period before without a gap and without a shared day', () => {
    fc.assert(
      fc.property(anyPeriod, anyDay, (period, today) => {
        const now = periodUpTo(period, today);
        const before = periodBefore(period, today);
        expect(addDays(before.to, 1)).toBe(now.from);
        expect(daysBetween(now.from, now.to) + 1).toBe(daysOf[period]);
        expect(daysBetween(before.from, before.to) + 1).toBe(daysOf[period]);
      }),
    );
  });

  it('lie whole in the months that are read for them', () => {
    fc.assert(
      fc.property(anyPeriod, anyDay, fc.nat(729), (period, today, back) => {
        const some = addDays(today, -back);
        const isRead = monthsFor(period, today).includes(monthOf(some));
        const isMeant =
          isWithin(periodUpTo(period, today), some) || isWithin(periodBefore(period, today), some);
        if (isMeant) expect(isRead).toBe(true);
      }),
    );
    expect(monthsFor('year', day('2026-11-21')).length).toBe(25);
  });
});

describe("the learner's calendar", () => {
  it('goes on by one day at every midnight, through daylight saving and a skipped date', () => {
    const zones = ['America/Chicago', 'Europe/Berlin', 'Pacific/Apia', 'Asia/Kolkata'];
    const anyHour = fc.integer({ min: 0, max: 24 * 366 * 20 });
    fc.assert(
      fc.property(fc.constantFrom(...zones), anyHour, (name, hour) => {
        const at = Date.UTC(2010, 0, 1) + hour * 3_600_000;
        const today = dayIn(zone(name), instantOf(at));
        const later = dayIn(zone(name), instantOf(at + dayMs));
        // Twenty-four hours on it is the next day, but for the hour of daylight saving and the
        // day that Samoa left out at the end of 2011.
        expect(daysBetween(today, later)).toBeGreaterThanOrEqual(0);
        expect(daysBetween(today, later)).toBeLessThanOrEqual(2);
      }),
    );
    const apia = zone('Pacific/Apia');
    const before = Date.UTC(2011, 11, 30, 9, 59);
    expect(dayIn(apia, instantOf(before))).toBe('2011-12-29');
    expect(dayIn(apia, instantOf(before + 60_000))).toBe('2011-12-31');
  });

  it('knows weekdays from Monday, and the months between two days', () => {
    expect(weekdayOf(day('2026-11-16'))).toBe(0);
    expect(weekdayOf(day('2026-11-22'))).toBe(6);
    expect(monthsFrom(day('2026-11-30'), day('2027-02-01'))).toEqual([
      ...['2026-11', '2026-12', '2027-01', '2027-02'],
    ]);
    expect(monthsFrom(day('2026-01-31'), day('2026-02-28'))).toEqual(['2026-01', '2026-02']);
    expect(monthsFrom(day('2026-11-21'), day('2026-11-21'))).toEqual(['2026-11']);
  });
});
