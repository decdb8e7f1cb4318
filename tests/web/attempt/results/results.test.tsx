import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { QuizPage } from '../../../../web/features/attempt/start/quiz-page.tsx';
import { detailsOf, learner, openPaper, questionsOf, result } from '../start/support/facts.ts';
import { fakeServer } from '../start/support/fake-server.ts';
import { renderPage } from '../start/support/render-page.tsx';
import { list, openResults, shown } from './support/open-results.tsx';

const countOf = (name: string) =>
  screen.getByText(name, { selector: 'dt' }).nextSibling?.textContent;

describe('the results of a quiz', () => {
  it('[QUIZ-37] appear once the answers call completes', async () => {
    const { server } = openResults();
    let answer: (() => void) | undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    server.on('POST', '/api/quiz/answers', async () => {
      await answered;
      return { body: detailsOf(questionsOf(4)) };
    });
    await waitFor(() => expect(server.callsTo('POST', '/api/quiz/answers')).toHaveLength(1));
    expect(screen.getByRole('status', { name: 'Loading your results' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Take Another Quiz' })).toBeNull();
    answer?.();
    await shown();
  });

  it('[QUIZ-38] [QUIZ-36] show score, questions, correct, incorrect, skipped and time', async () => {
    openResults();
    await shown();
    expect(screen.getByText('Practice quiz, November 20, 2026')).toBeDefined();
    expect(
      screen.getByText('2 of 4 right. Start with Patient Data: 1 of your 2 misses.'),
    ).toBeDefined();
    expect(screen.getByRole('img', { name: '50%, Needs work. Marks at 70 and 80.' })).toBeDefined();
    expect(['Correct', 'Incorrect', 'Skipped', 'Time'].map(countOf)).toEqual([
      '2',
      '1',
      '1',
      '3:07',
    ]);
    expect(screen.getByText('4 (2 right)')).toBeDefined();
  });

  it('ask for the answers of exactly this paper', async () => {
    const { server } = openResults();
    await shown();
    expect(server.callsTo('POST', '/api/quiz/answers')[0]?.body).toEqual({
      questionIds: ['item-1', 'item-2', 'item-3', 'item-4'],
      field: 'RT',
    });
  });

  it('show the score by area, with what was missed', async () => {
    openResults();
    await shown();
    expect(screen.getByText('Your misses are spread over several areas')).toBeDefined();
    expect(screen.getByRole('img', { name: 'Interventions: 100%' })).toBeDefined();
    expect(screen.getByText('Missed: Weaning')).toBeDefined();
  });

  it('[QUIZ-39] show your answer, the key and why each option is right or wrong', async () => {
    openResults();
    await shown();
    expect(screen.getByRole('heading', { name: 'Question 2' })).toBeDefined();
    await screen.findByText("1 min 7 s on this question; others' median: 1 min 2 s");
    const options = screen
      .getAllByRole('listitem')
      .filter((item) => item.textContent?.includes('Reason'));
    expect(options.map((option) => option.textContent)).toEqual([
      expect.stringMatching(/Correct answer.*Your answer.*Reason A/),
      expect.stringMatching(/Correct answer.*Reason B/),
      expect.stringMatching(/Your answer.*Reason C/),
      expect.stringMatching(/Reason D/),
    ]);
    expect(options[1]?.textContent).not.toContain('Your answer');
    expect(screen.getByText(/Ventilation comes before oxygenation/)).toBeDefined();
  });

  it('[ERR-20] appear without explanations when the answers call fails, which is logged only', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue(undefined);
    const { server } = openResults();
    server.on('POST', '/api/quiz/answers', () => ({ status: 500 }));
    await shown();
    expect(screen.getAllByText('Your answer')).toHaveLength(2);
    expect(screen.queryByText('Correct answer')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    await waitFor(() => expect(log).toHaveBeenCalled());
    log.mockRestore();
  });

  it('[ERR-31] [ERR-32] fall back to general words for a missing explanation', async () => {
    const { server } = openResults();
    server.on('POST', '/api/quiz/answers', () => ({
      body: detailsOf(questionsOf(4)).map((detail) => ({ ...detail, answerExplanations: {} })),
    }));
    await shown();
    expect(screen.getAllByText(/^This is the correct answer based on/)).toHaveLength(2);
    expect(screen.getAllByText(/^This option does not align with/)).toHaveLength(2);
  });

  it('open any question from the list, what is to review first', async () => {
    const { user } = openResults();
    await shown();
    const rows = within(list()).getAllByRole('button');
    expect(rows.map((row) => row.textContent?.match(/question (\d)/)?.[1])).toEqual([
      '2',
      '3',
      '1',
      '4',
    ]);
    await user.click(within(list()).getByRole('button', { name: /^Skipped, question 3/ }));
    expect(screen.getByRole('heading', { name: 'Question 3' })).toBeDefined();
  });

  it('can be narrowed down to incorrect and to skipped questions', async () => {
    const { user } = openResults();
    await shown();
    await user.click(screen.getByRole('radio', { name: 'Skipped 1' }));
    expect(within(list()).getAllByRole('button')).toHaveLength(1);
    expect(screen.getByRole('heading', { name: 'Question 3' })).toBeDefined();
    await user.click(screen.getByRole('radio', { name: 'Incorrect 1' }));
    expect(screen.getByRole('heading', { name: 'Question 2' })).toBeDefined();
    await user.click(screen.getByRole('radio', { name: 'All 4' }));
    expect(within(list()).getAllByRole('button')).toHaveLength(4);
  });

  it('can be narrowed down to what was flagged, and show the note made on a question', async () => {
    const mark = { flagged: true, struck: [], note: '' };
    const { user } = openResults({
      marks: [
        { ...mark, questionId: 'item-3' },
        { ...mark, questionId: 'item-4', note: 'Look up the Winters formula' },
        { ...mark, questionId: 'item-1', flagged: false, note: 'Guessed' },
      ],
    });
    await shown();
    expect(screen.queryByText('Your note')).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Flagged 2' }));
    expect(within(list()).getAllByRole('button')).toHaveLength(2);
    await user.click(within(list()).getByRole('button', { name: /question 4 / }));
    expect(screen.getByText('Flagged', { selector: '.rt-Badge' })).toBeDefined();
    expect(screen.getByText('Look up the Winters formula')).toBeDefined();
  });

  it('offer no flagged questions where nothing was flagged', async () => {
    openResults();
    await shown();
    expect(screen.queryByRole('radio', { name: /^Flagged/ })).toBeNull();
  });

  it('say so when a filter leaves nothing', async () => {
    const [first, , third, fourth] = result().answers;
    const { user } = openResults({ incorrect: 0, skipped: 2, answers: [first, third, fourth] });
    await shown();
    await user.click(screen.getByRole('radio', { name: 'Incorrect 0' }));
    expect(screen.getByText('No incorrect answers.')).toBeDefined();
  });

  it('[QUIZ-40] start over with a new paper on Take Another Quiz', async () => {
    const { server, user } = openResults();
    server.on('GET', '/api/questions/RT', () => ({
      body: questionsOf(4),
      headers: { 'X-Attempt-Id': 'paper-9' },
    }));
    server.on('GET', '/api/attempts/paper-9', () => ({ body: openPaper({ id: 'paper-9' }) }));
    await user.click(await shown());
    await screen.findByRole('heading', { name: 'Question 1 of 4' });
    expect(screen.getByLabelText('Address').textContent).toBe('/quiz?attempt=paper-9');
    expect(server.callsTo('GET', '/api/questions/RT')[0]?.search.toString()).toBe('limit=20');
    expect(screen.getAllByRole('radio', { checked: false })).toHaveLength(4);
  });

  it('[QUIZ-40] take another full-length exam of the same kind', async () => {
    const { server, user } = openResults({ exam: 'TMC', isFullLength: true, totalQuestions: 160 });
    server.on('GET', '/api/questions/RT', () => ({
      status: 409,
      body: { message: 'The bank has too few questions for a TMC.', code: 'BankTooSmall' },
    }));
    await user.click(await shown());
    await user.click(await screen.findByRole('button', { name: 'Start the clock' }));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The bank has too few questions for a TMC.',
    );
    expect(server.callsTo('GET', '/api/questions/RT')[0]?.search.toString()).toBe(
      'limit=160&fullLength=true&exam=TMC',
    );
  });
});

describe('a paper that is not there', () => {
  it.each([404, 409])('is told as gone when the server answers %i', async (status) => {
    const server = fakeServer();
    server.on('GET', '/api/attempts/paper-1', () => ({
      status,
      body: { message: 'No such attempt', code: 'AttemptNotFound' },
    }));
    renderPage(<QuizPage />, { user: learner(), at: '/quiz?attempt=paper-1' });
    await screen.findByRole('heading', { name: 'This quiz is no longer open' });
    expect(screen.getByRole('link', { name: 'Back to quizzes' }).getAttribute('href')).toBe(
      '/quiz',
    );
  });

  it('can be asked for again when the server failed', async () => {
    const server = fakeServer();
    server.on('GET', '/api/attempts/paper-1', () => 'offline');
    renderPage(<QuizPage />, { user: learner(), at: '/quiz?attempt=paper-1' });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    server.on('GET', '/api/attempts/paper-1', () => ({ body: openPaper() }));
    await userEvent.setup().click(retry);
    await screen.findByRole('heading', { name: 'Question 1 of 4' });
  });
});
