import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { button, heading, isChosen, openRunner } from '../runner/support/open-runner.tsx';
import { openPaper, result } from '../start/support/facts.ts';
import type { FakeServer } from '../start/support/fake-server.ts';
import { adaptivePaper, reviewFact, stepAfter } from './facts.ts';

const answers = '/api/attempts/paper-1/adaptive-answers';

const answering = (server: FakeServer, from = 1): void => {
  let answered = from;
  server.on('POST', answers, () => ({ body: stepAfter(answered++) }));
};

describe('an adaptive exam on the screen', () => {
  it('asks one question at a time, and there is no way back', async () => {
    const { server, user } = await openRunner(adaptivePaper());
    answering(server);
    expect(heading()).toBe('Question 1 of 85 to 150');
    screen.getByText('Your answer is final once you select Next.');
    for (const name of ['Previous', /^Skip/, 'Question map']) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
    expect(button(/^Next/).hasAttribute('disabled')).toBe(true);
    await user.click(screen.getByRole('radio', { name: /^B/ }));
    await user.click(button(/^Next/));
    await screen.findByRole('heading', { name: 'Question 2 of 85 to 150' });
    expect(screen.queryByText(/answer for good/)).toBeNull();
    expect(server.callsTo('POST', answers)[0]?.body).toMatchObject({
      questionId: 'item-1',
      userAnswer: 'B',
    });
  });

  it('is answered by keys alone', async () => {
    const { server, user } = await openRunner(adaptivePaper());
    answering(server);
    await user.keyboard('xa');
    screen.getByRole('button', { name: 'Restore option A' });
    await user.keyboard('{Enter}3{Enter}');
    await screen.findByRole('heading', { name: 'Question 2 of 85 to 150' });
    await user.keyboard('ba{Enter}');
    await screen.findByRole('heading', { name: 'Question 3 of 85 to 150' });
    expect(server.callsTo('POST', answers).map(({ body }) => body)).toMatchObject([
      { questionId: 'item-1', userAnswer: 'C' },
      { questionId: 'item-2', userAnswer: 'A,B' },
    ]);
  });

  it('resumes at the question that waits', async () => {
    await openRunner(adaptivePaper(36));
    expect(heading()).toBe('Question 37 of 85 to 150');
  });

  it('keeps an answer that cannot be sent and sends the same call again', async () => {
    const { server, user } = await openRunner(adaptivePaper());
    server.on('POST', answers, () => 'offline');
    await user.keyboard('b{Enter}');
    await screen.findByText(/saved on this device/);
    await user.click(screen.getByRole('radio', { name: /^C/ }));
    expect(isChosen(/^B/)).toBe(true);
    await user.click(button('Try again'));
    await waitFor(() => expect(server.callsTo('POST', answers)).toHaveLength(2));
    await screen.findByText(/saved on this device/);
    answering(server);
    act(() => void window.dispatchEvent(new Event('online')));
    await screen.findByRole('heading', { name: 'Question 2 of 85 to 150' });
    const calls = server.callsTo('POST', answers);
    const keys = new Set(calls.map(({ headers }) => headers.get('idempotency-key')));
    expect([calls.length, keys.size, keys.has(null)]).toEqual([3, 1, false]);
  });

  it('sends after a reload what could not be sent before it', async () => {
    const first = await openRunner(adaptivePaper());
    first.server.on('POST', answers, () => 'offline');
    await first.user.keyboard('b{Enter}');
    await screen.findByText(/saved on this device/);
    const key = first.server.callsTo('POST', answers)[0]?.headers.get('idempotency-key');
    first.unmount();
    const second = await openRunner(adaptivePaper());
    // The call of its first moment met a server that did not know it yet.
    answering(second.server);
    act(() => void window.dispatchEvent(new Event('online')));
    await screen.findByRole('heading', { name: 'Question 2 of 85 to 150' });
    expect(second.server.callsTo('POST', answers)[0]?.headers.get('idempotency-key')).toBe(key);
  });

  it('shows where the exam stands by now when the answer is refused', async () => {
    const { server, user } = await openRunner(adaptivePaper());
    server.on('POST', answers, () => ({
      status: 409,
      body: { message: 'This answer is final.', code: 'AnswersAreFinal' },
    }));
    server.on('GET', '/api/attempts/paper-1', () => ({ body: openPaper(adaptivePaper(1)) }));
    await user.keyboard('b{Enter}');
    await screen.findByRole('heading', { name: 'Question 2 of 85 to 150' });
  });

  it('leads to its verdict when it has ended', async () => {
    const { server, user } = await openRunner(adaptivePaper(96));
    server.on('POST', answers, () => ({ body: { ended: true } }));
    server.on('GET', '/api/attempts/paper-1', () => ({
      body: result({
        exam: 'NCLEX-RN',
        healthcareField: 'RN',
        isFullLength: true,
        mode: 'adaptive',
        adaptive: reviewFact(),
      }),
    }));
    await user.keyboard('b{Enter}');
    await screen.findByText('Above the passing standard with 95% confidence after 97 questions.');
  });
});
