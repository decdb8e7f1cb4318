import { describe, expect, it } from 'vitest';
import { quizAnalyticsOf } from '../../../domain/analytics/quiz-analytics.ts';
import type { AnalyticsPeriod } from '../../../domain/contracts/analytics.ts';
import { day } from '../../support/facts.ts';
import { monthsAfter, type Quiz, quizOn, topicsAfter } from './support/studied.ts';

const today = day('2026-11-21');
const memberSince = day('2024-01-01');

const analyticsAfter = (
  quizzes: readonly Quiz[],
  period: AnalyticsPeriod = 'month',
  { asOf = today, since = memberSince } = {},
) => {
  const months = monthsAfter(quizzes.map(quizOn));
  return quizAnalyticsOf({
    months,
    streak: undefined,
    topics: topicsAfter(quizzes),
    period,
    today: asOf,
    memberSince: since,
  });
};

describe('what analytics say of a period', () => {
  it('compares with a period before only where the learner was a member all through it', () => {
    const taken = ['2026-11-10', '2026-11-20'].map((on) => ({ on, correct: 5, total: 10 }));
    const of = (since: string) => analyticsAfter(taken, 'week', { since: day(since) }).performance;
    expect(of('2026-11-08')).toMatchObject({ improvementTrend: 0, quizzesBefore: 1 });
    expect(of('2026-11-09')).toMatchObject({
      improvementTrend: null,
      moved: 'unknown',
      quizzesBefore: null,
    });
  });

  it('compares nothing with fewer than ten answers', () => {
    const taken = ['2026-11-10', '2026-11-20'].map((on) => ({ on, correct: 5, total: 9 }));
    const { performance, topicMastery } = analyticsAfter(taken, 'week');
    expect(performance).toMatchObject({ improvementTrend: null, moved: 'unknown' });
    expect(topicMastery).toMatchObject([{ change: null, moved: 'unknown' }]);
  });

  it('names no habit before five days of study', () => {
    const days = ['16', '17', '18', '19', '20'].map((on) => ({ on: `2026-11-${on}` }));
    expect(analyticsAfter(days.slice(1)).studyPatterns).toMatchObject({
      preferredStudyTime: null,
      mostActiveDay: null,
    });
    expect(analyticsAfter(days).studyPatterns).toMatchObject({
      preferredStudyTime: 'afternoon',
      mostActiveDay: 'Monday',
    });
  });
});
