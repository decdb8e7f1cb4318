import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../web/http/query-client.ts';
import { useSignOut } from '../../../web/session/use-sign-out.ts';
import { pendingCalls } from '../../../web/storage/pending-calls.ts';
import { fakeApi, maya } from '../support/fake-api.ts';

const signedInCache = () => {
  const client = createQueryClient();
  client.setQueryData(['user'], maya);
  client.setQueryData(['progress'], { quizzesTaken: 3 });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return { client, wrapper };
};

describe('the cache at sign-out', () => {
  it.each([
    ['success', 204],
    ['a failure that leaves no session', 401],
  ])('[AUTH-23] is empty after %s', async (_outcome, status) => {
    const leave = vi.spyOn(window.location, 'assign').mockReturnValue(undefined);
    fakeApi().on('POST /api/logout', () => ({ status }));
    const { client, wrapper } = signedInCache();
    const { result } = renderHook(() => useSignOut(), { wrapper });
    act(() => result.current.signOut());
    await waitFor(() => expect(leave).toHaveBeenCalled(), { timeout: 3000 });
    expect(result.current.isLeaving).toBe(true);
    expect(client.getQueryData(['user'])).toBeNull();
    expect(client.getQueryData(['progress'])).toBeUndefined();
    expect(client.getQueryCache().getAll()).toHaveLength(1);
    expect(client.getMutationCache().getAll()).toHaveLength(0);
  });

  it('stays while the session lives, with what the server does not have yet', async () => {
    const unsent = { slot: 'answers/q1', path: 'answers/q1', method: 'PUT', id: 'one', at: 1 };
    pendingCalls('open').put({ ...unsent, method: 'PUT' });
    fakeApi(maya).on('POST /api/logout', () => ({ status: 500 }));
    const { client, wrapper } = signedInCache();
    const { result } = renderHook(() => useSignOut(), { wrapper });
    act(() => result.current.signOut());
    await waitFor(() => expect(client.getMutationCache().getAll()[0]?.state.status).toBe('error'));
    expect(result.current.isLeaving).toBe(false);
    expect(client.getQueryData(['user'])).toEqual(maya);
    expect(client.getQueryData(['progress'])).toEqual({ quizzesTaken: 3 });
    expect(pendingCalls('open').all()).toHaveLength(1);
  });

  it('lets a page that comes back from the cache of the browser go on as that of a visitor', async () => {
    vi.spyOn(window.location, 'assign').mockReturnValue(undefined);
    fakeApi().on('POST /api/logout', () => ({ status: 204 }));
    const { client, wrapper } = signedInCache();
    const { result } = renderHook(() => useSignOut(), { wrapper });
    act(() => result.current.signOut());
    await waitFor(() => expect(result.current.isLeaving).toBe(true));
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    expect(result.current.isLeaving).toBe(false);
    expect(client.getQueryData(['user'])).toBeNull();
  });
});
