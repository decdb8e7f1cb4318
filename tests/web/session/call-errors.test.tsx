import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { registerBody } from '../../../domain/contracts/account.ts';
import { achievementsQuery } from '../../../web/features/achievements/achievements-query.ts';
import { HttpError } from '../../../web/http/http-error.ts';
import { createQueryClient } from '../../../web/http/query-client.ts';
import { useRegister } from '../../../web/session/use-register.ts';
import { useSignIn } from '../../../web/session/use-sign-in.ts';
import { userQuery } from '../../../web/session/user-query.ts';
import { fakeApi } from '../support/fake-api.ts';

const withClient = () => {
  const client = createQueryClient();
  return ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
};

const newcomer = registerBody.parse({
  email: 'maya@example.com',
  username: 'maya',
  password: 'a short sentence',
  firstName: 'Maya',
  lastName: 'Okafor',
  healthcareField: 'RT',
});

describe('the error of a failed call', () => {
  it('[ERR-11] of the current-user check is "Failed to fetch user"', async () => {
    fakeApi().on('GET /api/user', () => 'offline');
    const check = createQueryClient().fetchQuery(userQuery());
    await expect(check).rejects.toThrow('Failed to fetch user');
  });

  it('[ERR-03] of a 401 is null for the current-user check, and thrown by other queries', async () => {
    const api = fakeApi();
    const signedOut = { status: 401, json: { message: 'Sign in first', code: 'SignedOut' } };
    api.on('GET /api/user', () => signedOut);
    api.on('GET /api/achievements', () => signedOut);
    expect(await createQueryClient().fetchQuery(userQuery())).toBeNull();
    const other = createQueryClient().fetchQuery(achievementsQuery());
    await expect(other).rejects.toThrow('401: Sign in first');
  });

  it('[ERR-06] of sign-in is "Login failed" by default', async () => {
    fakeApi().on('POST /api/login', () => ({ status: 500 }));
    const { result } = renderHook(() => useSignIn(), { wrapper: withClient() });
    act(() => result.current.mutate({ emailOrUsername: 'maya', password: 'x' }));
    await waitFor(() => expect(result.current.error?.message).toBe('Login failed'));
    expect(result.current.error?.cause).toBeInstanceOf(HttpError);
  });

  it('[ERR-08] of registration is "Registration failed" by default', async () => {
    fakeApi().on('POST /api/register', () => ({ status: 500 }));
    const { result } = renderHook(() => useRegister(), { wrapper: withClient() });
    act(() => result.current.mutate(newcomer));
    await waitFor(() => expect(result.current.error?.message).toBe('Registration failed'));
  });
});
