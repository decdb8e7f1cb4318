import { describe, expect, it } from 'vitest';
import { summedEffects } from '../../../domain/attempt/rescoring-effects.ts';

describe('what a correction does to scores, in sum', () => {
  it('counts those that rise, fall and stay, and how far they go at most', () => {
    const effects = [
      { before: 75, after: 80 },
      { before: 50, after: 75 },
      { before: 100, after: 95 },
      { before: 60, after: 60 },
      { before: null, after: null },
    ];
    expect(summedEffects(effects)).toEqual({
      raised: 2,
      lowered: 1,
      same: 2,
      largestGain: 25,
      largestLoss: 5,
    });
  });

  it('is nothing of no attempt', () => {
    expect(summedEffects([])).toEqual({
      raised: 0,
      lowered: 0,
      same: 0,
      largestGain: 0,
      largestLoss: 0,
    });
  });
});
