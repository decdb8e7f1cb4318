import { describe, expect, it } from 'vitest';
import { standing } from '../../../web/features/dashboard/standing.ts';

describe('how things stand', () => {
  it.each([
    [1, 75, 'Your score so far is 75%. Next goal: 80%.'],
    [3, 84, 'Your last 3 scores average 84%. You are above the 80% goal.'],
    [10, 76, 'Your last 10 scores average 76%. Next goal: 80%.'],
    [47, 62, 'Your last 10 scores average 62%. Next goal: 70%.'],
  ])('after %i quizzes at %i%% is %j', (scores, recentAverage, sentence) => {
    expect(standing({ scores, recentAverage })?.join('')).toBe(sentence);
  });

  it('is not said without a score', () => {
    expect(standing({ scores: 0, recentAverage: 0 })).toBeUndefined();
  });
});
