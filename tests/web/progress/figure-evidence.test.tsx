import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Call } from '../attempt/start/support/fake-server.ts';
import { average, open } from './support/travelled.tsx';

// Nothing has a size here, and the chart and the slider ask for one.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 640, 280));
});

describe('the evidence of a figure', () => {
  const openAverage = async (at: string, answers: object = {}) => {
    const opened = open(at, answers);
    await opened.user.click(await screen.findByRole('button', { name: /^Average score:/ }));
    return { ...opened, dialog: await screen.findByRole('dialog') };
  };

  it('opens with the formula, its version and the events', async () => {
    const { dialog } = await openAverage('/progress');
    const link = await within(dialog).findByRole('link', { name: 'Practice quiz: 90%' });
    expect(link.getAttribute('href')).toBe('/quiz?attempt=quiz-0');
    expect(dialog.textContent).toContain('recent-average@1');
    expect(dialog.textContent).toContain('The mean of your last 10 scores.');
    expect(dialog.textContent).toContain('Based on 2 events');
  });

  it('loads more, and gives the focus back to the figure when it closes', async () => {
    const older = {
      position: '00000000000000000007',
      at: '2026-11-18T18:00:00.000Z',
      day: '2026-11-18',
      type: 'QuizSubmitted',
      attemptId: 'quiz-2',
      words: 'Practice quiz: 62%',
    };
    const page = ({ search }: Call) => ({
      body: search.has('before')
        ? average({ events: [older as never], next: undefined })
        : average(),
    });
    const { user, dialog } = await openAverage('/progress', {
      'GET /api/evidence/recent-average': page,
    });
    await user.click(await within(dialog).findByRole('button', { name: 'Load more' }));
    await within(dialog).findByRole('link', { name: 'Practice quiz: 62%' });
    expect(within(dialog).queryByRole('button', { name: 'Load more' })).toBeNull();
    await user.keyboard('{Escape}');
    await vi.waitFor(() =>
      expect(document.activeElement).toBe(
        screen.getByRole('button', { name: /^Average score: 76%/ }),
      ),
    );
  });

  it('is that of the day that is looked at', async () => {
    const then = average({ asOf: '2026-11-03' as never, value: 72 });
    const { server, dialog } = await openAverage('/progress?asOf=2026-11-03', {
      'GET /api/evidence/recent-average': then,
    });
    await within(dialog).findByText('Based on 2 events through Nov 3, 2026');
    const [call] = server.callsTo('GET', '/api/evidence/recent-average');
    expect(call?.search.get('asOf')).toBe('2026-11-03');
  });
});
