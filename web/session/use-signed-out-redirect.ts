import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { showToast } from '../toast/toast-store.ts';
import { navigateBrowser } from './navigate-browser.ts';
import { rememberReturn } from './return-to.ts';
import { useSession } from './use-session.ts';

export type SignedOutRule = {
  readonly title: string;
  readonly description: string;
  readonly to: string;
  /** Milliseconds. */
  readonly after: number;
};

/** A page's own rule for visitors: a toast, then the browser goes elsewhere, and back after a sign-in. */
export const useSignedOutRedirect = ({ title, description, to, after }: SignedOutRule): void => {
  const { user, isLoading, isLeaving, hasEnded } = useSession();
  const { pathname, search } = useLocation();
  const isSignedOut = !isLoading && !isLeaving && user === null;
  useEffect(() => {
    if (!isSignedOut) return;
    rememberReturn({ path: pathname + search, hasEnded });
    showToast({ title, description, tone: 'destructive' });
    const leave = (): void => navigateBrowser(to);
    const timer = setTimeout(leave, after);
    // Back from there by the browser's own button: the timer is long over.
    const onReturn = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) leave();
    };
    window.addEventListener('pageshow', onReturn);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pageshow', onReturn);
    };
  }, [isSignedOut, hasEnded, pathname, search, title, description, to, after]);
};
