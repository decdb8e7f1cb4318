import { setImmediate as turn } from 'node:timers/promises';

import { describe, expect, it } from 'vitest';

import { slots } from '../../../ops/test/slots.ts';

describe('slots', () => {
  it('let no more than their number run at once, and all run in the order they came', async () => {
    const inSlot = slots(2);
    const began: number[] = [];
    let running = 0;
    let most = 0;
    const job = (name: number) => async () => {
      began.push(name);
      running += 1;
      most = Math.max(most, running);
      await turn();
      running -= 1;
      return name;
    };
    await expect(Promise.all([1, 2, 3, 4, 5].map((name) => inSlot(job(name))))).resolves.toEqual([
      1, 2, 3, 4, 5,
    ]);
    expect(began).toEqual([1, 2, 3, 4, 5]);
    expect(most).toBe(2);
  });

  it('are free again after a job that failed', async () => {
    const inSlot = slots(1);
    await expect(inSlot(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(inSlot(async () => 'next')).resolves.toBe('next');
  });
});
