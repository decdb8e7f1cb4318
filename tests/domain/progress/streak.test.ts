import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CalendarDay,
  dayIn,
  daysBetween,
  hourIn,
  instantOf,
} from '../../../domain/kernel/time.ts';
import { extendStreak, type Streak, streakOn } from '../../../domain/progress/streak.ts';
import { day, instantAt, zone } from '../../support/facts.ts';

const streakOf = (...days: string[]): Streak | undefined =>
  days.reduce<Streak | undefined>((streak, text) => extendStreak(streak, day(text)), undefined);

describe('a streak', () => {
  it('grows by one for each day in a row and not for a second quiz on a day', () => {
    expect(streakOf('2026-11-18', '2026-11-19', '2026-11-19', '2026-11-20')).toEqual({
      length: 3,
      best: 3,
      lastDay: '2026-11-20',
    });
  });

  it('starts again after a day left out, and keeps its best', () => {
    expect(streakOf('2026-11-01', '2026-11-02', '2026-11-04')).toEqual({
      length: 1,
      best: 2,
      lastDay: '2026-11-04',
    });
  });

  it('lives through the day after, and is over the day after that', () => {
    const streak = streakOf('2026-02-27', '2026-02-28');
    expect(streakOn(streak, day('2026-02-28'))).toBe(2);
    expect(streakOn(streak, day('2026-03-01'))).toBe(2);
    expect(streakOn(streak, day('2026-03-02'))).toBe(0);
    expect(streakOn(undefined, day('2026-03-02'))).toBe(0);
  });

  it('does not lose a day to a flight west', () => {
    expect(streakOf('2026-11-20', '2026-11-19')).toEqual({
      length: 1,
      best: 1,
      lastDay: '2026-11-20',
    });
  });

  it('equals the longest run of days that a plain count finds', () => {
    const offsets = fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { minLength: 1 });
    fc.assert(
      fc.property(offsets, (unsorted) => {
        const numbers = [...unsorted].sort((a, b) => a - b);
        const days = numbers.map((n) =>
          instantOf(Date.UTC(2026, 0, 1) + n * 86_400_000).slice(0, 10),
        );
        let [run, best] = [0, 0];
        numbers.forEach((n, index) => {
          run = numbers[index - 1] === n - 1 ? run + 1 : 1;
          best = Math.max(best, run);
        });
        expect(streakOf(...days)).toMatchObject({ length: run, best });
      }),
    );
  });
});

describe("the learner's day", () => {
  it('turns at midnight where the learner is, through daylight saving too', () => {
    const chicago = zone('America/Chicago');
    expect(dayIn(chicago, instantAt('2026-11-01T04:59:59.999Z'))).toBe('2026-10-31');
    expect(dayIn(chicago, instantAt('2026-11-01T05:00:00.000Z'))).toBe('2026-11-01');
    expect(dayIn(chicago, instantAt('2026-11-02T05:59:59.000Z'))).toBe('2026-11-01');
    expect(dayIn(chicago, instantAt('2026-11-02T06:00:00.000Z'))).toBe('2026-11-02');
    expect(dayIn(zone('Pacific/Kiritimati'), instantAt('2026-11-20T12:00:00.000Z'))).toBe(
      '2026-11-21',
    );
  });

  it('counts days across a leap day', () => {
    expect(daysBetween('2028-02-28' as CalendarDay, '2028-03-01' as CalendarDay)).toBe(2);
  });
});

it('the hour is the one on the learner’s own clock, also on the night it is set back', () => {
  const chicago = zone('America/Chicago');
  expect(hourIn(chicago, instantAt('2026-11-01T05:30:00.000Z'))).toBe(0);
  expect(hourIn(chicago, instantAt('2026-11-01T06:30:00.000Z'))).toBe(1);
  expect(hourIn(chicago, instantAt('2026-11-01T07:30:00.000Z'))).toBe(1);
  expect(hourIn(zone('Asia/Kathmandu'), instantAt('2026-11-01T05:30:00.000Z'))).toBe(11);
});
