import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** Pixels from the end within which somebody still reads there. */
const near = 320;

/** Keeps the end of what grows in view for who reads there; who scrolled away is left alone. */
export const useKeepsEnd = (end: RefObject<HTMLElement | null>): (() => void) => {
  const isNear = useRef(true);
  useEffect(() => {
    const look = (): void => {
      const { scrollHeight } = document.documentElement;
      isNear.current = scrollHeight - window.scrollY - window.innerHeight < near;
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return useCallback(() => {
    if (isNear.current) end.current?.scrollIntoView({ block: 'nearest' });
  }, [end]);
};
