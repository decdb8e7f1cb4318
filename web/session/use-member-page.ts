import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { navigateBrowser } from './navigate-browser.ts';
import { rememberReturn } from './return-to.ts';
import { useSession } from './use-session.ts';

/**
 * On a page that only those who are signed in have: a visitor who signs in comes back to it, and when
 * a session ends under it the browser goes to the sign-in, which says so.
 */
export const useMemberPage = (isMembersOnly: (path: string) => boolean): void => {
  const { user, isLoading, isLeaving, hasEnded } = useSession();
  const { pathname, search, hash } = useLocation();
  const isVisited = !(user || isLoading || isLeaving) && isMembersOnly(pathname);
  useEffect(() => {
    if (!isVisited || (pathname === '/' && !hasEnded)) return;
    rememberReturn({ path: pathname + search + hash, hasEnded });
    if (hasEnded) navigateBrowser('/auth');
  }, [isVisited, hasEnded, pathname, search, hash]);
};
