import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { User } from '../../../domain/contracts/account.ts';
import { ExamCard } from '../../../web/pages/quiz/exam-card.tsx';
import { QuizPage } from '../../../web/pages/quiz/quiz-page.tsx';
import { navigateBrowser } from '../../../web/session/navigate-browser.ts';
import {
  figures,
  learner,
  noFigures,
  openPaper,
  openSummary,
  overviewFact,
  questionsOf,
} from './support/facts.ts';
import { fakeServer } from './support/fake-server.ts';
import { renderPage, seeToast } from './support/render-page.tsx';

vi.mock('../../../web/session/navigate-browser.ts', () => ({ navigateBrowser: vi.fn() }));

type Opening = { readonly user?: User | null; readonly at?: string; readonly bodies?: object };

const openQuiz = ({ user = learner(), at = '/quiz', bodies = {} }: Opening = {}) => {
  const server = fakeServer({
    'GET /api/progress': figures(),
    'GET /api/attempts/open': [],
    'GET /api/quiz/overview/RT': overviewFact(),
    'GET /api/quiz/overview/RN': overviewFact({ healthcareField: 'RN' }),
    ...bodies,
  });
  const { show } = renderPage(<QuizPage />, { user, at });
  return { server, user: userEvent.setup(), show };
};

const pro = (own = {}) => learner({ subscriptionTier: 'monthly', ...own });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const address = () => screen.getByLabelText('Address').textContent;
const tile = (label: string) => screen.getByText(label).parentElement?.textContent;

afterEach(() => vi.useRealTimers());

describe('the quiz page', () => {
  it('[QUIZ-01] [QUIZ-03] is headed Practice Quiz, with a free and a Pro card', async () => {
    openQuiz();
    expect(screen.getByRole('heading', { level: 1, name: 'Practice Quiz' })).toBeDefined();
    const practice = await screen.findByRole('heading', { name: 'Practice quiz' });
    const full = screen.getByRole('heading', { name: 'Full-length exam' });
    expect(practice.nextSibling?.textContent).toBe('Free');
    expect(full.nextSibling?.textContent).toBe('Pro');
  });

  it('[QUIZ-02] is headed Full-Length Practice Exam in full mode', async () => {
    openQuiz({ at: '/quiz?full=true' });
    expect(
      screen.getByRole('heading', { level: 1, name: 'Full-Length Practice Exam' }),
    ).toBeDefined();
    await button('Start TMC');
    expect(document.title).toBe('Full-Length Practice Exam · Boardwell');
  });

  it('[QUIZ-04] [QUIZ-10] offers the exams of a field that has several, the first one chosen', async () => {
    openQuiz({ at: '/quiz?full=true' });
    const select = await screen.findByRole('combobox', { name: 'Select Exam Type' });
    expect(select.textContent).toBe('TMC: 160 questions in 3 h');
  });

  it('[QUIZ-05] offers no choice of exam in practice mode', async () => {
    openQuiz();
    await button('Start Practice Quiz');
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('[QUIZ-05] offers no choice of exam where the field has one', async () => {
    openQuiz({ user: learner({ healthcareField: 'RN' }), at: '/quiz?full=true' });
    await button('Start NCLEX-RN');
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('[QUIZ-06] shows counted figures of the field and of the learner', async () => {
    openQuiz();
    await screen.findByText('In 3 areas');
    expect(tile('Questions in your field')).toContain('64');
    expect(tile('Unseen')).toContain('4469% of them');
    expect(tile('Your pace')).toContain('107 s');
    expect(tile('Average Score')).toContain('76%');
  });

  it('[QUIZ-06] shows no pace before there is one', async () => {
    openQuiz({ bodies: { 'GET /api/progress': noFigures() } });
    await screen.findByText('After your first quiz');
    expect(tile('Your pace')).toContain('–');
  });

  it('says which figures could not be loaded, and starts a quiz all the same', async () => {
    const failing = () => ({ status: 500 });
    const { server, user } = openQuiz({
      bodies: { 'GET /api/progress': failing, 'GET /api/attempts/open': failing },
    });
    expect((await screen.findByRole('alert')).textContent).toContain('Your figures could not be');
    server.on('GET', '/api/progress', () => ({ body: figures() }));
    await user.click(await button('Try again'));
    await screen.findByText('In 3 areas');
    expect(await button('Start Practice Quiz')).toBeDefined();
  });

  it('[QUIZ-07] gives tips', async () => {
    openQuiz();
    expect(await screen.findByRole('heading', { name: 'Quiz Tips' })).toBeDefined();
  });

  it('[QUIZ-08] [QUIZ-09] speaks of the learner’s field and of counted questions', async () => {
    openQuiz();
    expect(await screen.findByText('44 of 64 questions are new to you.')).toBeDefined();
    expect(screen.getByText('Respiratory Therapist')).toBeDefined();
  });

  it('[PROF-03] asks a learner without a field for one', async () => {
    openQuiz({ user: learner({ healthcareField: null }) });
    expect(
      await screen.findByRole('dialog', { name: 'Select Your Healthcare Field' }),
    ).toBeDefined();
  });

  it.each(['/quiz', '/quiz?full=true'])(
    '[QUIZ-11] Start on %s without a field asks for one again and starts nothing',
    async (at) => {
      const { server, user } = openQuiz({ user: pro({ healthcareField: null }), at });
      await user.click(await button('Skip for Now'));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await user.click(
        await button(at === '/quiz' ? 'Start Practice Quiz' : 'Start full-length exam'),
      );
      await screen.findByRole('dialog', { name: 'Select Your Healthcare Field' });
      expect(server.callsTo('GET', /questions/)).toEqual([]);
    },
  );

  it('[QUIZ-12] [ERR-28] refuses a full-length exam to a free learner', async () => {
    const { server, user } = openQuiz({ at: '/quiz?full=true' });
    await user.click(await button('Start TMC'));
    await seeToast('Upgrade Required');
    await seeToast('Full-length exams are available for Pro subscribers only.');
    expect(server.callsTo('GET', /questions/)).toEqual([]);
  });

  it('[QUIZ-13] cannot start an exam while several are offered and none is chosen', () => {
    const card = {
      isFirst: true,
      isStarting: false,
      chosen: undefined,
      onChoose: () => undefined,
      onStart: () => undefined,
    };
    const exam = (name: string) => ({
      ...{ name, questions: 10, timeLimit: 60, passingScore: 70, description: name },
    });
    renderPage(<ExamCard {...card} exams={[exam('One'), exam('Two')]} />, {
      user: pro(),
      at: '/quiz?full=true',
    });
    const start = screen.getByRole('button', { name: 'Start full-length exam' });
    expect(start.hasAttribute('disabled')).toBe(true);
  });

  it('[QUIZ-14] starts a practice quiz of 20 whose address resumes it', async () => {
    const { server, user } = openQuiz();
    server.on('GET', '/api/questions/RT', () => ({
      body: questionsOf(20),
      headers: { 'X-Attempt-Id': 'paper-1' },
    }));
    server.on('GET', '/api/attempts/paper-1', () => ({
      body: openPaper({ questions: questionsOf(20) }),
    }));
    await user.click(await button('Start Practice Quiz'));
    await screen.findByRole('heading', { name: 'Question 1 of 20' });
    expect(address()).toBe('/quiz?attempt=paper-1');
    expect(server.callsTo('GET', '/api/questions/RT')[0]?.search.toString()).toBe('limit=20');
  });

  it('[QUIZ-16] [QUIZ-18] starts a full-length exam with its own count, for Pro', async () => {
    const { server, user } = openQuiz({ user: pro(), at: '/quiz?full=true' });
    server.on('GET', '/api/questions/RT', () => ({
      status: 422,
      body: { message: 'The bank has too few questions for a TMC.', code: 'BankTooSmall' },
    }));
    expect(await screen.findByText('180 minutes (3 h)')).toBeDefined();
    await user.click(await button('Start TMC'));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The bank has too few questions for a TMC.',
    );
    expect(server.callsTo('GET', '/api/questions/RT')[0]?.search.toString()).toBe(
      'limit=160&fullLength=true&exam=TMC',
    );
  });

  it('[ERR-29] says when a field has no questions, and leads back', async () => {
    const { server, user } = openQuiz();
    server.on('GET', '/api/questions/RT', () => ({ body: [] }));
    await user.click(await button('Start Practice Quiz'));
    await screen.findByText(
      "No questions available for this healthcare field yet. We're working on adding more content. Please check back soon!",
    );
    await user.click(await button('Back to quizzes'));
    expect(await button('Start Practice Quiz')).toBeDefined();
  });

  it('[ERR-29] forgets the empty field when the learner chooses another', async () => {
    const { server, user, show } = openQuiz();
    server.on('GET', '/api/questions/RT', () => ({ body: [] }));
    await user.click(await button('Start Practice Quiz'));
    await button('Back to quizzes');
    show(learner({ healthcareField: 'RN' }));
    expect(await button('Start Practice Quiz')).toBeDefined();
  });

  it('says when the server cannot be reached', async () => {
    const { server, user } = openQuiz();
    server.on('GET', '/api/questions/RT', () => 'offline');
    await user.click(await button('Start Practice Quiz'));
    expect((await screen.findByRole('alert')).textContent).toMatch(/could not be reached/);
  });

  it('offers to resume an open paper', async () => {
    openQuiz({ bodies: { 'GET /api/attempts/open': [openSummary()] } });
    await screen.findByText('7 of 20 answered');
    screen.getByText('Practice quiz, begun Today, 5:00 PM');
    expect(screen.getByRole('link', { name: 'Resume' }).getAttribute('href')).toBe(
      '/quiz?attempt=paper-1',
    );
  });

  it('discards an open paper once that is confirmed', async () => {
    const { server, user } = openQuiz({ bodies: { 'GET /api/attempts/open': [openSummary()] } });
    server.on('POST', '/api/attempts/paper-1/void', () => ({ status: 204 }));
    await user.click(await button('Discard'));
    const dialog = await screen.findByRole('alertdialog', { name: 'Discard this quiz?' });
    within(dialog).getByText('Your 7 answers will not count, and it cannot be resumed.');
    expect(server.callsTo('POST', /void/)).toEqual([]);
    server.on('GET', '/api/attempts/open', () => ({ body: [] }));
    await user.click(within(dialog).getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByText('7 of 20 answered')).toBeNull());
    expect(server.callsTo('POST', '/api/attempts/paper-1/void')).toHaveLength(1);
  });

  it('says when a paper could not be discarded', async () => {
    const { server, user } = openQuiz({ bodies: { 'GET /api/attempts/open': [openSummary()] } });
    server.on('POST', '/api/attempts/paper-1/void', () => ({
      status: 409,
      body: { message: 'This quiz was already submitted.', code: 'AlreadySubmitted' },
    }));
    await user.click(await button('Discard'));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Discard' }));
    await seeToast('This quiz was already submitted.');
  });

  it('[ERR-27] sends a visitor to /auth after a second', () => {
    vi.useFakeTimers();
    openQuiz({ user: null });
    vi.advanceTimersByTime(999);
    expect(navigateBrowser).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(navigateBrowser).toHaveBeenCalledWith('/auth');
  });

  it('[ERR-27] tells a visitor why', async () => {
    openQuiz({ user: null });
    await seeToast('Authentication Required');
    await seeToast('Please log in to access quizzes.');
  });
});
