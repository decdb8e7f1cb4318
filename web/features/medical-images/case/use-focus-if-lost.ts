import { useEffect, useRef } from 'react';
import { isNowhere } from '../../../ui/focus-back.ts';

/** Takes the focus that was lost with what stood here before, so that a reader goes on from here. */
export const useFocusIfLost = <Kind extends HTMLElement>() => {
  const element = useRef<Kind>(null);
  useEffect(() => {
    if (isNowhere(document.activeElement)) element.current?.focus({ preventScroll: true });
  }, []);
  return element;
};
