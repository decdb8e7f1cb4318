// A page that needs the whole screen (the quiz runner) calls useChrome(false) while it is shown:
// top bar, footer and page padding go, and come back when it is left.
import { useContext, useLayoutEffect } from 'react';
import { type Chrome, ChromeContext } from './chrome-context.ts';

const useChromeContext = (): Chrome => {
  const chrome = useContext(ChromeContext);
  if (chrome === null) throw new Error('useChrome must be used within a ChromeProvider');
  return chrome;
};

export const useIsChromeShown = (): boolean => useChromeContext().isShown;

/** Shows or hides the frame around the page for as long as the caller is on the screen. */
export const useChrome = (isShown: boolean): void => {
  const { show } = useChromeContext();
  useLayoutEffect(() => {
    show(isShown);
    return () => show(true);
  }, [isShown, show]);
};
