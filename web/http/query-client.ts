import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { navigateBrowser } from '../session/navigate-browser.ts';
import { userKey } from '../session/user-query.ts';
import { HttpError } from './http-error.ts';

/** Cached data stays until something says it moved: a command of this page or the live feed. */
export const createQueryClient = (): QueryClient => {
  /** Signed out elsewhere: asking who is here again lets the page's own rule follow. */
  const noticeSignedOut = (error: unknown): void => {
    if (!(error instanceof HttpError)) return;
    // Nothing else can be done before: the settings say what is missing.
    const isElsewhere = window.location.pathname !== '/settings';
    if (error.code === 'SecondFactorMissing' && isElsewhere) navigateBrowser('/settings');
    if (error.status !== 401) return;
    void client.invalidateQueries({ queryKey: userKey });
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: noticeSignedOut }),
    mutationCache: new MutationCache({ onError: noticeSignedOut }),
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        retry: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
};
