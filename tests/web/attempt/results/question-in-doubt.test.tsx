import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { list, openResults, shown } from './support/open-results.tsx';

describe('a question in doubt', () => {
  it('is reported with a reason', async () => {
    const { server, user } = openResults();
    server.on('POST', '/api/items/item-1/reports', () => ({ body: { itemId: 'item-1' } }));
    await shown();
    await user.click(within(list()).getByRole('button', { name: /question 1 / }));
    await user.click(screen.getByRole('button', { name: 'Report this question' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Report this question' }));
    const send = dialog.getByRole('button', { name: 'Send report' });
    expect(send.hasAttribute('disabled')).toBe(true);
    await user.click(dialog.getByRole('radio', { name: 'It is out of date' }));
    await user.type(dialog.getByRole('textbox'), 'The range changed.');
    await user.click(send);
    expect((await screen.findAllByText('Report sent')).length).toBeGreaterThan(0);
    expect(server.callsTo('POST', '/api/items/item-1/reports')[0]?.body).toEqual({
      reason: 'outdated',
      note: 'The range changed.',
    });
  });

  it('is still being reported when the window becomes too narrow for two panes', async () => {
    const layout = Object.assign(new EventTarget(), { matches: true });
    vi.stubGlobal('matchMedia', () => layout);
    const { user } = openResults();
    await shown();
    await user.click(screen.getByRole('button', { name: 'Report this question' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Report this question' }));
    await user.type(dialog.getByRole('textbox'), 'The range');
    act(() => {
      layout.matches = false;
      layout.dispatchEvent(new Event('change'));
    });
    await user.type(dialog.getByRole('textbox'), ' changed.');
    expect(await screen.findByDisplayValue('The range changed.')).toBeTruthy();
  });

  it('whose key was corrected is told with both scores and why', async () => {
    openResults({
      rescored: [
        {
          questionId: 'item-2',
          at: '2026-11-21T09:00:00.000Z',
          reason: 'The ratio was read the wrong way round.',
          scoreBefore: 25,
          scoreAfter: 50,
        },
      ],
    });
    await shown();
    expect(
      screen.getByText(
        'The correct answer to question 2 was changed. Your score was 25% and is now 50%. Reason: The ratio was read the wrong way round.',
      ),
    ).toBeTruthy();
  });
});
