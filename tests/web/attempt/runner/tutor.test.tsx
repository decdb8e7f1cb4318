import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { RevealedAnswer } from '../../../../domain/contracts/quiz.ts';
import { detailsOf, questionsOf } from '../start/support/facts.ts';
import { seeToast } from '../start/support/render-page.tsx';
import { button, heading, openRunner } from './support/open-runner.tsx';

const [first] = detailsOf(questionsOf(1));

const revealed = (userAnswer: string): RevealedAnswer => {
  if (!first) throw new Error('There is no first question');
  return { ...first, userAnswer, correct: userAnswer === 'B', seconds: 12 };
};

const openTutor = async (own: Parameters<typeof openRunner>[0] = {}) => {
  const opened = await openRunner({ mode: 'tutor', ...own });
  opened.server.on('POST', '/api/attempts/paper-1/reveal/item-1', ({ body }) => ({
    body: revealed((body as { userAnswer: string }).userAnswer),
  }));
  return opened;
};

const verdict = (name: string) => screen.findByRole('heading', { level: 2, name });

describe('the runner of a tutor quiz', () => {
  it('checks an answer: the verdict has the focus, and each option its reason', async () => {
    const { server, user } = await openTutor();
    await user.click(screen.getByRole('radio', { name: /nonrebreathing/ }));
    await user.click(button('Check answer'));
    const said = await verdict('Incorrect. The answer is B.');
    expect(document.activeElement).toBe(said);
    expect(said.closest('[role="status"]')).not.toBeNull();
    for (const label of 'ABCD') screen.getByText(`Reason ${label} for item-1.`);
    screen.getByText('Ventilation comes before oxygenation when the pH is low.');
    const [call] = server.callsTo('POST', '/api/attempts/paper-1/reveal/item-1');
    expect(call?.body).toMatchObject({ userAnswer: 'D' });
  });

  it('works by the keyboard alone: choose, check, go on', async () => {
    const { user } = await openTutor();
    await user.keyboard('b{Enter}');
    await verdict('Correct. The answer is B.');
    expect(heading()).toBe('Question 1 of 4');
    await user.keyboard('{Enter}');
    expect(heading()).toBe('Question 2 of 4');
  });

  it('locks what was checked', async () => {
    const { server, user } = await openTutor();
    await user.keyboard('d{Enter}');
    await verdict('Incorrect. The answer is B.');
    expect(screen.queryByRole('radio')).toBeNull();
    await user.keyboard('b');
    await user.click(button('Next Question'));
    await user.click(button('Previous'));
    await verdict('Incorrect. The answer is B.');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    const saved = server.callsTo('PUT', '/api/attempts/paper-1/answers/item-1');
    expect(saved.map(({ body }) => (body as { userAnswer?: string }).userAnswer)).toEqual(['D']);
  });

  it('shows again what was checked before it was left', async () => {
    await openTutor({
      answers: [{ questionId: 'item-1', userAnswer: 'B', seconds: 12 }],
      revealed: [revealed('B')],
    });
    sessionStorage.clear();
    expect(heading()).toBe('Question 2 of 4');
  });

  it('goes on without a check when nothing is chosen', async () => {
    const { user } = await openTutor();
    await user.click(button('Next Question'));
    expect(heading()).toBe('Question 2 of 4');
  });

  it('keeps the answer open when it could not be checked', async () => {
    const { server, user } = await openTutor();
    server.on('POST', '/api/attempts/paper-1/reveal/item-1', () => 'offline');
    await user.keyboard('b{Enter}');
    await seeToast('Could not check the answer');
    await waitFor(() => expect(button('Check answer').hasAttribute('disabled')).toBe(false));
    expect(screen.getAllByRole('radio')).toHaveLength(4);
  });

  it('never offers a check in a practice quiz', async () => {
    const { user } = await openRunner();
    await user.keyboard('b');
    expect(screen.queryByRole('button', { name: 'Check answer' })).toBeNull();
    expect(button('Next Question')).toBeDefined();
  });
});
