import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { QuizPage } from '../../../../web/features/attempt/start/quiz-page.tsx';
import { learner, openPaper, result } from '../start/support/facts.ts';
import { fakeServer } from '../start/support/fake-server.ts';
import { renderPage, seeToast } from '../start/support/render-page.tsx';
import {
  button,
  heading,
  isChosen,
  openRunner,
  savedAnswers,
  saving,
} from './support/open-runner.tsx';

describe('the quiz runner', () => {
  it('[QUIZ-20] says that it loads until the questions arrive', async () => {
    const server = fakeServer();
    let arrive: (() => void) | undefined;
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    server.on('GET', '/api/attempts/paper-1', async () => {
      await arrived;
      return { body: openPaper() };
    });
    sessionStorage.setItem('quiz-index:paper-1', '0');
    renderPage(<QuizPage />, { user: learner(), at: '/quiz?attempt=paper-1' });
    expect(screen.getByRole('status', { name: 'Loading your quiz' })).toBeDefined();
    act(() => arrive?.());
    await screen.findByRole('heading', { name: 'Question 1 of 4' });
  });

  it('[QUIZ-21] [QUIZ-30] shows one question at a time, from the first, without its prefix', async () => {
    const { user } = await openRunner();
    expect(heading()).toBe('Question 1 of 4');
    expect(screen.queryByText(/spontaneous breathing trial/)).toBeNull();
    await user.click(button('Next Question'));
    expect(heading()).toBe('Question 2 of 4');
    expect(screen.getByText(/spontaneous breathing trial/).textContent).toMatch(/^Which findings/);
  });

  it('[QUIZ-22] goes back to a question with its answer', async () => {
    const { user } = await openRunner();
    await user.click(screen.getByRole('radio', { name: /noninvasive/ }));
    await user.click(button('Next Question'));
    await user.click(button('Previous'));
    expect(heading()).toBe('Question 1 of 4');
    expect(isChosen(/noninvasive/)).toBe(true);
  });

  it('has nothing before the first question', async () => {
    await openRunner();
    expect(button('Previous').hasAttribute('disabled')).toBe(true);
  });

  it('[QUIZ-23] skips a question and clears what was chosen', async () => {
    const { server, user } = await openRunner();
    await user.click(screen.getByRole('radio', { name: /noninvasive/ }));
    await user.click(button('Skip'));
    expect(heading()).toBe('Question 2 of 4');
    await user.click(button('Previous'));
    expect(isChosen(/noninvasive/)).toBe(false);
    await waitFor(() => expect(savedAnswers(server)).toContain('item-1 '));
  });

  it('[QUIZ-24] calls the forward button Finish Quiz on the last question only', async () => {
    const { user } = await openRunner();
    for (const number of [1, 2, 3]) {
      expect(heading()).toBe(`Question ${number} of 4`);
      expect(screen.queryByRole('button', { name: 'Finish Quiz' })).toBeNull();
      await user.click(button('Next Question'));
    }
    expect(button('Finish Quiz')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Next Question' })).toBeNull();
  });

  it('[QUIZ-26] lets several options be chosen for K-Type', async () => {
    const { server, user } = await openRunner();
    await user.click(button('Next Question'));
    expect(screen.getByText('Choose all that apply.')).toBeDefined();
    await user.click(screen.getByRole('checkbox', { name: /noninvasive/ }));
    await user.click(screen.getByRole('checkbox', { name: /air-entrainment/ }));
    await waitFor(() => expect(savedAnswers(server)).toContain('item-2 A,B'));
  });

  it('[QUIZ-25] submits at the last question and asks first when questions are unanswered', async () => {
    const { server, user } = await openRunner({
      answers: ['item-1', 'item-2'].map((questionId) => ({
        questionId,
        userAnswer: 'B',
        seconds: 9,
      })),
    });
    await user.click(button('Next Question'));
    await user.click(button('Finish Quiz'));
    const dialog = await screen.findByRole('alertdialog');
    expect(within(dialog).getByText(/^2 questions are unanswered\./)).toBeDefined();
    await user.click(within(dialog).getByRole('button', { name: 'Keep answering' }));
    expect(server.callsTo('POST', '/api/quiz/submit')).toEqual([]);
    await user.click(button('Finish Quiz'));
    await user.click(await screen.findByRole('button', { name: 'Finish anyway' }));
    await screen.findByRole('button', { name: 'Take Another Quiz' });
    expect(server.callsTo('POST', '/api/quiz/submit')[0]?.body).toMatchObject({
      attemptId: 'paper-1',
      healthcareField: 'RT',
      totalQuestions: 4,
      isFullLength: false,
      // Nothing was changed in this sitting: every answer stands as it was saved.
      answers: [],
    });
  });

  it('[QUIZ-25] submits at once when everything is answered', async () => {
    const { server, user } = await openRunner({
      answers: ['item-1', 'item-2', 'item-3'].map((questionId) => ({
        questionId,
        userAnswer: 'B',
        seconds: 9,
      })),
    });
    await user.click(screen.getByRole('radio', { name: /noninvasive/ }));
    await user.click(button('Finish Quiz'));
    await screen.findByRole('button', { name: 'Take Another Quiz' });
    expect(server.callsTo('POST', '/api/quiz/submit')).toHaveLength(1);
  });

  it('[QUIZ-15] shows no timer in practice', async () => {
    await openRunner();
    expect(screen.queryByRole('timer')).toBeNull();
    expect(screen.queryByText(/\d:\d\d|time left/)).toBeNull();
  });

  it('[QUIZ-18] tells the minutes of a full-length exam', async () => {
    await openRunner({ exam: 'TMC', isFullLength: true });
    expect(screen.getByText('TMC, 180 minutes')).toBeDefined();
  });

  it('saves every answer as it is given, and flushes what is left before it submits', async () => {
    const { server, user } = await openRunner();
    let online: (() => void) | undefined;
    const restored = new Promise<void>((resolve) => (online = resolve));
    saving(server, async () => {
      await restored;
      return { status: 204 };
    });
    await user.keyboard('bm');
    await user.click(button('Finish Quiz'));
    await user.click(await screen.findByRole('button', { name: 'Finish anyway' }));
    expect(server.callsTo('POST', '/api/quiz/submit')).toEqual([]);
    act(() => online?.());
    await screen.findByRole('button', { name: 'Take Another Quiz' });
    const order = server.calls.map(({ method, path }) => `${method} ${path}`);
    expect(order.lastIndexOf('PUT /api/attempts/paper-1/answers/item-1')).toBeLessThan(
      order.indexOf('POST /api/quiz/submit'),
    );
  });

  it('says quietly that an answer is not saved yet, and saves it when the network is back', async () => {
    const { server, user } = await openRunner();
    saving(server, () => 'offline');
    await user.keyboard('b');
    await screen.findByText(/Saved on this device/);
    await user.click(button('Next Question'));
    expect(heading()).toBe('Question 2 of 4');
    saving(server, () => ({ status: 204 }));
    act(() => void window.dispatchEvent(new Event('online')));
    await screen.findByText('Saved');
    expect(savedAnswers(server).at(-1)).toMatch(/^item-/);
  });

  it('asks before the page is closed only while an answer is nowhere else', async () => {
    const { server, user } = await openRunner();
    const closing = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(closing()).toBe(false);
    saving(server, () => 'offline');
    await user.keyboard('b');
    await screen.findByText(/Saved on this device/);
    expect(closing()).toBe(false);
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new Error('switched off');
    });
    await user.keyboard('c');
    await waitFor(() => expect(closing()).toBe(true));
    vi.restoreAllMocks();
  });

  it('shows the result when the paper was handed in elsewhere', async () => {
    const { server, user } = await openRunner();
    saving(server, () => ({
      status: 409,
      body: { message: 'Already submitted', code: 'AlreadySubmitted' },
    }));
    server.on('GET', '/api/attempts/paper-1', () => ({ body: result() }));
    await user.keyboard('b');
    await seeToast('Already submitted');
    await screen.findByRole('button', { name: 'Take Another Quiz' });
  });

  it('says that a quiz waits for the exam that shares its questions, and loses nothing', async () => {
    const { server, user } = await openRunner();
    const message = 'This quiz shares questions with the exam you have open.';
    const waits = { status: 409, body: { message, code: 'OnOpenExam' } };
    server.on('POST', '/api/quiz/submit', () => waits);
    await user.keyboard('bm');
    await user.click(button('Finish Quiz'));
    await user.click(await screen.findByRole('button', { name: 'Finish anyway' }));
    await seeToast(message);
    expect(isChosen(/noninvasive/)).toBe(true);
  });

  it('[ERR-19] tells a failed submit and loses nothing', async () => {
    const { server, user } = await openRunner();
    server.on('POST', '/api/quiz/submit', () => ({ status: 500 }));
    await user.keyboard('bm');
    await user.click(button('Finish Quiz'));
    await user.click(await screen.findByRole('button', { name: 'Finish anyway' }));
    await seeToast('Failed to submit quiz. Please try again.');
    expect(isChosen(/noninvasive/)).toBe(true);
    server.on('POST', '/api/quiz/submit', () => ({ body: result() }));
    await user.keyboard('m');
    await user.click(button('Finish Quiz'));
    await user.click(await screen.findByRole('button', { name: 'Finish anyway' }));
    await screen.findByRole('button', { name: 'Take Another Quiz' });
  });
});
