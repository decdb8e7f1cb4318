import { describe, expect, it } from 'vitest';
import { rulerTicks } from '../../../web/features/analytics/topic-move.tsx';

describe('the ruler of topics', () => {
  it.each([
    [0, [0, 20, 40, 60, 80, 100]],
    [50, [50, 60, 70, 80, 90, 100]],
  ])('goes from %i in even steps', (lowest, ticks) => {
    expect(rulerTicks(lowest)).toEqual(ticks);
  });
});
