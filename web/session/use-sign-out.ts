import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { z } from 'zod';
import { forgetPendingCalls } from '../features/runner/pending-calls.ts';
import { request } from '../http/request.ts';
import { userKey } from '../queries/user-query.ts';
import { showToast } from '../toast/toast-store.ts';
import { navigateBrowser } from './navigate-browser.ts';

/** Milliseconds between the toast and the full-page redirect. */
const signOutRedirectDelay = 500;

const callSignOut = async (): Promise<void> => {
  try {
    await request({ path: '/api/logout', method: 'POST', schema: z.unknown() });
  } catch (cause) {
    throw new Error('Logout failed', { cause });
  }
};

const forgetEverything = (client: QueryClient): void => {
  client.setQueryData(userKey, null);
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== userKey[0] });
  client.getMutationCache().clear();
  forgetPendingCalls();
};

/** Sign-out: the user and the cache are gone whether the call succeeds or fails. */
export const useSignOut = (): { readonly signOut: () => void; readonly isLeaving: boolean } => {
  const client = useQueryClient();
  const [isLeaving, setLeaving] = useState(false);
  const { mutate } = useMutation({
    mutationFn: callSignOut,
    onSettled: () => {
      setLeaving(true);
      forgetEverything(client);
    },
    onSuccess: () => {
      showToast({ title: 'Signed out', description: 'You have been successfully signed out' });
      setTimeout(() => navigateBrowser('/'), signOutRedirectDelay);
    },
    onError: () => {
      showToast({ title: 'Signed out', description: 'You have been signed out' });
      navigateBrowser('/');
    },
  });
  const signOut = useCallback(() => mutate(), [mutate]);
  return { signOut, isLeaving };
};
