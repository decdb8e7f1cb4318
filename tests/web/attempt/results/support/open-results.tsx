import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QuizPage } from '../../../../../web/features/attempt/start/quiz-page.tsx';
import { detailsOf, learner, questionsOf, result } from '../../start/support/facts.ts';
import { fakeServer } from '../../start/support/fake-server.ts';
import { renderPage } from '../../start/support/render-page.tsx';
import { peersOf } from './peers.ts';

export const openResults = (
  attempt: Parameters<typeof result>[0] = {},
  reports: readonly unknown[] = [],
) => {
  const server = fakeServer({
    'GET /api/attempts/paper-1': result(attempt),
    'GET /api/attempts/paper-1/peers': peersOf(4),
    'POST /api/quiz/reports': reports,
    'POST /api/quiz/answers': detailsOf(questionsOf(4)),
  });
  renderPage(<QuizPage />, { user: learner(), at: '/quiz?attempt=paper-1' });
  return { server, user: userEvent.setup() };
};

export const shown = () => screen.findByRole('button', { name: 'Take Another Quiz' });

export const list = () => screen.getByRole('navigation', { name: 'Questions' });
