import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SaveAnswerBody } from '../../../../../domain/contracts/quiz.ts';
import type { QuestionId } from '../../../../../domain/kernel/ids.ts';
import { QuizPage } from '../../../../../web/features/attempt/start/quiz-page.tsx';
import { detailsOf, learner, openPaper, questionsOf, result } from '../../start/support/facts.ts';
import {
  type Call,
  type FakeServer,
  fakeServer,
  type Handler,
} from '../../start/support/fake-server.ts';
import { renderPage } from '../../start/support/render-page.tsx';

const savePath = /^\/api\/attempts\/paper-1\/answers\//;

type Paper = Parameters<typeof openPaper>[0];

/** A paper on the server: what was saved is on it when it is asked for again. */
const keptPaper = (paper: Paper = {}) => {
  const first = openPaper(paper);
  const answers = new Map(first.answers.map((answer) => [String(answer.questionId), answer]));
  const marks = new Map(first.marks.map((mark) => [String(mark.questionId), mark]));
  const idOf = ({ path }: Call) => path.split('/').at(-1) as QuestionId;
  return {
    view: () => ({
      body: { ...first, answers: [...answers.values()], marks: [...marks.values()] },
    }),
    save: (call: Call) => {
      const { userAnswer, seconds } = call.body as SaveAnswerBody;
      const questionId = idOf(call);
      const before = answers.get(questionId)?.userAnswer ?? '';
      answers.set(questionId, { questionId, userAnswer: userAnswer ?? before, seconds });
      return { status: 204 };
    },
    mark: (call: Call) => {
      const questionId = idOf(call);
      const before = marks.get(questionId) ?? { questionId, flagged: false, struck: [], note: '' };
      marks.set(questionId, { ...before, ...(call.body as object) });
      return { status: 204 };
    },
  };
};

export const saving = (server: FakeServer, handler: Handler) => {
  for (const { id } of questionsOf(4))
    server.on('PUT', `/api/attempts/paper-1/answers/${id}`, handler);
};

export const openRunner = async (paper: Paper = {}) => {
  const kept = keptPaper(paper);
  const server = fakeServer({
    'GET /api/attempts/paper-1': kept.view,
    'GET /api/attempts/open': [],
    'POST /api/quiz/submit': result(),
    'GET /api/attempts/paper-1/peers': [],
    'POST /api/quiz/answers': detailsOf(questionsOf(4)),
    'POST /api/quiz/reports': [],
  });
  saving(server, kept.save);
  for (const step of ['activity', 'pause', 'resume']) {
    server.on('POST', `/api/attempts/paper-1/${step}`, () => ({ status: 204 }));
  }
  for (const { id } of questionsOf(4)) {
    server.on('PUT', `/api/attempts/paper-1/marks/${id}`, kept.mark);
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
