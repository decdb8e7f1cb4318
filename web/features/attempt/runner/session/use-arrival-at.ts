import { type RefObject, useEffect, useRef } from 'react';

/** A new question starts at its top, and a screen reader hears which one it is. */
export const useArrivalAt = (number: number): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null);
  const arrivedAt = useRef(number);
  useEffect(() => {
    if (arrivedAt.current === number) return;
    arrivedAt.current = number;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [number]);
  return heading;
};
