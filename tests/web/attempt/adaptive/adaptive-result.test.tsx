import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openResults, shown } from '../results/support/open-results.tsx';
import { reviewFact } from './facts.ts';

const ended = {
  exam: 'NCLEX-RN',
  healthcareField: 'RN',
  isFullLength: true,
  mode: 'adaptive',
  adaptive: reviewFact(),
};

describe('the result of an adaptive exam', () => {
  it('says the verdict first, then why it ended and how far it can be trusted', async () => {
    openResults(ended);
    await shown();
    const head = screen.getByRole('heading', { level: 1 });
    expect(head.textContent).toMatch(/^NCLEX-RN, adaptive, November 20/);
    screen.getByText('Above the passing standard with 95% confidence after 97 questions.');
    screen.getByText(/difficulties are estimates that have not been calibrated/);
    screen.getByText(/whole 95% interval was on one side/);
  });

  it('shows the ability after each answer as a chart, and as a table', async () => {
    const { user } = openResults(ended);
    await shown();
    const finding = 'Estimated ability: +0.61 (range +0.20 to +1.02). Passing standard: 0.00';
    screen.getByRole('img', { name: `Chart: ${finding}` });
    await user.click(screen.getByRole('button', { name: 'Show as a table' }));
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows).toHaveLength(5);
    expect(rows[2]?.textContent).toBe('2No+0.10−1.00+1.00−0.60');
  });

  it('leads to another exam of the same form', async () => {
    const { server, user } = openResults(ended);
    server.on('GET', '/api/questions/RN', () => ({ status: 409, body: { message: 'Not yet.' } }));
    await user.click(await shown());
    await user.click(await screen.findByRole('button', { name: 'Start the clock' }));
    await screen.findByRole('alert');
    expect(server.callsTo('GET', '/api/questions/RN')[0]?.search.toString()).toBe(
      'fullLength=true&exam=NCLEX-RN&form=adaptive',
    );
  });
});
