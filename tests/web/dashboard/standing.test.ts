import { describe, expect, it } from 'vitest';
import { standing } from '../../../web/pages/dashboard/standing.ts';

describe('how things stand', () => {
  it.each([
    [0, 0, 'Start with one practice quiz: twenty questions show where you stand.'],
    [1, 75, 'Your first quiz scored 75%, Borderline: 5 points under Strong.'],
    [3, 84, 'Your last three quizzes average 84%, Strong: 4 points above its mark.'],
    [10, 76, 'Your last ten quizzes average 76%, Borderline: 4 points under Strong.'],
    [47, 62, 'Your last ten quizzes average 62%, Needs\u00a0work: 8 points under Borderline.'],
  ])('after %i quizzes at %i%% is %j', (scores, recentAverage, sentence) => {
    expect(standing({ scores, recentAverage })).toBe(sentence);
  });
});
