import { describe, expect, it } from 'vitest';
import {
  bandCounts,
  progressAnswer,
  trendFinding,
  trendPoints,
} from '../../../web/features/progress/score-trend.ts';
import { historyOf } from '../attempt/start/support/facts.ts';

const repeated = (score: number, times: number) => Array.from({ length: times }, () => score);

describe('the trend of the scores', () => {
  it('runs from the oldest to the newest with the average of ten once there are ten', () => {
    const points = trendPoints(historyOf([90, ...repeated(70, 9), 50]));
    expect(points.map(({ place, score, average }) => [place, score, average])).toEqual([
      [1, 50, undefined],
      ...Array.from({ length: 8 }, (_, index) => [index + 2, 70, undefined]),
      [10, 70, 68],
      [11, 90, 72],
    ]);
  });

  it('[PROG-05] [PROG-06] counts high scores from 80 and low ones below 70', () => {
    const scores = [100, 80, 79, 70, 69, 0].map((score) => ({
      score,
      totalQuestions: 20,
      skipped: 0,
    }));
    const unanswered = { score: 0, totalQuestions: 20, skipped: 20 };
    expect(bandCounts([...scores, unanswered])).toEqual({ high: 2, between: 2, low: 2 });
  });

  it.each([
    ['Your 10-quiz average rose from 60% to 80%', [...repeated(80, 10), ...repeated(60, 10)]],
    ['Your 10-quiz average fell from 80% to 60%', [...repeated(60, 10), ...repeated(80, 12)]],
    ['Your 10-quiz average is steady at about 72%', [90, ...repeated(70, 19)]],
    ['Your 11 scores average 72%', [90, ...repeated(70, 10)]],
    ['Your 2 scores average 80%', [100, 60]],
    ['One score so far: the next one starts the trend', [80]],
  ])('finds %j', (finding, scores) => {
    expect(trendFinding(historyOf(scores))).toBe(finding);
  });

  it.each([
    ['Take your first quiz to start tracking your progress.', []],
    ['Your average is 70%.', repeated(70, 19)],
    [
      'Your average is 80%, up from 70% in the 10 quizzes before.',
      [...repeated(80, 10), ...repeated(70, 10)],
    ],
    [
      'Your average is 60%, down from 70% in the 10 quizzes before.',
      [...repeated(60, 10), ...repeated(70, 10)],
    ],
    [
      'Your average is 72%, about the same as in the 10 quizzes before.',
      [...repeated(72, 10), ...repeated(70, 20)],
    ],
  ])('[PROG-03] says %j', (sentence, scores) => {
    expect(progressAnswer(historyOf(scores))).toBe(sentence);
  });
});
