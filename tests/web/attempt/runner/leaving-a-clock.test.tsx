import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { instantOf } from '../../../../domain/kernel/time.ts';
import { serverNow } from '../../../../web/http/server-clock.ts';
import { overviewFact } from '../start/support/facts.ts';
import { button, heading, openRunner } from './support/open-runner.tsx';

const exam = () => ({
  exam: 'TMC',
  isFullLength: true,
  mode: 'exam',
  // A page takes the time at which a paper was issued for the server's.
  issuedAt: instantOf(serverNow()),
  endsAt: instantOf(serverNow() + 3_600_000),
});
const asked = () => screen.findByRole('alertdialog', { name: 'Leave while the clock is running?' });

describe('the map of an exam', () => {
  it('tells the time that is left, for it lies over the clock', async () => {
    const { user } = await openRunner(exam());
    await user.keyboard('m');
    const map = within(await screen.findByRole('dialog', { name: 'Question map' }));
    map.getByText(/^(1:00:00|59:5\d) left$/);
  });
});

describe('leaving an exam', () => {
  it('is asked about first, with the time that is left', async () => {
    const { user } = await openRunner(exam());
    await user.click(button('Save and leave'));
    const dialog = await asked();
    within(dialog).getByText(/^(1:00:00|59:5\d) left$/);
    await user.keyboard('b');
    await user.click(button('Stay'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(heading()).toBe('Question 1 of 4');
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  });

  it('saves what was answered and goes to the quiz page', async () => {
    const { server, user } = await openRunner(exam());
    server.on('GET', '/api/quiz/overview/RT', () => ({ body: overviewFact() }));
    server.on('GET', '/api/progress', () => ({ status: 503, body: {} }));
    await user.keyboard('b');
    await user.click(button('Save and leave'));
    await asked();
    await user.click(button('Leave'));
    await waitFor(() =>
      expect(screen.getByLabelText('Address').textContent).toBe('/quiz?full=true'),
    );
  });
});
