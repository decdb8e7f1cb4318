import { describe, expect, it } from 'vitest';
import { attempt } from '../../../domain/attempt/attempt.ts';
import {
  type WorkedQuarters,
  withStretch,
  workedHours,
} from '../../../domain/attempt/worked-hours.ts';
import { fold } from '../../../domain/kernel/decider.ts';
import type { TimeZone } from '../../../domain/kernel/time.ts';
import { answerGiven, instantAt, paperIssued, zone } from '../../support/facts.ts';

const chicago = zone('America/Chicago');

const at = (until: string, seconds: number) => ({ until: instantAt(until), seconds });

const hoursOf = (
  stretches: readonly ReturnType<typeof at>[],
  { timeZone = chicago, timeSpent = 0 }: { timeZone?: TimeZone; timeSpent?: number } = {},
) => {
  const quarters = stretches.reduce<WorkedQuarters>(
    (sum, stretch) => withStretch(sum, stretch),
    new Map(),
  );
  const measured = stretches.reduce((sum, { seconds }) => sum + seconds, 0);
  return workedHours(quarters, { timeZone, timeSpent: timeSpent || Math.round(measured) });
};

describe('when a paper was worked on', () => {
  it('is by the hour of the learner’s own clock, over the end of an hour and of a day', () => {
    expect(hoursOf([at('2026-11-21T06:20:00.000Z', 3000)])).toEqual([
      { day: '2026-11-20', hour: 23, seconds: 1800 },
      { day: '2026-11-21', hour: 0, seconds: 1200 },
    ]);
  });

  it('knows zones whose hours begin at another quarter', () => {
    const timeZone = zone('Asia/Kathmandu');
    expect(hoursOf([at('2026-11-20T06:30:00.000Z', 1800)], { timeZone })).toEqual([
      { day: '2026-11-20', hour: 11, seconds: 900 },
      { day: '2026-11-20', hour: 12, seconds: 900 },
    ]);
  });

  it('adds up to the time of the paper, also where little of it was measured', () => {
    const stretches = [at('2026-11-20T12:10:00.000Z', 100), at('2026-11-20T15:10:00.000Z', 200)];
    expect(hoursOf(stretches, { timeSpent: 1000 })).toEqual([
      { day: '2026-11-20', hour: 6, seconds: 333 },
      { day: '2026-11-20', hour: 9, seconds: 667 },
    ]);
  });

  it('is nothing where nothing was measured', () => {
    expect(hoursOf([], { timeSpent: 600 })).toEqual([]);
  });

  it('is taken from the answers as they were given, each second once', () => {
    const given = (seconds: number, when: string) => {
      const event = answerGiven('one', ['A'], seconds);
      return { ...event, data: { ...event.data, at: instantAt(when) } };
    };
    const state = fold(attempt, [
      paperIssued(),
      given(60, '2026-11-20T12:30:00.000Z'),
      given(90, '2026-11-20T14:30:00.000Z'),
    ]);
    const quarters = state.status === 'open' ? state.quarters : new Map();
    expect(workedHours(quarters, { timeZone: chicago, timeSpent: 90 })).toEqual([
      { day: '2026-11-20', hour: 6, seconds: 60 },
      { day: '2026-11-20', hour: 8, seconds: 30 },
    ]);
  });
});
