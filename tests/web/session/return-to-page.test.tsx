import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type FakeApi, fakeApi, maya } from '../support/fake-api.ts';
import { addressNow, renderApp } from '../support/render-app.tsx';

const signedOut = { status: 401, json: { message: 'Not signed in', code: 'SignedOut' } };

/** Ended on another device: the next look at the account says so. */
const endSession = (api: FakeApi, { sources }: ReturnType<typeof renderApp>) => {
  api.on('GET /api/user', () => signedOut);
  const moved = { readModel: 'accounts', position: '9999999999' };
  act(() => sources[0]?.onmessage?.({ data: JSON.stringify(moved) }));
};

const signIn = async (api: FakeApi, { person }: ReturnType<typeof renderApp>) => {
  api.on('POST /api/login', () => ({ json: maya }));
  await person.type(await screen.findByLabelText('Email or username'), 'maya');
  await person.type(screen.getByLabelText('Password'), 'correct horse battery');
  await person.click(screen.getByRole('button', { name: 'Sign In' }));
};

describe('a session that ends elsewhere', () => {
  it.each(['/quiz?attempt=paper-1', '/settings', '/'])(
    'at %s is told, and sign-in leads back there',
    async (at) => {
      const api = fakeApi(maya);
      const opened = renderApp(at);
      await screen.findByRole('button', { name: /Account menu/ });
      endSession(api, opened);
      await waitFor(() => expect(opened.leave).toHaveBeenCalledWith('/auth'));
      opened.unmount();

      const auth = renderApp('/auth');
      await screen.findByText(/^Your session has ended\. Sign in to go back to where you were\./);
      await signIn(api, auth);
      await waitFor(() => expect(addressNow()).toBe(at));
    },
  );
});

describe('a visitor', () => {
  it('who asked for a page of members comes to it by signing in', async () => {
    const api = fakeApi();
    const settings = renderApp('/settings');
    await screen.findAllByRole('link', { name: 'Sign In' });
    expect(addressNow()).toBe('/settings');
    await waitFor(() => expect(sessionStorage.getItem('return-to')).toContain('/settings'));
    settings.unmount();
    const auth = renderApp('/auth');
    await screen.findByText('Sign in to continue to that page.');
    await signIn(api, auth);
    await waitFor(() => expect(addressNow()).toBe('/settings'));
    expect(sessionStorage.getItem('return-to')).toBeNull();
  });

  it('is led nowhere but to a page of ours', async () => {
    sessionStorage.setItem('return-to', JSON.stringify({ path: '//evil.test', hasEnded: false }));
    const api = fakeApi();
    const auth = renderApp('/auth');
    await signIn(api, auth);
    await waitFor(() => expect(addressNow()).toBe('/'));
  });
});
