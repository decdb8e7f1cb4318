import { screen, waitFor, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { seeToast } from '../attempt/start/support/render-page.tsx';
import { at, entry, openQueue, queueOf } from './support/open-queue.tsx';

describe('the questions to review', () => {
  it('are shown with how the question did, what learners said, and in their own words', async () => {
    openQueue();
    expect(await screen.findByText('Which setting should be changed first?')).toBeTruthy();
    expect(screen.getByText('One question needs review.')).toBeTruthy();
    expect(screen.getByText('Learner reports: The marked answer is wrong (2).')).toBeTruthy();
    expect(screen.getByText(/Asked 40 times\. Correct: 35%\. Point-biserial: -0\.12/)).toBeTruthy();
    const reports = screen.getByRole('list', { name: 'Reports, the latest first' });
    const [latest, erased] = within(reports).getAllByRole('listitem');
    expect(latest?.textContent).toContain('My text says\ntidal volume.');
    expect(erased?.textContent).toContain('The note was erased with the account of its writer.');
  });

  it('show older reports on request, page by page', async () => {
    const older = (place: number) => ({ place, reason: 'typo', note: `Doubt ${place}`, at });
    const { server, user } = openQueue({
      'GET /api/admin/items/review': queueOf(entry({ reportCount: 4 })),
      'GET /api/admin/items/rt-one/reports': ({ search }: { search: URLSearchParams }) => ({
        body:
          search.get('before') === '6'
            ? { reports: [older(5)], hasOlder: true }
            : { reports: [older(4)], hasOlder: false },
      }),
    });
    await user.click(await screen.findByRole('button', { name: 'Show older reports (2)' }));
    await user.click(await screen.findByRole('button', { name: 'Show older reports (1)' }));
    expect(await screen.findByText('Doubt 4')).toBeTruthy();
    expect(screen.getByText('Doubt 5')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Show older/ })).toBeNull();
    const asked = server.callsTo('GET', '/api/admin/items/rt-one/reports');
    expect(asked.map(({ search }) => search.get('before'))).toEqual(['6', '5']);
  });

  it('that come back tell why earlier reports were dismissed', async () => {
    const dismissed = { at, reason: 'up-to-date', note: 'Guideline of 2026.' };
    openQueue({ 'GET /api/admin/items/review': queueOf(entry({ dismissed })) });
    expect(await screen.findByText(/^Earlier reports were dismissed, .*: It is up/)).toBeTruthy();
    expect(screen.getByText('Guideline of 2026.')).toBeTruthy();
  });

  it('are read page by page, and the page stands in the address', async () => {
    const { server, user } = openQueue({
      'GET /api/admin/items/review': { total: 41, entries: [entry()] },
    });
    expect(await screen.findByText('41 questions need review.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Page 2 of 3')).toBeTruthy();
    expect(screen.getByLabelText('Address').textContent).toBe('/admin/review?page=2');
    const asked = server.callsTo('GET', '/api/admin/items/review');
    expect(asked.map(({ search }) => search.get('page'))).toEqual(['1', '2']);
  });

  it('go back to the last page there is', async () => {
    openQueue(
      { 'GET /api/admin/items/review': { total: 21, entries: [] } },
      '/admin/review?page=9',
    );
    expect(await screen.findByText('Page 2 of 2')).toBeTruthy();
  });
});

describe('the reports of a question', () => {
  const dismiss = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.click(await screen.findByRole('button', { name: 'Dismiss the reports' }));
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Keep the question as it is?' }),
    );
    const send = dialog.getByRole('button', { name: 'Dismiss the reports' });
    expect(send.hasAttribute('disabled')).toBe(true);
    await user.click(dialog.getByRole('radio', { name: 'The marked answer is right' }));
    await user.type(dialog.getByRole('textbox'), 'Looked up.');
    await user.click(send);
  };

  it('are dismissed up to the last that was read, for a reason', async () => {
    const { server, user } = openQueue({
      'POST /api/admin/items/rt-one/reports/dismissal': { itemId: 'rt-one', through: 3 },
    });
    await screen.findByText('One question needs review.');
    server.on('GET', '/api/admin/items/review', () => ({ body: queueOf() }));
    await dismiss(user);
    await seeToast('Reports dismissed');
    expect(server.callsTo('POST', /dismissal$/)[0]?.body).toEqual({
      revision: 1,
      through: 3,
      reason: 'answer-is-right',
      note: 'Looked up.',
    });
    expect(await screen.findByText('No questions need review.')).toBeTruthy();
  });

  it('are shown anew when another editor was faster or another report came in', async () => {
    const message = 'Another report came in. Read it before you dismiss them.';
    const { server, user } = openQueue({
      'POST /api/admin/items/rt-one/reports/dismissal': () => ({
        status: 409,
        body: { message, code: 'NewerReports', field: 'through' },
      }),
    });
    await screen.findByText('One question needs review.');
    server.on('GET', '/api/admin/items/review', () => ({
      body: queueOf(entry({ reports: { 'wrong-key': 2, typo: 1 }, reportCount: 3, through: 4 })),
    }));
    await dismiss(user);
    await seeToast(message);
    expect(await screen.findByText(/There is a mistake in the wording \(1\)/)).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('that nobody gave cannot be dismissed', async () => {
    const quiet = entry({ concerns: ['dead-distractor'], reports: {}, reportCount: 0, newest: [] });
    openQueue({ 'GET /api/admin/items/review': queueOf(quiet) });
    await screen.findByRole('button', { name: 'Change the key' });
    expect(screen.queryByRole('button', { name: 'Dismiss the reports' })).toBeNull();
  });
});
