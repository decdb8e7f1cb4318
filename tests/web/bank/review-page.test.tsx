import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { type ReviewEntry, reviewEntry, reviewQueue } from '../../../domain/contracts/items.ts';
import { ReviewPage } from '../../../web/features/bank/review-page.tsx';
import { learner } from '../attempt/start/support/facts.ts';
import { fakeServer } from '../attempt/start/support/fake-server.ts';
import { renderPage, seeToast } from '../attempt/start/support/render-page.tsx';

const signedOut = { status: 401, body: { message: 'Not signed in', code: 'SignedOut' } };
const at = '2026-11-20T12:00:00.000Z';

const entry = (changes: Partial<Record<keyof ReviewEntry, unknown>> = {}): ReviewEntry =>
  reviewEntry.parse({
    itemId: 'rt-one',
    revision: 1,
    field: 'RT',
    exam: 'TMC',
    area: 'Patient Data',
    stem: 'Which setting should be changed first?',
    concerns: ['reported'],
    reports: { 'wrong-key': 2 },
    reportCount: 2,
    through: 3,
    newest: [
      { place: 7, reason: 'wrong-key', note: 'My text says\ntidal volume.', at },
      { place: 6, reason: 'wrong-key', note: null, at },
    ],
    dismissed: null,
    asked: 40,
    facility: 0.35,
    pointBiserial: -0.12,
    medianSeconds: 45,
    omitted: 1,
    options: ['Rate', 'Tidal volume', 'Oxygen', 'Flow'].map((text, index) => ({
      id: `option${index}`,
      text,
      isKey: index === 0,
      chosen: index * 4,
    })),
    ...changes,
  });

const queueOf = (...entries: readonly ReviewEntry[]) =>
  reviewQueue.parse({ total: entries.length, entries });

const open = (answers: Readonly<Record<string, unknown>> = {}, address = '/admin/review') => {
  const server = fakeServer({ 'GET /api/admin/items/review': queueOf(entry()), ...answers });
  renderPage(<ReviewPage />, { user: learner({ isAdmin: true }), at: address });
  return { server, user: userEvent.setup() };
};

describe('the questions to review', () => {
  it('are shown with how the question did, what learners said, and in their own words', async () => {
    open();
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
    const { server, user } = open({
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
    open({ 'GET /api/admin/items/review': queueOf(entry({ dismissed })) });
    expect(await screen.findByText(/^Earlier reports were dismissed, .*: It is up/)).toBeTruthy();
    expect(screen.getByText('Guideline of 2026.')).toBeTruthy();
  });

  it('are read page by page, and the page stands in the address', async () => {
    const { server, user } = open({
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
    open({ 'GET /api/admin/items/review': { total: 21, entries: [] } }, '/admin/review?page=9');
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
    const { server, user } = open({
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
    const { server, user } = open({
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
    open({ 'GET /api/admin/items/review': queueOf(quiet) });
    await screen.findByRole('button', { name: 'Change the key' });
    expect(screen.queryByRole('button', { name: 'Dismiss the reports' })).toBeNull();
  });
});

describe('the key of a question in doubt', () => {
  const changeKey = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.click(await screen.findByRole('button', { name: 'Change the key' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Change the key?' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Rate' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Tidal volume' }));
    await user.type(dialog.getByRole('textbox'), 'Tidal volume comes first here.');
    await user.click(dialog.getByRole('button', { name: 'Change the key' }));
  };

  it('is changed for a reason', async () => {
    const { server, user } = open({
      'POST /api/admin/items/rt-one/rekey': { itemId: 'rt-one', key: ['option1'] },
    });
    await changeKey(user);
    await seeToast('Key changed');
    expect(server.callsTo('POST', '/api/admin/items/rt-one/rekey')[0]?.body).toEqual({
      key: ['option1'],
      reason: 'Tidal volume comes first here.',
    });
  });

  it('[ERR-40] stays when the session has ended, which is said instead', async () => {
    const leave = vi.spyOn(window.location, 'assign').mockReturnValue(undefined);
    const { user } = open({ 'POST /api/admin/items/rt-one/rekey': () => signedOut });
    await changeKey(user);
    await seeToast('Session expired. Please log in again.');
    expect(screen.queryByText('Key not changed')).toBeNull();
    await vi.waitFor(() => expect(leave).toHaveBeenCalledWith('/api/login'));
  });
});
