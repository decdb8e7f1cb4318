import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeApi, maya } from '../support/fake-api.ts';
import { renderApp } from '../support/render-app.tsx';

describe('an open page', () => {
  it('listens only while someone is signed in', async () => {
    fakeApi();
    const { sources } = renderApp('/terms');
    await screen.findByRole('link', { name: 'Sign In' });
    expect(sources).toHaveLength(0);
  });

  it('reads again what moved, not earlier than the position it was told', async () => {
    const api = fakeApi(maya);
    const { sources } = renderApp('/terms');
    await screen.findByRole('button', { name: /Account menu/ });
    api.on('GET /api/user', () => ({ json: { ...maya, username: 'maya.o' } }));
    const moved = { readModel: 'accounts', position: '9999999999' };
    act(() => sources[0]?.onmessage?.({ data: JSON.stringify(moved) }));
    expect(await screen.findByRole('button', { name: 'Account menu, M maya.o' })).toBeTruthy();
    const last = api.callsTo('GET /api/user').at(-1);
    expect(last?.headers.get('x-min-position')).toBe('9999999999');
  });

  it('reads everything again after a break', async () => {
    const api = fakeApi(maya);
    const { sources } = renderApp('/terms');
    await screen.findByRole('button', { name: /Account menu/ });
    act(() => {
      sources[0]?.onerror?.();
      sources[0]?.onopen?.();
    });
    await waitFor(() => expect(api.callsTo('GET /api/user')).toHaveLength(2));
  });

  it('keeps who was there when the server is away for a moment', async () => {
    const api = fakeApi(maya);
    const { sources } = renderApp('/terms');
    await screen.findByRole('button', { name: /Account menu/ });
    api.on('GET /api/user', () => 'offline');
    const moved = { readModel: 'accounts', position: '9999999999' };
    act(() => sources[0]?.onmessage?.({ data: JSON.stringify(moved) }));
    await waitFor(() => expect(api.callsTo('GET /api/user')).toHaveLength(2));
    expect(screen.getByRole('button', { name: /Account menu/ })).toBeTruthy();
  });

  it('stops listening when its session is over', async () => {
    const api = fakeApi(maya);
    const { sources } = renderApp('/terms');
    await screen.findByRole('button', { name: /Account menu/ });
    api.on('GET /api/user', () => ({
      status: 401,
      json: { message: 'Not signed in', code: 'SignedOut' },
    }));
    const moved = { readModel: 'accounts', position: '9999999999' };
    act(() => sources[0]?.onmessage?.({ data: JSON.stringify(moved) }));
    expect(await screen.findByRole('link', { name: 'Sign In' })).toBeTruthy();
    expect(sources[0]?.isClosed).toBe(true);
  });
});
