import { beforeEach, expect, it, vi } from 'vitest';
import type { Instant } from '../../../domain/kernel/time.ts';

let clock: typeof import('../../../web/http/server-clock.ts');
beforeEach(async () => {
  vi.resetModules();
  clock = await import('../../../web/http/server-clock.ts');
  vi.spyOn(performance, 'now').mockReturnValue(0);
});

const hear = (date: string, at = 0): number => {
  clock.hearServerDate(date, at);
  return clock.serverNow();
};
const noon = Date.parse('2026-11-20T12:00:00Z');

it('the server’s time is the latest that an answer said, whatever was slow on its way', () => {
  expect(hear('Fri, 20 Nov 2026 12:00:00 GMT')).toBe(noon);
  expect(hear('Fri, 20 Nov 2026 12:00:00 GMT', 30_000)).toBe(noon);
  expect(hear('Fri, 20 Nov 2026 12:00:05 GMT', 2_000)).toBe(noon + 3_000);
});

it('a clock of the server that was set back is believed, so that a new exam has its time', () => {
  hear('Fri, 20 Nov 2026 12:00:00 GMT');
  expect(hear('Thu, 19 Nov 2026 12:00:00 GMT')).toBe(noon - 24 * 3_600_000);
  expect(hear('Thu, 19 Nov 2026 12:00:01 GMT')).toBe(noon - 24 * 3_600_000 + 1_000);
});

it('an answer without a date says nothing', () => {
  const before = hear('Fri, 20 Nov 2026 12:00:00 GMT');
  clock.hearServerDate(null, 0);
  expect(hear('soon')).toBe(before);
});

it('an instant that the server made tells its time to the millisecond, and an old one nothing', () => {
  clock.hearServerInstant('2026-11-18T12:00:00.000Z' as Instant, 0);
  expect(clock.serverNow()).toBe(performance.timeOrigin);
  hear('Fri, 20 Nov 2026 12:00:00 GMT');
  clock.hearServerInstant('2026-11-20T12:00:00.640Z' as Instant, 0);
  expect(clock.serverNow()).toBe(noon + 640);
  clock.hearServerInstant('2026-11-18T12:00:00.000Z' as Instant, 0);
  expect(clock.serverNow()).toBe(noon + 640);
});
