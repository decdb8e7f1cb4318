import { describe, expect, it } from 'vitest';
import type { CalendarDay, Instant, TimeZone } from '../../../domain/kernel/time.ts';
import { fullDayWords, weekdayAndDay, weekdayName } from '../../../web/format/day-words.ts';
import {
  dateAndTime,
  dayAndMonth,
  longDate,
  recentDate,
  shortDate,
  timeOfDay,
} from '../../../web/format/learner-dates.ts';
import { listWords } from '../../../web/format/lists.ts';

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
    expect(dateAndTime(evening, chicago)).toBe('Nov 20, 2026, 6:42 PM');
    expect(timeOfDay(evening, chicago)).toBe('6:42:07 PM');
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

describe('a day of the calendar', () => {
  const friday = '2026-11-20' as CalendarDay;

  it('is told by its weekday', () => {
    expect(weekdayName(friday)).toBe('Friday');
    expect(weekdayAndDay(friday)).toBe('Fri, Nov 20');
    expect(fullDayWords(friday, chicago.today)).toBe('Friday, November 20');
    expect(fullDayWords('2025-12-31' as CalendarDay, chicago.today)).toBe(
      'Wednesday, December 31, 2025',
    );
  });
});

describe('a list', () => {
  it('ends in a word', () => {
    expect(listWords(['Sun'])).toBe('Sun');
    expect(listWords(['Sat', 'Sun'])).toBe('Sat and Sun');
    expect(listWords(['Mon', 'Tue', 'Wed'])).toBe('Mon, Tue, and Wed');
  });
});
