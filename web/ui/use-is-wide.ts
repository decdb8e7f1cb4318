import { useSyncExternalStore } from 'react';

/** Where two panes stand side by side. */
const wide = '(min-width: 1024px)';

const subscribe = (listener: () => void): (() => void) => {
  const query = matchMedia(wide);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Whether the window has room for two panes, for what would be costly to lay out in both ways. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(subscribe, () => matchMedia(wide).matches);
