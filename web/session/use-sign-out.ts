import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { z } from 'zod';
import { HttpError } from '../http/http-error.ts';
import { request } from '../http/request.ts';
import { forgetPendingCalls } from '../storage/pending-calls.ts';
import { showToast } from '../toast/toast-store.ts';
import { navigateBrowser } from './navigate-browser.ts';
import { forgetReturn } from './return-to.ts';
import type { Farewell, Session } from './session-context.ts';
import { leaveTestMode } from './test-mode.ts';
import { userKey } from './user-query.ts';

/** Milliseconds between the toast and the full-page redirect. */
const signOutRedirectDelay = 500;
/** What is said last is longer, and nothing is left to wait for. */
const farewellDelay = 2500;

const callSignOut = async (): Promise<void> => {
  try {
    await request({ path: '/api/logout', method: 'POST', schema: z.unknown() });
  } catch (cause) {
    throw new Error('Logout failed', { cause });
  }
};

const saysSignedOut = (error: unknown): boolean =>
  error instanceof HttpError && error.status === 401;

/** Whether the session is gone all the same: the call may have failed after it was ended. */
const isSignedOut = async ({ cause }: Error): Promise<boolean> => {
  if (saysSignedOut(cause)) return true;
  return request({ path: '/api/user', schema: z.unknown() }).then(() => false, saysSignedOut);
};

const forgetEverything = (client: QueryClient): void => {
  client.setQueryData(userKey, null);
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== userKey[0] });
  client.getMutationCache().clear();
  forgetPendingCalls();
  forgetReturn();
  leaveTestMode();
};

const tellStillSignedIn = ({ cause }: Error): void => {
  const first =
    cause instanceof HttpError ? 'Try again in a moment' : 'Check your connection and try again';
  showToast({
    title: 'Not signed out',
    description: `You are still signed in on this device. ${first} before others use it.`,
    tone: 'destructive',
  });
};

/** Whoever comes back by the browser's own button finds the page as it was left: not on its way out any more. */
const useReturn = (onReturn: () => void): void => {
  const returned = useEffectEvent(onReturn);
  useEffect(() => {
    const listener = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) returned();
    };
    window.addEventListener('pageshow', listener);
    return () => window.removeEventListener('pageshow', listener);
  }, []);
};

type Leaving = Pick<Session, 'signOut' | 'leave' | 'isLeaving'>;

/** Sign-out: the user and the cache are gone as soon as the server says that the session is. */
export const useSignOut = (): Leaving => {
  const client = useQueryClient();
  const [isLeaving, setLeaving] = useState(false);
  useReturn(() => setLeaving(false));
  const forget = (): void => {
    setLeaving(true);
    forgetEverything(client);
  };
  const { mutate } = useMutation({
    mutationFn: callSignOut,
    onSuccess: () => {
      forget();
      showToast({ title: 'Signed out', description: 'You have been successfully signed out' });
      setTimeout(() => navigateBrowser('/'), signOutRedirectDelay);
    },
    onError: async (error) => {
      if (!(await isSignedOut(error))) return tellStillSignedIn(error);
      forget();
      showToast({ title: 'Signed out', description: 'You have been signed out' });
      navigateBrowser('/');
    },
  });
  const signOut = useCallback(() => mutate(), [mutate]);
  const leave = useCallback(
    (told: Farewell) => {
      setLeaving(true);
      forgetEverything(client);
      showToast(told);
      setTimeout(() => navigateBrowser('/'), farewellDelay);
    },
    [client],
  );
  return { signOut, leave, isLeaving };
};
