import userEvent from '@testing-library/user-event';
import { quizAnalyticsOf } from '../../../../domain/analytics/quiz-analytics.ts';
import type { AnalyticsPeriod, QuizAnalytics } from '../../../../domain/contracts/analytics.ts';
import type { AttemptId } from '../../../../domain/kernel/ids.ts';
import { AnalyticsPage } from '../../../../web/features/analytics/analytics-page.tsx';
import {
  monthsAfter,
  type Quiz,
  quizOn,
  topicsAfter,
} from '../../../domain/analytics/support/studied.ts';
import { day } from '../../../support/facts.ts';
import { learner } from '../../attempt/start/support/facts.ts';
import { fakeServer } from '../../attempt/start/support/fake-server.ts';
import { renderPage } from '../../attempt/start/support/render-page.tsx';

export const taken: readonly Quiz[] = [
  { on: '2026-10-10', topic: 'Airway', correct: 6, total: 10 },
  { on: '2026-10-11', topic: 'Gases', correct: 8, total: 10 },
  { on: '2026-11-05', topic: 'Safety', correct: 4, total: 10 },
  { on: '2026-11-12', topic: 'Airway', correct: 9, total: 10, timeSpent: 1800 },
  { on: '2026-11-19', topic: 'Gases', correct: 7, total: 10 },
];

export const analyticsFor = (period: AnalyticsPeriod, quizzes = taken): QuizAnalytics =>
  quizAnalyticsOf({
    months: monthsAfter(
      quizzes.map((quiz, n) => ({ ...quizOn(quiz), attemptId: `quiz-${n}` as AttemptId })),
    ),
    period,
    today: day('2026-11-20'),
    topics: topicsAfter(quizzes),
    memberSince: day('2025-06-01'),
    streak: quizzes.length === 0 ? undefined : { length: 1, best: 4, lastDay: day('2026-11-19') },
  });

export const pathOf = (period: AnalyticsPeriod) => `GET /api/analytics/quiz/maya/${period}`;

export const openAnalytics = (answers: object = {}, at = '/analytics') => {
  const periods = ['week', 'month', 'quarter', 'year'] as const;
  const server = fakeServer({
    ...Object.fromEntries(periods.map((period) => [pathOf(period), analyticsFor(period)])),
    'GET /api/quiz/history': [],
    ...answers,
  });
  renderPage(<AnalyticsPage />, { user: learner(), at });
  return { server, user: userEvent.setup() };
};
