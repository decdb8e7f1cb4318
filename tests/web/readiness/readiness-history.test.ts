import { describe, expect, it } from 'vitest';
import {
  estimatePoints,
  historyFinding,
} from '../../../web/features/readiness/readiness-history.ts';
import { notToldOn, tmc, toldOn } from './readiness-facts.ts';

describe('what a learner was told before', () => {
  it('leaves out the papers after which there was not enough', () => {
    const history = [...notToldOn('2026-10-28'), ...toldOn(['2026-11-01', 58, 30])];
    expect(estimatePoints(tmc({ history }))).toMatchObject([
      { place: 1, day: '2026-11-01', expected: 58, low: 54, high: 62, likelihood: 30 },
    ]);
  });

  it.each([
    ['Your expected score for TMC rose from 58% to 66%', [58, 50, 66.1]],
    ['Your expected score for TMC fell from 66% to 58%', [66.1, 58]],
    ['No clear change yet in your expected score for TMC', [58, 66]],
    ['No clear change yet in your expected score for TMC', [66, 80, 58]],
    ['No clear change yet in your expected score for TMC', [57.6, 58.3]],
    ['Your expected score for TMC', [58]],
  ])('finds %j', (finding, expected) => {
    const history = expected.flatMap((score) => toldOn(['2026-11-01', score, 50]));
    const points = estimatePoints(tmc({ history }));
    expect(historyFinding('TMC', points)).toBe(finding);
  });
});
