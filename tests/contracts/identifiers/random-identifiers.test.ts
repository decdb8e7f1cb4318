import { describe, expect, it } from 'vitest';
import { accountId, attemptId, commandId } from '../../../domain/kernel/ids.ts';
import { instant } from '../../../domain/kernel/time.ts';
import { systemClock } from '../../../ops/adapters/clock/system-clock.ts';
import {
  eventIdOf,
  randomIdentifiers,
} from '../../../ops/adapters/identifiers/random-identifiers.ts';

describe('identifiers', () => {
  it('are of the form that the domain takes, and never the same', () => {
    const { account, attempt, command } = randomIdentifiers;
    const made = Array.from({ length: 1000 }, () => [account(), attempt(), command()]).flat();
    expect(new Set(made).size).toBe(3000);
    expect(accountId.safeParse(account()).success).toBe(true);
    expect(attemptId.safeParse(attempt()).success).toBe(true);
    expect(commandId.safeParse(command()).success).toBe(true);
  });

  it('of a command are the same for the same person and key, and for nobody else', () => {
    const { commandOf } = randomIdentifiers;
    expect(commandOf('ada', 'key')).toBe(commandOf('ada', 'key'));
    expect(commandOf('ada', 'other')).not.toBe(commandOf('ada', 'key'));
    expect(commandOf('grace', 'key')).not.toBe(commandOf('ada', 'key'));
    expect(commandId.safeParse(commandOf('ada', 'key')).success).toBe(true);
  });

  it('of an event follow from its command and its place', () => {
    const [one, two] = [randomIdentifiers.command(), randomIdentifiers.command()];
    expect(eventIdOf(one, 0)).toBe(eventIdOf(one, 0));
    const ids = [eventIdOf(one, 0), eventIdOf(one, 1), eventIdOf(two, 0)];
    expect(new Set(ids).size).toBe(3);
    expect(ids[0]).toMatch(/^[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  });

  it('to be read aloud have ten letters and digits that sound and look apart', () => {
    for (let i = 0; i < 200; i += 1) {
      expect(randomIdentifiers.referralCode()).toMatch(/^[A-HJ-NP-Z2-9]{10}$/);
    }
  });

  it('for drawing are whole numbers of 32 bits', () => {
    const seeds = Array.from({ length: 200 }, randomIdentifiers.seed);
    expect(seeds.every((seed) => Number.isInteger(seed) && seed >= 0 && seed < 2 ** 32)).toBe(true);
    expect(new Set(seeds).size).toBeGreaterThan(190);
  });

  it('draw numbers from 0 up to 1 that spread evenly', () => {
    const drawn = Array.from({ length: 4000 }, randomIdentifiers.chance);
    expect(drawn.every((one) => one >= 0 && one < 1)).toBe(true);
    for (const tenth of Array.from({ length: 10 }, (_, index) => index)) {
      const within = drawn.filter((one) => Math.floor(one * 10) === tenth).length;
      expect(within).toBeGreaterThan(280);
      expect(within).toBeLessThan(520);
    }
  });
});

describe('the clock', () => {
  it('tells the time in UTC with milliseconds', () => {
    const now = systemClock.instant();
    expect(instant.safeParse(now).success).toBe(true);
    expect(Math.abs(Date.parse(now) - Date.now())).toBeLessThan(60_000);
  });
});
