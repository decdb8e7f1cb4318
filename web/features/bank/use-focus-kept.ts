import { useEffect, useRef } from 'react';
import { giveFocusBack } from '../../ui/focus-back.ts';

/** Where what had the focus left the page with these entries, a reader goes on at its head. */
export const useFocusKept = (entries: readonly unknown[]): void => {
  const shown = useRef(entries);
  useEffect(() => {
    if (shown.current === entries) return;
    shown.current = entries;
    giveFocusBack(null);
  }, [entries]);
};
