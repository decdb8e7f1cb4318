import { screen, waitFor, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { type RekeyPreview, rekeyPreview } from '../../../domain/contracts/item-review.ts';
import { seeToast } from '../attempt/start/support/render-page.tsx';
import { entry, openQueue, queueOf } from './support/open-queue.tsx';

const signedOut = { status: 401, body: { message: 'Not signed in', code: 'SignedOut' } };
const affected = (changes: Partial<RekeyPreview> = {}): RekeyPreview =>
  rekeyPreview.parse({
    itemId: 'rt-one',
    revision: 1,
    attempts: 12,
    learners: 9,
    workedOut: 12,
    raised: 4,
    lowered: 1,
    same: 7,
    largestGain: 5,
    largestLoss: 10,
    ...changes,
  });

describe('the key of a question in doubt', () => {
  const wishFor = async (user: ReturnType<typeof userEvent.setup>, ...options: string[]) => {
    await user.click(await screen.findByRole('button', { name: 'Change the key' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Change the key?' }));
    for (const name of options) await user.click(dialog.getByRole('radio', { name }));
    return dialog;
  };

  it('tells whom another one would affect, and nothing while it is the same', async () => {
    const { server, user } = openQueue({
      'POST /api/admin/items/rt-one/rekey/preview': affected(),
    });
    const dialog = await wishFor(user);
    expect(dialog.queryByRole('status')).toBeNull();
    await user.click(dialog.getByRole('radio', { name: 'Tidal volume' }));
    const told =
      '12 attempts of 9 learners held it. 4 scores would rise, by up to 5 points; 1 score would fall, by up to 10 points; 7 scores would stay.';
    await waitFor(() => expect(dialog.getByRole('status').textContent).toBe(told));
    expect(server.callsTo('POST', /preview$/).at(-1)?.body).toEqual({ key: ['option1'] });
  });

  it.each([
    [
      { attempts: 0, learners: 0, workedOut: 0 },
      'No submitted attempt holds this question as it stands.',
    ],
    [
      { attempts: 5000, workedOut: 200, raised: 0, lowered: 0, same: 200 },
      '5,000 attempts of 9 learners held it. Of 200 attempts worked out: 200 scores would stay.',
    ],
  ])('says how much of it was worked out: %o', async (changes, told) => {
    const { user } = openQueue({ 'POST /api/admin/items/rt-one/rekey/preview': affected(changes) });
    const dialog = await wishFor(user, 'Tidal volume');
    await waitFor(() => expect(dialog.getByRole('status').textContent).toBe(told));
  });

  it('that could be none is refused in the words of the server', async () => {
    const message = 'A K-Type question takes two or more correct options, but not all of them.';
    const { user } = openQueue({
      'GET /api/admin/items/review': queueOf(entry({ type: 'multiple' })),
      'POST /api/admin/items/rt-one/rekey/preview': () => ({
        status: 400,
        body: { message, code: 'KeyCount', field: 'key' },
      }),
    });
    const dialog = await wishFor(user);
    for (const name of ['Tidal volume', 'Oxygen', 'Flow']) {
      await user.click(dialog.getByRole('checkbox', { name }));
    }
    await waitFor(() => expect(dialog.getByRole('status').textContent).toBe(message));
  });

  it('is chosen row by row where the question has rows', async () => {
    const rows = ['Wheezes', 'Stridor'].map((text, row) => ({
      text,
      cells: [`option${2 * row}`, `option${2 * row + 1}`],
    }));
    const response = { format: 'matrix', several: false, columns: ['Asthma', 'Croup'], rows };
    const { server, user } = openQueue({
      'GET /api/admin/items/review': queueOf(entry({ type: 'multiple', response })),
      'POST /api/admin/items/rt-one/rekey/preview': affected(),
    });
    const dialog = await wishFor(user);
    const stridor = within(dialog.getByRole('group', { name: 'Stridor' }));
    await user.click(stridor.getByRole('checkbox', { name: 'Croup' }));
    await waitFor(() =>
      expect(server.callsTo('POST', /preview$/).at(-1)?.body).toEqual({
        key: ['option0', 'option3'],
      }),
    );
  });

  it('that is an order cannot be changed here', async () => {
    const ordered = entry({ type: 'multiple', response: { format: 'ordered' } });
    openQueue({ 'GET /api/admin/items/review': queueOf(ordered) });
    await screen.findByRole('button', { name: 'Dismiss the reports' });
    expect(screen.queryByRole('button', { name: 'Change the key' })).toBeNull();
  });

  const changeKey = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.click(await screen.findByRole('button', { name: 'Change the key' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Change the key?' }));
    await user.click(dialog.getByRole('radio', { name: 'Tidal volume' }));
    await user.type(dialog.getByRole('textbox'), 'Tidal volume comes first here.');
    await user.click(dialog.getByRole('button', { name: 'Change the key' }));
  };

  it('is changed for a reason, once it was told whom it affects', async () => {
    const { server, user } = openQueue({
      'POST /api/admin/items/rt-one/rekey/preview': affected(),
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
    const { user } = openQueue({
      'POST /api/admin/items/rt-one/rekey/preview': affected(),
      'POST /api/admin/items/rt-one/rekey': () => signedOut,
    });
    await changeKey(user);
    await seeToast('Session expired. Please log in again.');
    expect(screen.queryByText('Key not changed')).toBeNull();
    await vi.waitFor(() => expect(leave).toHaveBeenCalledWith('/api/login'));
  });
});
