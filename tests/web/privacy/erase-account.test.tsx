import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeApi, maya } from '../support/fake-api.ts';
import { renderApp } from '../support/render-app.tsx';

const noPlan = { isSet: false, exam: null, examDay: null, minutesADay: 20, daysOff: [] };

const openDialog = async () => {
  const api = fakeApi(maya);
  api.on('GET /api/study-plan', () => ({ json: noPlan }));
  api.on('GET /api/auth/sessions', () => ({ json: [] }));
  const { person } = renderApp('/settings');
  await person.click(await screen.findByRole('button', { name: 'Erase my account…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Erase your account?' }));
  const type = async () => {
    await person.type(dialog.getByLabelText('Type your username, maya'), 'maya');
    await person.type(dialog.getByLabelText('Current password'), 'an old sentence');
  };
  const erase = () => person.click(dialog.getByRole('button', { name: 'Erase for good' }));
  return { api, person, dialog, type, erase };
};

describe('erasing one’s account', () => {
  it('asks for the username and the password, and is over at once', async () => {
    const { api, type, erase } = await openDialog();
    api.on('POST /api/privacy/erasure', () => ({ status: 204 }));
    await type();
    await erase();
    expect(await screen.findByText('Account erased')).toBeTruthy();
    expect(api.callsTo('POST /api/privacy/erasure')[0]?.body).toEqual({
      confirmation: 'maya',
      currentPassword: 'an old sentence',
    });
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Settings' })).toBeNull());
  });

  it('is not sent while something is missing', async () => {
    const { api, dialog, erase } = await openDialog();
    await erase();
    expect(dialog.getByText('Type your username')).toBeTruthy();
    expect(dialog.getByText('Enter your current password')).toBeTruthy();
    expect(api.callsTo('POST /api/privacy/erasure')).toHaveLength(0);
  });

  it('leaves the account where the server refuses', async () => {
    const { api, dialog, type, erase } = await openDialog();
    const refusal = {
      message: 'The current password is incorrect.',
      code: 'WrongPassword',
      field: 'currentPassword',
    };
    api.on('POST /api/privacy/erasure', () => ({ status: 403, json: refusal }));
    await type();
    await erase();
    expect(await screen.findByText('Could not erase your account')).toBeTruthy();
    const password = dialog.getByLabelText('Current password');
    expect(password.getAttribute('aria-invalid')).toBe('true');
  });
});
