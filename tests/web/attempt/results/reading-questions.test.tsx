import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { list, openResults, shown } from './support/open-results.tsx';

const read = () => screen.getByRole('heading', { level: 3, name: /^Question \d/ }).textContent;

describe('the questions of a result, one after the other', () => {
  it('are read by J and K in the order of the list, as far as it goes', async () => {
    const { user } = openResults();
    await shown();
    expect(read()).toBe('Question 2');
    await user.keyboard('jj');
    expect(read()).toBe('Question 1');
    await user.keyboard('jjj');
    expect(read()).toBe('Question 4');
    expect(screen.getByText(/4 of 4$/)).toBeTruthy();
    await user.keyboard('kkkk');
    expect(read()).toBe('Question 2');
  });

  it('are gone through by button, which keeps the focus at the end', async () => {
    const { user } = openResults();
    await shown();
    const next = screen.getByRole('button', { name: 'Next question' });
    for (let step = 0; step < 5; step += 1) await user.click(next);
    expect(read()).toBe('Question 4');
    expect(next.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(next);
    await user.click(screen.getByRole('button', { name: 'Previous question' }));
    expect(read()).toBe('Question 1');
  });

  it('stay where they are while a report is written', async () => {
    const { user } = openResults();
    await shown();
    await user.click(screen.getByRole('button', { name: 'Report this question' }));
    const dialog = await screen.findByRole('dialog', { name: 'Report this question' });
    await user.type(within(dialog).getByRole('textbox'), 'jk');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(read()).toBe('Question 2');
  });
});

describe('on a narrow screen', () => {
  it('a question lies over the list, and leads back to where it was', async () => {
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
    const { user } = openResults();
    await shown();
    expect(screen.queryByRole('heading', { level: 3, name: /^Question/ })).toBeNull();
    await user.click(within(list()).getByRole('button', { name: '3, skipped' }));
    await screen.findByRole('dialog', { name: 'Question 3' });
    await user.keyboard('j');
    expect(read()).toBe('Question 4');
    await user.click(screen.getByRole('button', { name: 'All questions' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toBe('4, correct'),
    );
  });
});
