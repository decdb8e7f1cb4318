import { useEffect, useEffectEvent } from 'react';
import { takesLetters } from '../../../../ui/takes-letters.ts';

type TabKeys = {
  readonly tabs: readonly string[];
  readonly tab: string;
  readonly onTab: (tab: string) => void;
};

const steps: Readonly<Record<string, number>> = { '[': -1, ']': 1 };

const isElsewhere = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && (takesLetters(target) || target.closest('[role="dialog"]') !== null);

/** [ and ] turn the pages of the chart, wherever in the question one is. */
export const useTabKeys = ({ tabs, tab, onTab }: TabKeys): void => {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined || event.ctrlKey || event.metaKey || isElsewhere(event)) return;
    const next = tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length];
    if (next === undefined) return;
    event.preventDefault();
    onTab(next);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handle(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
};
