import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { instantOf } from '../../../../domain/kernel/time.ts';
import {
  clockText,
  timeLevel,
} from '../../../../web/features/attempt/runner/session/time-level.ts';
import { serverNow } from '../../../../web/http/server-clock.ts';
import { result } from '../start/support/facts.ts';
import { openRunner, savedAnswers } from './support/open-runner.tsx';

const minute = 60_000;
const exam = (msLeft: number) => ({
  exam: 'TMC',
  isFullLength: true,
  mode: 'exam',
  endsAt: instantOf(serverNow() + msLeft),
});

describe('the time left', () => {
  it('is quiet, then amber at 10 minutes, red at 2, and over at zero', () => {
    expect([10 * minute + 1, 10 * minute, 2 * minute + 1, 2 * minute, 1, 0].map(timeLevel)).toEqual(
      ['quiet', 'soon', 'soon', 'last', 'last', 'over'],
    );
  });

  it('counts begun seconds whole', () => {
    expect([9_667_000, 581_000, 59_001, 0, -5].map(clockText)).toEqual([
      ...['2:41:07', '9:41', '1:00', '0:00', '0:00'],
    ]);
  });

  it('may be hidden while there is plenty of it', async () => {
    const { user } = await openRunner(exam(60 * minute));
    expect(screen.getByRole('timer').textContent).toMatch(/^(1:00:00|59:5\d) left$/);
    await user.click(screen.getByRole('button', { name: 'Hide time left' }));
    expect(screen.queryByRole('timer')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show time left' }));
    expect(screen.getByRole('timer')).toBeDefined();
  });

  it('is always shown and spoken once it runs short, also after a reload', async () => {
    await openRunner(exam(9 * minute));
    expect(screen.queryByRole('button', { name: /the time left/ })).toBeNull();
    expect(screen.getByText('10 minutes or less left.').getAttribute('role')).toBe('status');
  });

  it('hands the paper in at zero and shows the result', async () => {
    const { server } = await openRunner(exam(6000));
    await screen.findByRole('button', { name: 'Take Another Quiz' }, { timeout: 20_000 });
    expect(server.callsTo('POST', '/api/quiz/submit')).toHaveLength(1);
  }, 40_000);

  it('says that time is up while the result is on its way, and takes no answer any more', async () => {
    const { server, user } = await openRunner(exam(6000));
    let answer: (() => void) | undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    server.on('POST', '/api/quiz/submit', async () => {
      await answered;
      return { body: result() };
    });
    const over = await screen.findByRole(
      'alertdialog',
      { name: 'Time is up' },
      { timeout: 20_000 },
    );
    await waitFor(() => expect(document.activeElement).toBe(over));
    await user.tab();
    expect(document.activeElement).toBe(over);
    await user.keyboard('b');
    // The time on the question is told, an answer is not.
    expect(savedAnswers(server).filter((saved) => !saved.endsWith('time only'))).toEqual([]);
    act(() => answer?.());
    await screen.findByRole('button', { name: 'Take Another Quiz' });
  }, 40_000);

  it('says once that the answers are kept while offline, and hands in when the network is back', async () => {
    const { server } = await openRunner(exam(6000));
    const tries = () => server.callsTo('POST', '/api/quiz/submit').length;
    const timeUp = /^Your answers are saved and will be submitted when you are back online/;
    server.on('POST', '/api/quiz/submit', () => 'offline');
    expect((await screen.findByText(timeUp, {}, { timeout: 20_000 })).role).toBe('status');
    await waitFor(() => expect(tries()).toBe(2), { timeout: 20_000 });
    expect(screen.getByText(timeUp)).toBeDefined();
    expect(screen.queryByText('Error')).toBeNull();
    server.on('POST', '/api/quiz/submit', () => ({ body: result() }));
    act(() => void window.dispatchEvent(new Event('online')));
    await screen.findByRole('button', { name: 'Take Another Quiz' });
  }, 60_000);
});
