import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { navigateBrowser } from './navigate-browser.ts';
import { rememberReturn } from './return-to.ts';
import { useSession } from './use-session.ts';

/** Milliseconds: a call of administrators that is refused says so itself, and leads away before that. */
const adminsAfter = 1_000;

/**
 * On a page that only those who are signed in have: a visitor who signs in comes back to it, and when
 * a session ends under it the browser goes to the sign-in, which says so.
 */
export const useMemberPage = (isMembersOnly: (path: string) => boolean): void => {
  const { user, isLoading, isLeaving, hasEnded } = useSession();
  const { pathname, search, hash } = useLocation();
  const isVisited = !(user || isLoading || isLeaving) && isMembersOnly(pathname);
  useEffect(() => {
    if (!isVisited || (pathname === '/' && !hasEnded)) return undefined;
    rememberReturn({ path: pathname + search + hash, hasEnded });
    if (!hasEnded) return undefined;
    if (!pathname.startsWith('/admin')) {
      navigateBrowser('/auth');
      return undefined;
    }
    const timer = setTimeout(() => navigateBrowser('/auth'), adminsAfter);
    return () => clearTimeout(timer);
  }, [isVisited, hasEnded, pathname, search, hash]);
};
