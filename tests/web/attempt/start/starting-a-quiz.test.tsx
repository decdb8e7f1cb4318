import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { instantOf } from '../../../../domain/kernel/time.ts';
import { serverNow } from '../../../../web/http/server-clock.ts';
import { learner, openPaper, openSummary, questionsOf } from './support/facts.ts';
import { address, button, openQuiz, pro } from './support/open-quiz.tsx';
import { seeToast } from './support/render-page.tsx';

describe('starting a quiz', () => {
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
    await user.click(await button('Start the clock'));
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
    screen.getByText('Practice quiz, started today, 5:00 PM');
    expect(screen.getByRole('link', { name: 'Resume' }).getAttribute('href')).toBe(
      '/quiz?attempt=paper-1',
    );
  });

  it('tells how much time is left of an open paper whose clock runs', async () => {
    const endsAt = instantOf(serverNow() + 3_600_000);
    const exam = { exam: 'TMC', isFullLength: true, mode: 'exam', endsAt };
    openQuiz({ bodies: { 'GET /api/attempts/open': [openSummary(exam)] } });
    expect(await screen.findByText(/^(1:00:00|59:5\d) left$/)).toBeTruthy();
  });

  it('discards an open paper once that is confirmed', async () => {
    const { server, user } = openQuiz({ bodies: { 'GET /api/attempts/open': [openSummary()] } });
    server.on('POST', '/api/attempts/paper-1/void', () => ({ status: 204 }));
    await user.click(await button('Discard'));
    const dialog = await screen.findByRole('alertdialog', { name: 'Discard this quiz?' });
    within(dialog).getByText(
      'Your 7 answers will not count, and you will not be able to resume it.',
    );
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
    expect(window.location.assign).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(window.location.assign).toHaveBeenCalledWith('/auth');
  });

  it('[ERR-27] tells a visitor why', async () => {
    openQuiz({ user: null });
    await seeToast('Authentication Required');
    await seeToast('Please log in to access quizzes.');
  });
});
