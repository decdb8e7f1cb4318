import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { seeToast } from '../start/support/render-page.tsx';
import {
  button,
  heading,
  isChosen,
  openRunner,
  savedAnswers,
  saving,
} from './support/open-runner.tsx';

describe('ways through a quiz', () => {
  it('works by keys alone', async () => {
    const { server, user } = await openRunner();
    await user.keyboard('2');
    expect(isChosen(/noninvasive/)).toBe(true);
    await user.keyboard('xa');
    expect(button('Restore option A')).toBeDefined();
    await user.keyboard('{Enter}');
    expect(heading()).toBe('Question 2 of 4');
    await user.keyboard('{ArrowLeft}');
    expect(heading()).toBe('Question 1 of 4');
    await user.keyboard('s');
    expect(heading()).toBe('Question 2 of 4');
    await user.keyboard('?');
    const keys = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await user.keyboard('s');
    await user.click(within(keys).getByRole('button', { name: 'Close' }));
    expect(heading()).toBe('Question 2 of 4');
    expect(savedAnswers(server)).toContain('item-1 B');
  });

  it('goes on with Enter from a chosen option, and leaves Enter on a button to the button', async () => {
    const { user } = await openRunner();
    await user.click(screen.getByRole('radio', { name: /noninvasive/ }));
    await user.keyboard('{Enter}');
    expect(heading()).toBe('Question 2 of 4');
    button('Previous').focus();
    await user.keyboard('{Enter}');
    expect(heading()).toBe('Question 1 of 4');
  });

  it('moves the focus to the new question', async () => {
    const { user } = await openRunner();
    await user.click(button('Next Question'));
    expect(document.activeElement?.textContent).toBe('Question 2 of 4');
  });

  it('shows every question on the map and jumps to it', async () => {
    const { user } = await openRunner();
    await user.keyboard('b{Enter}{Enter}m');
    const map = await screen.findByRole('dialog', { name: 'Question map' });
    expect(within(map).getByText('Answered').nextSibling?.textContent).toBe('1');
    expect(within(map).getByText('Skipped').nextSibling?.textContent).toBe('2');
    expect(within(map).getByText('Not seen').nextSibling?.textContent).toBe('1');
    await user.click(within(map).getByRole('button', { name: 'First skipped: 2' }));
    expect(heading()).toBe('Question 2 of 4');
    await user.keyboard('m');
    await user.click(await screen.findByRole('button', { name: 'Question 4, not seen' }));
    expect(heading()).toBe('Question 4 of 4');
  });

  it('strikes an option out with the pointer and brings it back', async () => {
    const { user } = await openRunner();
    await user.click(button('Strike out option D'));
    await user.click(button('Restore option D'));
    expect(button('Strike out option D')).toBeDefined();
  });

  it('resumes at the question this tab was at', async () => {
    sessionStorage.setItem('quiz-index:paper-1', '2');
    await openRunner();
    expect(heading()).toBe('Question 3 of 4');
  });

  it('saves and leaves with the paper still open', async () => {
    const { server, user } = await openRunner();
    server.on('GET', '/api/progress', () => ({ status: 500 }));
    server.on('GET', '/api/quiz/overview/RT', () => ({ status: 500 }));
    await user.keyboard('b');
    await user.click(button('Save and leave'));
    await waitFor(() => expect(screen.getByLabelText('Address').textContent).toBe('/quiz'));
    expect(savedAnswers(server)).toContain('item-1 B');
    expect(server.callsTo('POST', /submit|void/)).toEqual([]);
  });

  it('leaves answers that could not be sent on this device, and says so', async () => {
    const { server, user } = await openRunner();
    saving(server, () => 'offline');
    await user.keyboard('b');
    await user.click(button('Save and leave'));
    await seeToast(/Open this quiz again on this device when you are back online/);
    await waitFor(() => expect(screen.getByLabelText('Address').textContent).toBe('/quiz'));
  });

  describe('when the question in view is left for something else', () => {
    const passTime = (seconds: number) => {
      const start = performance.now();
      vi.spyOn(performance, 'now').mockImplementation(() => start + seconds * 1000);
    };
    it('saves its time when the tab goes out of sight', async () => {
      const { server } = await openRunner();
      passTime(12);
      vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
      fireEvent(document, new Event('visibilitychange'));
      await waitFor(() => expect(savedAnswers(server)).toEqual(['item-1 time only']));
    });

    it('saves its time when another page is opened', async () => {
      const { server, unmount } = await openRunner();
      passTime(12);
      unmount();
      await waitFor(() => expect(savedAnswers(server)).toEqual(['item-1 time only']));
    });
  });
});
