import { type RefObject, useCallback } from 'react';

/** Shows an element alone on the screen, and back; undefined where the browser cannot, as on a phone. */
export const useFullScreen = (element: RefObject<HTMLElement | null>): (() => void) | undefined => {
  const turn = useCallback(() => {
    const done = document.fullscreenElement
      ? document.exitFullscreen()
      : element.current?.requestFullscreen();
    // Refused by the browser's own rules: the image stays as large as it was.
    done?.catch(() => undefined);
  }, [element]);
  return document.fullscreenEnabled ? turn : undefined;
};
