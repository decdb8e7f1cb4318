import { quizAnalyticsOf } from '../../../../domain/analytics/quiz-analytics.ts';
import type { AnalyticsPeriod } from '../../../../domain/contracts/analytics.ts';
import { day } from '../../../support/facts.ts';
import { monthsAfter, type Quiz, quizOn, topicsAfter } from './studied.ts';

export const today = day('2026-11-21');
export const memberSince = day('2024-01-01');

/** What the page shows of these quizzes and nothing else. */
export const analyticsAfter = (
  quizzes: readonly Quiz[],
  period: AnalyticsPeriod = 'month',
  asOf = today,
) => {
  const months = monthsAfter(quizzes.map(quizOn));
  return quizAnalyticsOf({
    months,
    streak: undefined,
    topics: topicsAfter(quizzes),
    period,
    today: asOf,
    memberSince,
  });
};
