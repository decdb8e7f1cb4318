import { describe, expect, it } from 'vitest';
import { dayIn, epochMs, type TimeZone } from '../../../domain/kernel/time.ts';
import {
  namedTimeZone,
  timeZoneAhead,
  timeZoneKept,
  timeZoneNamed,
  timeZoneNames,
} from '../../../domain/kernel/time-zones.ts';
import { noon } from '../../support/facts.ts';

describe('a time zone', () => {
  it.each([
    ['america/CHICAGO', 'America/Chicago'],
    ['US/Eastern', 'America/New_York'],
    ['Asia/Calcutta', 'Asia/Kolkata'],
    ['Europe/Kiev', 'Europe/Kyiv'],
    ['GMT', 'UTC'],
    ['etc/utc', 'UTC'],
    ['EST5EDT', 'America/New_York'],
    ['Europe/Oslo', 'Europe/Oslo'],
  ])('named %s is kept as %s', (typed, kept) => {
    expect(namedTimeZone.parse(typed)).toBe(kept);
  });

  it.each(['+05:30', '-08', 'Mars/Olympus', 'America', '', 'Factory', '__proto__', 'constructor'])(
    'is not named %j',
    (typed) => expect(namedTimeZone.safeParse(typed).success).toBe(false),
  );

  it('is known under every name that a browser may give it', () => {
    const unknown = Intl.supportedValuesOf('timeZone').filter((name) => !timeZoneNamed(name));
    expect(unknown).toEqual([]);
  });

  it('has a calendar here whichever of the list it is', () => {
    for (const name of timeZoneNames) expect(dayIn(name, noon)).toMatch(/^2026-11-(?:19|20|21)$/);
    expect(new Set(timeZoneNames).size).toBe(timeZoneNames.length);
  });
});

describe('a zone that was kept as it was typed', () => {
  it.each([
    ['AMERICA/chicago', 'America/Chicago'],
    ['+05:00', 'Etc/GMT-5'],
    ['-08', 'Etc/GMT+8'],
    ['+00:00', 'UTC'],
    ['+05:30', '+05:30'],
  ])('%s still tells the day, as %s', (typed, kept) => {
    expect(timeZoneKept(typed)).toBe(kept);
    expect(dayIn(timeZoneKept(typed), noon)).toMatch(/^2026-11-20$/);
  });
});

describe('a zone by how far it is ahead of UTC', () => {
  const offsetOf = (name: TimeZone): string | undefined =>
    new Intl.DateTimeFormat('en-US', { timeZone: name, timeZoneName: 'longOffset' })
      .formatToParts(epochMs(noon))
      .find(({ type }) => type === 'timeZoneName')?.value;

  it.each([
    [0, 'GMT+00:00'],
    [330, 'GMT+05:30'],
    [345, 'GMT+05:45'],
    [525, 'GMT+08:45'],
    [-570, 'GMT-09:30'],
    [840, 'GMT+14:00'],
    [-720, 'GMT-12:00'],
  ])('is one of the list that has those %i minutes', (minutes, offset) => {
    const zone = timeZoneAhead(minutes);
    expect(timeZoneNames).toContain(zone);
    expect(offsetOf(zone)).toBe(offset);
  });

  it('is UTC where no zone of the list has it', () => {
    for (const minutes of [7, 900, -780]) expect(timeZoneAhead(minutes)).toBe('UTC');
  });
});
