import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Whoever opened something before a slow page came is not thrown out of it. */
const isInOverlay = (element: Element | null): boolean =>
  element?.closest('[role="menu"], [role="dialog"], [role="alertdialog"]') != null;

/** After a move within the product: the top of the page (or the named part), with the focus on it. */
export const useArrival = (): void => {
  const { pathname, hash } = useLocation();
  const arrivedAt = useRef(pathname + hash);
  useEffect(() => {
    if (arrivedAt.current === pathname + hash) return;
    arrivedAt.current = pathname + hash;
    const part = hash ? document.getElementById(hash.slice(1)) : null;
    if (part) {
      // Never returned: newer browsers answer with a promise, which is no way to end an effect.
      part.scrollIntoView();
      return;
    }
    window.scrollTo(0, 0);
    if (isInOverlay(document.activeElement)) return;
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname, hash]);
};
