import { describe, expect, it } from 'vitest';
import { holdOf, maySettle, notHeld, stillRunning } from '../../../domain/draws/held-items.ts';
import { attemptOne, instantAt, itemNamed, learner, noon } from '../../support/facts.ts';

const until = instantAt('2026-11-20T17:00:10.000Z');
const hold = { attemptId: attemptOne, until, items: [itemNamed('one'), itemNamed('two')] };
const candidate = (itemId: string, family = itemId) => ({ itemId, family });

describe('what an open exam holds', () => {
  it('is not drawn for another paper, nor is a sibling of it', () => {
    const free = candidate('free');
    const all = [candidate('one', 'siblings'), candidate('other', 'siblings'), free];
    expect(notHeld(all, [hold])).toEqual([free]);
    expect(notHeld(all, [])).toEqual(all);
  });

  it('is found by its items, the exam that lasts longest first', () => {
    const longer = { ...hold, until: instantAt('2026-11-20T18:00:10.000Z') };
    expect(holdOf([hold, longer], ['two', 'three'])).toBe(longer);
    expect(holdOf([hold], ['three'])).toBeUndefined();
  });

  it('lasts until its time is over, and without a paper one minute', () => {
    const draw = { learnerId: learner, attemptId: attemptOne, at: noon, count: 2, items: [] };
    const timed = { ...draw, until };
    const before = instantAt('2026-11-20T17:00:10.000Z');
    expect(stillRunning([timed, { ...draw, until: null }], noon)).toEqual([timed]);
    expect(stillRunning([timed], before)).toEqual([]);
    expect(maySettle(timed, instantAt('2026-11-20T12:01:00.000Z'))).toBe(true);
    expect(maySettle(timed, instantAt('2026-11-20T12:01:00.001Z'))).toBe(false);
  });
});
