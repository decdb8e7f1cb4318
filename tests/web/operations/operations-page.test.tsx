import { screen, waitForElementToBeRemoved, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { type Operations, operations } from '../../../domain/contracts/operations.ts';
import { OperationsPage } from '../../../web/features/operations/operations-page.tsx';
import { learner } from '../attempt/start/support/facts.ts';
import { fakeServer } from '../attempt/start/support/fake-server.ts';
import { renderPage } from '../attempt/start/support/render-page.tsx';

const admin = learner({ isAdmin: true });
const since = '2026-11-20T12:00:00.000Z';

const troubled = operations.parse({
  readModels: [
    {
      name: 'progress',
      position: '00000000000000000042',
      eventId: 'event-1',
      since,
      eventType: 'QuizSubmitted',
      error: 'progress cannot fold QuizSubmitted event-1',
    },
  ],
  catchingUp: null,
  stalled: [{ name: 'issue-readiness', error: 'The log is away', since }],
  parked: [
    {
      reaction: 'submit-overdue',
      stream: 'attempt-1',
      failures: 3,
      since,
      position: null,
      eventId: null,
      eventType: null,
      error: 'AttemptPaused is not what its schema says',
      nextTryAt: since,
    },
    {
      reaction: 'submit-overdue',
      stream: 'attempt-2',
      failures: 12,
      since,
      position: null,
      eventId: null,
      eventType: null,
      error: 'AttemptPaused is not what its schema says',
      nextTryAt: null,
    },
  ],
  parkedCount: 12,
});

const open = (answer: Operations) => {
  const server = fakeServer({
    'GET /api/admin/operations': answer,
    'POST /api/admin/operations/retry': { name: 'progress' },
  });
  renderPage(<OperationsPage />, { user: admin, at: '/admin/operations' });
  return server;
};

describe('the operations page', () => {
  it('says that everything works when it does', async () => {
    open({ readModels: [], catchingUp: null, stalled: [], parked: [], parkedCount: 0 });
    await waitForElementToBeRemoved(screen.getByLabelText('Loading the state'));
    expect(screen.getByText('Everything is working.')).toBeTruthy();
  });

  it('names what stopped, where, why and since when', async () => {
    open(troubled);
    expect(
      await screen.findByText(
        'One read model has stopped. One reaction is failing. 12 tasks are waiting for another try.',
      ),
    ).toBeTruthy();
    expect(screen.getByText('progress cannot fold QuizSubmitted event-1')).toBeTruthy();
    expect(
      screen.getByText(/^Since .+ · QuizSubmitted event-1 · position 00000000000000000042$/),
    ).toBeTruthy();
    expect(screen.getByText('submit-overdue: attempt-1')).toBeTruthy();
    expect(screen.getByText(/tried 3 times · Next try /)).toBeTruthy();
    expect(screen.getByText(/tried 12 times · Tried again when you ask for it$/)).toBeTruthy();
    expect(screen.getByText('And 10 more.')).toBeTruthy();
  });

  it('says how far those are that catch up with the log, and how fast', async () => {
    const catchingUp = {
      readModels: ['attempts', 'audit'],
      percent: 41,
      events: 410_000,
      perSecond: 21_300,
    };
    open({ readModels: [], catchingUp, stalled: [], parked: [], parkedCount: 0 });
    expect(await screen.findByText('2 read models are far behind.')).toBeTruthy();
    expect(screen.getByText('attempts, audit')).toBeTruthy();
    expect(screen.getByText('At 41% of the log.')).toBeTruthy();
    expect(screen.getByText('410,000 events folded · 21,300 a second')).toBeTruthy();
  });

  it('has what stopped tried again', async () => {
    const server = open(troubled);
    await userEvent.click(await screen.findByRole('button', { name: 'Try progress again' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByRole('button', { name: 'Try again' })).toHaveProperty('disabled', true);
    await userEvent.type(dialog.getByLabelText('Reason'), 'It was mended');
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    expect((await screen.findAllByText('Trying again')).length).toBeGreaterThan(0);
    expect(server.callsTo('POST', '/api/admin/operations/retry')[0]?.body).toEqual({
      name: 'progress',
      reason: 'It was mended',
    });
    expect(screen.getByRole('button', { name: 'Try submit-overdue again' })).toBeTruthy();
  });

  it('is not shown to learners', async () => {
    fakeServer({});
    renderPage(<OperationsPage />, { user: learner(), at: '/admin/operations' });
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeTruthy();
  });
});
