import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QuizPage } from '../../../../web/pages/quiz/quiz-page.tsx';
import { detailsOf, learner, openPaper, questionsOf, result } from '../../quiz/support/facts.ts';
import { type FakeServer, fakeServer, type Handler } from '../../quiz/support/fake-server.ts';
import { renderPage } from '../../quiz/support/render-page.tsx';

const savePath = /^\/api\/attempts\/paper-1\/answers\//;

export const saving = (server: FakeServer, handler: Handler) => {
  for (const { id } of questionsOf(4))
    server.on('PUT', `/api/attempts/paper-1/answers/${id}`, handler);
};

export const openRunner = async (paper: Parameters<typeof openPaper>[0] = {}) => {
  const server = fakeServer({
    'GET /api/attempts/paper-1': openPaper(paper),
    'GET /api/attempts/open': [],
    'POST /api/quiz/submit': result(),
    'GET /api/attempts/paper-1/peers': [],
    'POST /api/quiz/answers': detailsOf(questionsOf(4)),
  });
  saving(server, () => ({ status: 204 }));
  for (const step of ['activity', 'pause', 'resume']) {
    server.on('POST', `/api/attempts/paper-1/${step}`, () => ({ status: 204 }));
  }
  for (const { id } of questionsOf(4)) {
    server.on('PUT', `/api/attempts/paper-1/marks/${id}`, () => ({ status: 204 }));
  }
  const { unmount } = renderPage(<QuizPage />, { user: learner(), at: '/quiz?attempt=paper-1' });
  await screen.findByRole('heading', { level: 1, name: /^Question/ });
  return { server, user: userEvent.setup(), unmount };
};

export const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
export const isChosen = (name: RegExp) =>
  screen.getByRole('radio', { name }).getAttribute('aria-checked') === 'true';
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const savedAnswers = (server: FakeServer) =>
  server.callsTo('PUT', savePath).map(({ path, body }) => {
    const { userAnswer = 'time only' } = body as { userAnswer?: string };
    return `${path.split('/').at(-1)} ${userAnswer}`;
  });
