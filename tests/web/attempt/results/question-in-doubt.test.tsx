import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { OwnReport } from '../../../../domain/contracts/items.ts';
import { learner } from '../start/support/facts.ts';
import { seeToast } from '../start/support/render-page.tsx';
import { list, openResults, shown } from './support/open-results.tsx';

const own = (changes: Partial<OwnReport> = {}) => ({
  questionId: 'item-1',
  reason: 'outdated',
  at: `${learner().today}T18:00:00.000Z`,
  state: 'open',
  because: null,
  ...changes,
});

describe('a question in doubt', () => {
  it('is reported with a reason', async () => {
    const { server, user } = openResults();
    server.on('POST', '/api/items/item-1/reports', () => {
      server.on('POST', '/api/quiz/reports', () => ({ body: [own()] }));
      return { body: { questionId: 'item-1' } };
    });
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
    const told = await screen.findByText(/^You reported this question today, .*\. We will review/);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('button', { name: 'Report this question' })).toBeNull();
    await waitFor(() => expect(document.activeElement?.contains(told)).toBe(true));
    expect(document.activeElement).not.toBe(document.body);
  });

  it('stays reported after a reload, and on no other question', async () => {
    const { user } = openResults({}, [own()]);
    await shown();
    await user.click(within(list()).getByRole('button', { name: /question 1 / }));
    expect(await screen.findByText(/^You reported this question/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Report this question' })).toBeNull();
    await user.click(within(list()).getByRole('button', { name: /question 2 / }));
    expect(screen.queryByText(/^You reported this question/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Report this question' })).toBeTruthy();
  });

  it.each([
    [
      { state: 'kept', because: 'answer-is-right' },
      'We reviewed your report and kept the question as it is: the marked answer is right.',
      true,
    ],
    [
      { state: 'kept', because: 'other' },
      'We reviewed your report and kept the question as it is.',
      true,
    ],
    [{ state: 'changed' }, 'The question was changed after your report.', true],
    [
      { state: 'retired' },
      'The question was retired after your report. It is no longer asked.',
      false,
    ],
  ] as const)('tells what became of the report: %j', async (change, words, isOffered) => {
    const { user } = openResults({}, [own(change)]);
    await shown();
    await user.click(within(list()).getByRole('button', { name: /question 1 / }));
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryAllByRole('button', { name: 'Report this question' })).toHaveLength(
      isOffered ? 1 : 0,
    );
  });

  it('that was reported in another tab says so, and is shown as reported', async () => {
    const { server, user } = openResults();
    const message = 'You already reported this question. We will review it.';
    server.on('POST', '/api/items/item-1/reports', () => {
      server.on('POST', '/api/quiz/reports', () => ({ body: [own()] }));
      return { status: 409, body: { message, code: 'AlreadyReported' } };
    });
    await shown();
    await user.click(within(list()).getByRole('button', { name: /question 1 / }));
    await user.click(screen.getByRole('button', { name: 'Report this question' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Report this question' }));
    await user.click(dialog.getByRole('radio', { name: 'It is out of date' }));
    await user.click(dialog.getByRole('button', { name: 'Send report' }));
    await seeToast(message);
    expect(await screen.findByText(/^You reported this question today/)).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
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
