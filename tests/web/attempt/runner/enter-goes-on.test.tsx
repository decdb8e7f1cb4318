import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { questionsOf } from '../start/support/facts.ts';
import { button, heading, isChosen, openRunner } from './support/open-runner.tsx';

const flag = () => button('Flag this question');
const isFlagged = () => flag().getAttribute('aria-pressed') === 'true';

/** Four options and two more. */
const six = questionsOf(2).map((question) => ({
  ...question,
  questionType: 'Single' as const,
  options: [
    ...question.options,
    { label: 'E', text: 'Draw an arterial sample' },
    { label: 'F', text: 'Call the physician' },
  ],
}));

describe('Enter, after a tool was used with the pointer', () => {
  it('goes on and leaves the flag', async () => {
    const { user } = await openRunner();
    await user.click(flag());
    await user.keyboard('{Enter}');
    expect(heading()).toBe('Question 2 of 4');
    await user.keyboard('{ArrowLeft}');
    expect(isFlagged()).toBe(true);
  });

  it('goes on when the menu of tools was closed, or something in it chosen', async () => {
    const { user } = await openRunner();
    await user.click(button('Tools'));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Large text' }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await user.keyboard('{Enter}');
    expect(heading()).toBe('Question 2 of 4');
    await user.click(button('Tools'));
    await screen.findByRole('menu');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await user.keyboard('{Enter}');
    expect(heading()).toBe('Question 3 of 4');
  });

  it('goes on when an option was struck out', async () => {
    const { user } = await openRunner();
    await user.click(button('Strike out option C'));
    await user.keyboard('{Enter}');
    expect(heading()).toBe('Question 2 of 4');
    await user.keyboard('{ArrowLeft}');
    expect(button('Restore option C')).toBeTruthy();
  });

  it('presses a button that was reached by keyboard, as buttons are', async () => {
    const { user } = await openRunner();
    flag().focus();
    await user.keyboard('{Enter}');
    expect(isFlagged()).toBe(true);
    expect(heading()).toBe('Question 1 of 4');
  });
});

describe('a question with six options', () => {
  it('takes F as the letter of the sixth, and Shift and F as the flag', async () => {
    const { user } = await openRunner({ questions: six });
    await user.keyboard('f');
    expect(isChosen(/Call the physician/)).toBe(true);
    expect(isFlagged()).toBe(false);
    await user.keyboard('{Shift>}F{/Shift}');
    expect(isFlagged()).toBe(true);
    expect(flag().getAttribute('aria-keyshortcuts')).toBe('Shift+F');
  });

  it('tells which keys choose and which flag', async () => {
    const { user } = await openRunner({ questions: six });
    expect(screen.getAllByText('F').map(({ tagName }) => tagName)).toContain('KBD');
    await user.keyboard('?');
    const keys = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(keys.textContent).toContain('with six options or more, choose option F');
    expect(keys.textContent).toContain('flag the question, with any number of options');
  });
});

describe('letters that are typed elsewhere', () => {
  it('do nothing to the question while the menu of tools is open', async () => {
    const { user } = await openRunner();
    await user.click(button('Tools'));
    await screen.findByRole('menu');
    await user.keyboard('ps2');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(heading()).toBe('Question 1 of 4');
    expect(screen.getAllByRole('radio', { checked: false })).toHaveLength(4);
  });
});
