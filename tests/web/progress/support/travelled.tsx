import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Evidence, evidence } from '../../../../domain/contracts/evidence.ts';
import {
  type ProgressAsOf,
  type ProgressChanges,
  progressAsOf,
  progressChanges,
} from '../../../../domain/contracts/time-travel.ts';
import { ProgressPage } from '../../../../web/features/progress/progress-page.tsx';
import { figures, historyOf, learner } from '../../attempt/start/support/facts.ts';
import { fakeServer } from '../../attempt/start/support/fake-server.ts';
import { renderPage } from '../../attempt/start/support/render-page.tsx';
import { notYet, readinessOf } from '../../readiness/readiness-facts.ts';

export const live = historyOf([90, 95, 85, 60]);

export const asOf = (day: string): ProgressAsOf =>
  progressAsOf.parse({
    day,
    timeZone: 'America/Chicago',
    firstDay: '2026-09-22',
    events: 36,
    later: { events: 14, quizzes: 13 },
    progress: figures({ recentAverage: 72, dailyStreak: 4, quizzesTaken: 34 }),
    history: historyOf([70, 74]),
  });

const changes = (own: Partial<ProgressChanges> = {}): ProgressChanges =>
  progressChanges.parse({
    since: '2026-11-03',
    today: '2026-11-20',
    newTopics: [],
    quizzes: [],
    quizzesInAll: 13,
    figures: [
      { figure: 'recent-average', title: 'Average', unit: 'percent', before: 72, after: 76 },
    ],
    topics: [
      { topic: 'Weaning', direction: 'up', from: 'weak', to: 'mastered', before: 50, after: 84 },
      { topic: 'Suctioning', direction: 'up', from: 'weak', to: 'between', before: 40, after: 68 },
      {
        topic: 'Oxygen therapy',
        direction: 'down',
        from: 'mastered',
        to: 'between',
        before: 88,
        after: 71,
      },
    ],
    rescored: [],
    ...own,
  });

export const average = (own: Partial<Evidence> = {}): Evidence =>
  evidence.parse({
    figure: 'recent-average',
    title: 'Average of the last 10',
    asOf: '2026-11-20',
    formula: { name: 'recent-average', version: 1, words: 'The mean of your last 10 scores.' },
    unit: 'percent',
    value: 76,
    total: 2,
    next: '00000000000000000007',
    events: [
      {
        position: '00000000000000000009',
        at: '2026-11-20T18:00:00.000Z',
        day: '2026-11-20',
        type: 'QuizSubmitted',
        attemptId: 'quiz-0',
        words: 'Practice quiz: 90%',
      },
    ],
    ...own,
  });

export const open = (at = '/progress', answers: object = {}) => {
  const server = fakeServer({
    'GET /api/progress': figures(),
    'GET /api/quiz/history': live,
    'GET /api/readiness': readinessOf(notYet()),
    'GET /api/progress/as-of/2026-11-03': asOf('2026-11-03'),
    'GET /api/progress/changes': changes(),
    'GET /api/evidence/recent-average': average(),
    ...answers,
  });
  renderPage(<ProgressPage />, { user: learner(), at });
  return { server, user: userEvent.setup() };
};

export const address = () => screen.getByLabelText('Address').textContent;
export const slider = () => screen.getByRole('slider', { name: 'Day shown' });
