import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type FirstMeetings,
  medianSeconds,
  noMeetings,
  optionShares,
  timeBounds,
  withMeeting,
} from '../../../../domain/bank/item/first-meetings.ts';

const met = (...answers: readonly (readonly [chosen: string, seconds: number])[]): FirstMeetings =>
  answers.reduce(
    (meetings, [chosen, seconds]) => withMeeting(meetings, { chosen: [...chosen], seconds }),
    noMeetings,
  );

const exactMedian = (values: readonly number[]): readonly [number, number] => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return [sorted[Math.floor(middle)] ?? 0, sorted[Math.ceil(middle)] ?? 0];
};

describe('how learners met a question', () => {
  it('is told as the share that chose each option, of all who met it', () => {
    const meetings = met(['A', 40], ['A', 50], ['BC', 60], ['', 5]);
    expect(meetings.learners).toBe(4);
    expect(optionShares(meetings)).toEqual({ A: 50, B: 25, C: 25 });
  });

  it('has no median time while nobody answered', () => {
    expect(medianSeconds(noMeetings)).toBeUndefined();
    expect(medianSeconds(met(['', 30]))).toBeUndefined();
  });

  it('has a median time that is off by less than one count is wide', () => {
    const seconds = fc.array(fc.double({ min: 0, max: 600, noNaN: true }), { minLength: 1 });
    fc.assert(
      fc.property(seconds, (times) => {
        const told = medianSeconds(met(...times.map((time) => ['A', time] as const))) ?? -1;
        const [low, high] = exactMedian(times);
        const width = (at: number) => (at < 60 ? 5 : at * 0.25);
        // The line within a count is reckoned in floating point.
        expect(told).toBeGreaterThanOrEqual(low - width(told) - 1e-9);
        expect(told).toBeLessThanOrEqual(high + width(high) + 1e-9);
      }),
    );
  });

  it('is counted in steps of at most five seconds up to a minute, and a fourth above', () => {
    for (const [index, bound] of timeBounds.entries()) {
      const step = bound - (timeBounds[index - 1] ?? 0);
      expect(step).toBeLessThanOrEqual(bound <= 60 ? 5 : bound / 4);
    }
  });

  it('tells the longest times as ten minutes', () => {
    expect(medianSeconds(met(['A', 4000], ['A', 5000]))).toBe(600);
  });
});
