import { act, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useSession } from '../../../web/session/use-session.ts';
import { fakeApi, maya } from '../support/fake-api.ts';
import { renderApp } from '../support/render-app.tsx';

const signOutByMenu = async (person: ReturnType<typeof renderApp>['person']): Promise<void> => {
  await person.click(await screen.findByRole('button', { name: /Account menu/ }));
  await person.click(await screen.findByRole('menuitem', { name: 'Sign Out' }));
};

const Orphan = () => useSession().user?.email;

describe('the session', () => {
  it('[AUTH-16] says that it is loading while the current-user check runs', async () => {
    const api = fakeApi();
    let answer: (value: 'offline') => void = () => undefined;
    api.on('GET /api/user', () => new Promise((resolve) => (answer = resolve)));
    renderApp('/');
    expect(screen.getByText('Loading...')).toBeTruthy();
    await waitFor(() => expect(api.callsTo('GET /api/user')).toHaveLength(1));
    await act(async () => answer('offline'));
    await waitFor(() => expect(screen.queryByText('Loading...')).toBeNull());
  });

  it.each([
    ['[AUTH-17]', 'a 401', { status: 401, json: { message: 'Not signed in', code: 'SignedOut' } }],
    ['[AUTH-18]', 'a 500', { status: 500, text: 'Broken' }],
    ['[AUTH-18]', 'a network failure', 'offline' as const],
    ['[ERR-11]', 'a 503', { status: 503, text: '' }],
  ])('%s takes %s of the check for signed out, without an error', async (_id, _what, answer) => {
    const api = fakeApi();
    api.on('GET /api/user', () => answer);
    renderApp('/');
    expect(await screen.findByRole('link', { name: 'Sign In' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull();
  });

  it('[AUTH-19] does not retry the check', async () => {
    const api = fakeApi();
    api.on('GET /api/user', () => 'offline');
    renderApp('/');
    await screen.findByRole('link', { name: 'Sign In' });
    expect(api.callsTo('GET /api/user')).toHaveLength(1);
  });

  it('[ERR-12] throws where there is no provider', () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    expect(() => render(<Orphan />)).toThrow('useSession must be used within a SessionProvider');
  });
});

describe('signing out', () => {
  it('[AUTH-22] [AUTH-24] [ERR-15] forgets the user, says so, and leaves for / after 500 ms', async () => {
    const api = fakeApi(maya);
    api.on('POST /api/logout', () => ({ status: 204 }));
    const { person, leave } = renderApp('/terms');
    const asked = performance.now();
    let left = 0;
    leave.mockImplementation(() => {
      left = performance.now();
    });
    await signOutByMenu(person);
    expect(await screen.findByText('You have been successfully signed out')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Account menu/ })).toBeNull();
    await waitFor(() => expect(leave).toHaveBeenCalledWith('/'));
    expect(left - asked).toBeGreaterThanOrEqual(500);
  });

  it.each([
    ['that finds no session any more', { status: 401 }, () => ({ json: maya })],
    ['that failed after it ended the session', { status: 503 }, () => ({ status: 401 })],
    ['whose answer was lost', 'offline' as const, () => ({ status: 401 })],
  ])(
    '[AUTH-22] [AUTH-25] [ERR-10] by a call %s does the same, and leaves at once',
    async (_what, answer, user) => {
      const api = fakeApi(maya);
      api.on('POST /api/logout', () => {
        api.on('GET /api/user', user);
        return answer;
      });
      const { person, leave } = renderApp('/terms');
      await signOutByMenu(person);
      expect(await screen.findByText('You have been signed out')).toBeTruthy();
      expect(screen.queryByRole('button', { name: /Account menu/ })).toBeNull();
      expect(leave).toHaveBeenCalledWith('/');
    },
  );

  it.each([
    ['a server in trouble', { status: 503, text: 'Broken' }, 'Try again in a moment'],
    ['no connection', 'offline' as const, 'Check your connection and try again'],
  ])('that did not work for %s says so, and keeps the session and the page', async (...row) => {
    const [, answer, advice] = row;
    const api = fakeApi(maya);
    api.on('POST /api/logout', () => answer);
    const { person, leave } = renderApp('/terms');
    await signOutByMenu(person);
    expect(await screen.findByText('Not signed out')).toBeTruthy();
    const said = `You are still signed in on this device. ${advice} before others use it.`;
    expect(screen.getByText(said)).toBeTruthy();
    expect(leave).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: /Account menu/ })).toBeTruthy();

    api.on('POST /api/logout', () => ({ status: 204 }));
    await signOutByMenu(person);
    expect(await screen.findByText('You have been successfully signed out')).toBeTruthy();
    await waitFor(() => expect(leave).toHaveBeenCalledWith('/'));
  });

  it('shows no page rule for visitors while it leaves', async () => {
    const api = fakeApi(maya);
    api.on('POST /api/logout', () => ({ status: 204 }));
    const { person, leave } = renderApp('/subscribe');
    await signOutByMenu(person);
    await screen.findByText('You have been successfully signed out');
    expect(screen.queryByText('Please sign in to subscribe to a plan.')).toBeNull();
    await waitFor(() => expect(leave).toHaveBeenCalledWith('/'));
  });
});
