import { useEffect } from 'react';
import { showToast } from '../toast/toast-store.ts';
import { navigateBrowser } from './navigate-browser.ts';
import { useSession } from './use-session.ts';

export type SignedOutRule = {
  readonly title: string;
  readonly description: string;
  readonly to: string;
  /** Milliseconds. */
  readonly after: number;
};

/** A page's own rule for visitors: a toast, then the browser goes elsewhere. */
export const useSignedOutRedirect = ({ title, description, to, after }: SignedOutRule): void => {
  const { user, isLoading, isLeaving } = useSession();
  const isSignedOut = !isLoading && !isLeaving && user === null;
  useEffect(() => {
    if (!isSignedOut) return;
    showToast({ title, description, tone: 'destructive' });
    const timer = setTimeout(() => navigateBrowser(to), after);
    return () => clearTimeout(timer);
  }, [isSignedOut, title, description, to, after]);
};
