import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { billingFact } from '../../subscription/billing-fact.ts';
import { fakeApi, maya } from '../../support/fake-api.ts';
import { renderApp } from '../../support/render-app.tsx';

const here = {
  id: 's1',
  current: true,
  createdAt: '2026-11-20T08:00:00.000Z',
  lastSeenAt: '2026-11-21T02:30:00.000Z',
  device: 'Chrome on Linux',
  newDevice: false,
};
const phone = {
  ...here,
  id: 's2',
  current: false,
  lastSeenAt: '2026-11-19T20:12:00.000Z',
  device: 'Safari on iPhone',
  newDevice: true,
};

const standing = { email: maya.email, verified: false, canSend: true };
const noPlan = { isSet: false, exam: null, examDay: null, minutesADay: 20, daysOff: [] };

/** The server of somebody on Free. */
const settingsApi = () => {
  const api = fakeApi(maya);
  api.on('GET /api/billing', () => ({ json: billingFact() }));
  api.on('GET /api/billing/invoices?limit=24', () => ({ json: { invoices: [], next: null } }));
  api.on('GET /api/schools', () => ({ json: { seats: [], coordinates: [] } }));
  return api;
};

const openSettings = async () => {
  const api = settingsApi();
  api.on('GET /api/study-plan', () => ({ json: noPlan }));
  api.on('GET /api/auth/sessions', () => ({ json: [here, phone] }));
  api.on('GET /api/auth/email', () => ({ json: standing }));
  const app = renderApp('/settings');
  await screen.findByRole('heading', { level: 1, name: 'Settings' });
  return { api, ...app };
};

describe('the sections', () => {
  it('are listed, each with a link to its part of the page', async () => {
    await openSettings();
    const links = within(screen.getByRole('navigation', { name: 'Settings' })).getAllByRole('link');
    const headings = screen.getAllByRole('heading', { level: 2 });
    const sections = links.map((link) => link.textContent);
    expect(sections.slice(0, 1)).toEqual(['Security']);
    expect(headings.map((heading) => heading.textContent)).toEqual(sections);
    for (const link of links) {
      const { hash } = new URL(link.getAttribute('href') ?? '', 'http://localhost');
      expect(document.getElementById(hash.slice(1))).toBeTruthy();
    }
  });
});

describe('the appearance', () => {
  it('is chosen here too, and kept', async () => {
    const { person } = await openSettings();
    const dark = screen.getAllByRole('button', { name: 'Dark' })[0] as HTMLElement;
    await person.click(dark);
    expect(dark.getAttribute('aria-pressed')).toBe('true');
    expect(document.documentElement.className).toBe('dark');
    expect(window.localStorage.getItem('appearance')).toBe('dark');
  });
});

describe('extra time', () => {
  it('is saved on the account when it is chosen', async () => {
    const { api, person } = await openSettings();
    api.on('PATCH /api/auth/user', () => ({ json: { ...maya, extraTime: 1.5 } }));
    await person.click(screen.getByRole('radio', { name: /Time and a half/ }));
    expect(
      await screen.findByText('It applies from your next timed quiz or exam on.'),
    ).toBeTruthy();
    expect(api.callsTo('PATCH /api/auth/user')[0]?.body).toEqual({ extraTime: 1.5 });
  });
});

describe('the time zone', () => {
  it('is saved on the account', async () => {
    const { api, person } = await openSettings();
    api.on('PATCH /api/auth/user', () => ({ json: { ...maya, timeZone: 'Europe/Madrid' } }));
    await person.click(screen.getByLabelText('Time zone', { selector: 'button' }));
    await person.click(await screen.findByRole('option', { name: 'Europe/Madrid' }));
    await person.click(screen.getByRole('button', { name: 'Save time zone' }));
    expect(await screen.findByText('Your time zone is set.')).toBeTruthy();
    expect(api.callsTo('PATCH /api/auth/user')[0]?.body).toEqual({ timeZone: 'Europe/Madrid' });
  });

  it('can be taken from the browser', async () => {
    const { person } = await openSettings();
    const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    const offer = { name: `Use this browser's: ${zone.replaceAll('_', ' ')}` };
    await person.click(screen.getByRole('button', offer));
    expect(screen.getByLabelText('Time zone', { selector: 'button' }).textContent).toBe(zone);
    expect(screen.queryByRole('button', offer)).toBeNull();
  });

  it('says why it was not saved', async () => {
    const { api, person } = await openSettings();
    api.on('PATCH /api/auth/user', () => 'offline');
    await person.click(screen.getByRole('button', { name: 'Save time zone' }));
    expect(await screen.findByText('Could not save')).toBeTruthy();
  });
});

describe('the password', () => {
  const change = async ({ person }: Awaited<ReturnType<typeof openSettings>>) => {
    await person.type(screen.getByLabelText('Current password'), 'an old sentence');
    await person.type(screen.getByLabelText('New password'), 'a new sentence');
    await person.click(screen.getByRole('button', { name: 'Change password' }));
  };

  it('is changed with the current one, and the list of sessions is read again', async () => {
    const opened = await openSettings();
    opened.api.on('POST /api/auth/password', () => ({ status: 204 }));
    await screen.findByText('Safari on iPhone');
    opened.api.on('GET /api/auth/sessions', () => ({ json: [here] }));
    await change(opened);
    expect(await screen.findByText('Password changed')).toBeTruthy();
    expect(opened.api.callsTo('POST /api/auth/password')[0]?.body).toEqual({
      currentPassword: 'an old sentence',
      newPassword: 'a new sentence',
    });
    expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('');
    await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull());
  });

  it('stays when the current one is wrong', async () => {
    const opened = await openSettings();
    const refusal = { message: 'That is not your password', code: 'X', field: 'currentPassword' };
    opened.api.on('POST /api/auth/password', () => ({ status: 403, json: refusal }));
    await change(opened);
    expect(await screen.findByText('Could not change password')).toBeTruthy();
    const current = screen.getByLabelText('Current password');
    expect(current.getAttribute('aria-invalid')).toBe('true');
  });

  it('must follow the rule before the server is asked', async () => {
    const { api, person } = await openSettings();
    await person.click(screen.getByRole('button', { name: 'Change password' }));
    expect(screen.getByText('Enter your current password')).toBeTruthy();
    expect(screen.getByText('Use at least 10 characters')).toBeTruthy();
    expect(api.callsTo('POST /api/auth/password')).toHaveLength(0);
  });
});

describe('the sessions', () => {
  it('are listed with this device marked, in the learner’s time', async () => {
    await openSettings();
    expect(await screen.findByText('Chrome on Linux')).toBeTruthy();
    expect(screen.getByText('This device')).toBeTruthy();
    expect(screen.getByText(/^Last active Nov 20, 2026, 8:30\sPM$/)).toBeTruthy();
  });

  it('are ended one by one', async () => {
    const { api, person } = await openSettings();
    api.on('DELETE /api/auth/sessions/s2', () => {
      api.on('GET /api/auth/sessions', () => ({ json: [here] }));
      return { status: 204 };
    });
    const end = { name: 'End the session on Safari on iPhone' };
    await person.click(await screen.findByRole('button', end));
    expect(await screen.findByText('Session ended')).toBeTruthy();
    expect(screen.queryByText('Safari on iPhone')).toBeNull();
  });

  it('that are elsewhere are ended all at once', async () => {
    const { api, person } = await openSettings();
    expect(await screen.findByText('New device')).toBeTruthy();
    api.on('DELETE /api/auth/sessions', () => {
      api.on('GET /api/auth/sessions', () => ({ json: [here] }));
      return { status: 204 };
    });
    await person.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
    expect(await screen.findByText('Signed out everywhere else')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull());
    expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull();
  });

  it('say when one was not ended', async () => {
    const { api, person } = await openSettings();
    api.on('DELETE /api/auth/sessions/s2', () => 'offline');
    await person.click(await screen.findByRole('button', { name: /^End the session/ }));
    expect(await screen.findByText('Could not end the session')).toBeTruthy();
    expect(screen.getByText('Safari on iPhone')).toBeTruthy();
  });

  it('can be asked for again when they did not load', async () => {
    const api = settingsApi();
    api.on('GET /api/study-plan', () => ({ json: noPlan }));
    api.on('GET /api/auth/email', () => ({ json: standing }));
    api.on('GET /api/auth/sessions', () => 'offline');
    const { person } = renderApp('/settings');
    expect((await screen.findByRole('alert')).textContent).toContain('Your sessions');
    api.on('GET /api/auth/sessions', () => ({ json: [here] }));
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Chrome on Linux')).toBeTruthy();
  });
});
