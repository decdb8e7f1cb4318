import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refusalOf } from '../../../../web/features/attempt/runner/session/refusal-of.ts';
import { HttpError } from '../../../../web/http/http-error.ts';
import { isGone } from '../../../../web/http/is-gone.ts';
import { seeToast } from '../start/support/render-page.tsx';
import { isChosen, openRunner, savedAnswers, saving } from './support/open-runner.tsx';

const httpError = (status: number, code?: string): HttpError =>
  new HttpError({ status, statusText: '', text: 'No.', code });

describe('a change that the server refuses', () => {
  it.each([
    [409, 'AlreadySubmitted', 'over'],
    [409, 'AttemptGivenUp', 'over'],
    [409, 'TimeIsUp', 'over'],
    [409, 'CannotPause', 'refused'],
    [409, 'AnswerRevealedAlready', 'refused'],
    [400, 'OptionNotOnQuestion', 'refused'],
    [409, 'SomethingNew', 'unclear'],
    [404, 'AttemptNotFound', 'unclear'],
    [404, undefined, 'unclear'],
    [403, undefined, 'unclear'],
    [401, 'SignedOut', undefined],
    [429, 'TooManyTries', undefined],
    [503, 'Unavailable', undefined],
  ])('%i %s means %s', (status, code, meaning) => {
    expect(refusalOf(httpError(status, code))).toBe(meaning);
  });

  it('has failed for good only by the word of the product, not by a status', () => {
    expect([404, 409, 410].map((status) => isGone(httpError(status)))).toEqual(
      Array(3).fill(false),
    );
    expect(isGone(httpError(404, 'AttemptNotFound'))).toBe(true);
    expect(isGone(httpError(409, 'AttemptGivenUp'))).toBe(true);
  });

  it('takes no unsent answer with it when it was only a pause', async () => {
    const { server, user } = await openRunner({ mode: 'custom' });
    server.on('POST', '/api/attempts/paper-1/pause', () => 'offline');
    await user.keyboard('p');
    await user.click(await screen.findByRole('button', { name: 'Resume' }));
    await user.keyboard('b');
    expect(savedAnswers(server)).not.toContain('item-1 B');
    server.on('POST', '/api/attempts/paper-1/pause', () => ({
      status: 409,
      body: { message: 'It cannot be paused.', code: 'CannotPause' },
    }));
    window.dispatchEvent(new Event('online'));
    await seeToast('It cannot be paused.');
    await waitFor(() => expect(savedAnswers(server)).toContain('item-1 B'));
    expect(isChosen(/noninvasive/)).toBe(true);
  });

  it('by something in between is kept and sent again', async () => {
    const { server, user } = await openRunner();
    saving(server, () => ({ status: 404, body: 'no such page' }));
    await user.keyboard('b');
    await screen.findByText(/Saved on this device/);
    saving(server, () => ({ status: 204 }));
    window.dispatchEvent(new Event('online'));
    await screen.findByText('Saved');
    expect(savedAnswers(server)).toEqual(['item-1 B', 'item-1 B']);
  });
});
