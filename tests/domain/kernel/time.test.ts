import { afterEach, describe, expect, it, vi } from 'vitest';
import { dayIn, type Instant, livedAt, type TimeZone } from '../../../domain/kernel/time.ts';

const chicago = 'America/Chicago' as TimeZone;
const lateOnSunday = '2026-11-23T05:30:00.000Z' as Instant;

/** Locale data of another year: what is printed differs, and the parts come in another order. */
const withOtherLocaleData = (): void => {
  const { prototype } = Intl.DateTimeFormat;
  const { formatToParts } = prototype;
  vi.spyOn<{ format: unknown }, 'format'>(prototype, 'format', 'get').mockReturnValue(
    () => '11/22/2026',
  );
  vi.spyOn(prototype, 'formatToParts').mockImplementation(function (
    this: Intl.DateTimeFormat,
    date,
  ) {
    return formatToParts.call(this, date).toReversed();
  });
};

afterEach(() => vi.restoreAllMocks());

describe("a learner's day", () => {
  it('is read by number in a browser that prints 11/22/2026', () => {
    withOtherLocaleData();
    expect(dayIn(chicago, lateOnSunday)).toBe('2026-11-22');
    expect(livedAt(chicago, lateOnSunday)).toEqual({
      at: lateOnSunday,
      day: '2026-11-22',
      hour: 23,
    });
  });

  it.each([
    ['2026-03-08T06:00:00.000Z', '2026-03-08', 0],
    ['2026-01-05T06:05:00.000Z', '2026-01-05', 0],
    ['2026-12-31T18:00:00.000Z', '2026-12-31', 12],
  ])('of %s is written %s, at hour %i', (at, day, hour) => {
    expect(livedAt(chicago, at as Instant)).toEqual({ at, day, hour });
  });
});
