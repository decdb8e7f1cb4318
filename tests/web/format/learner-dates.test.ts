import { describe, expect, it } from 'vitest';
import type { CalendarDay, Instant, TimeZone } from '../../../domain/kernel/time.ts';
import { dayAndMonth, longDate, recentDate, shortDate } from '../../../web/format/learner-dates.ts';

const chicago = {
  timeZone: 'America/Chicago' as TimeZone,
  today: '2026-11-20' as CalendarDay,
};
const tokyo = { timeZone: 'Asia/Tokyo' as TimeZone, today: '2026-11-21' as CalendarDay };
const evening = '2026-11-21T00:42:07.031Z' as Instant;

describe('dates on a screen', () => {
  it('[CONST-22] are en-US and told where the learner is', () => {
    expect(shortDate(evening, chicago)).toBe('Nov 20, 2026');
    expect(longDate(evening, chicago)).toBe('November 20, 2026');
    expect(longDate(evening, tokyo)).toBe('November 21, 2026');
  });

  it('are told by the day while they are fresh', () => {
    expect(recentDate(evening, chicago)).toBe('Today, 6:42 PM');
    expect(recentDate(evening, tokyo)).toBe('Today, 9:42 AM');
    expect(recentDate('2026-11-20T02:15:00.000Z' as Instant, chicago)).toBe('Yesterday, 8:15 PM');
    expect(recentDate('2026-11-18T18:00:00.000Z' as Instant, chicago)).toBe('Wed, Nov 18');
  });

  it('carry the year when it is another one', () => {
    const lastYear = '2025-12-31T18:00:00.000Z' as Instant;
    expect(recentDate(lastYear, chicago)).toBe('Dec 31, 2025');
    expect(dayAndMonth(lastYear, chicago)).toBe('Dec 31, 2025');
    expect(dayAndMonth(evening, chicago)).toBe('Nov 20');
  });
});
