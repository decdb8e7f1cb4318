import { describe, expect, it } from 'vitest';
import { movementBetween } from '../../../domain/analytics/movement.ts';
import { randomFrom } from '../../../domain/kernel/random.ts';

const counts = (correct: number, total: number) => ({ correct, total });

describe('whether accuracy moved', () => {
  it.each([
    [undefined, counts(8, 10), 'unknown'],
    [counts(5, 9), counts(90, 100), 'unknown'],
    [counts(90, 100), counts(0, 9), 'unknown'],
    [counts(6, 10), counts(8, 10), 'level'],
    [counts(70, 100), counts(70, 100), 'level'],
    [counts(3, 10), counts(9, 10), 'up'],
    [counts(60, 100), counts(75, 100), 'up'],
    [counts(75, 100), counts(60, 100), 'down'],
  ])('from %j to %j is %s', (before, now, moved) => {
    expect(movementBetween(before, now)).toBe(moved);
  });

  it('is called so of a learner who stayed the same in about one of ten', () => {
    const random = randomFrom(31);
    const right = (total: number) =>
      Array.from({ length: total }, () => random() < 0.7).filter(Boolean).length;
    for (const total of [10, 40, 200]) {
      const called = Array.from({ length: 3000 }, () =>
        movementBetween(counts(right(total), total), counts(right(total), total)),
      );
      const moved = called.filter((one) => one !== 'level').length;
      expect(moved / called.length).toBeLessThanOrEqual(0.12);
    }
  });
});
