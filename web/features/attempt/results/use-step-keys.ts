import { useEffect, useEffectEvent } from 'react';
import { takesLetters } from '../../../ui/takes-letters.ts';
import type { Review } from './use-review.ts';

type Steps = Pick<Review, 'before' | 'after'> & { readonly onGo: (number: number) => void };

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Where J and K lead; undefined for another key, and at either end. */
export const stepOf = (press: Press, { before, after }: Omit<Steps, 'onGo'>) => {
  if (press.ctrlKey || press.metaKey || press.altKey) return undefined;
  const key = press.key.toLowerCase();
  if (key === 'j') return after;
  return key === 'k' ? before : undefined;
};

/** J reads the next question, K the one before; letters typed elsewhere do nothing. */
export const useStepKeys = ({ onGo, ...neighbours }: Steps): void => {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.target instanceof Element && takesLetters(event.target)) return;
    const to = stepOf(event, neighbours);
    if (to !== undefined) onGo(to);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handle(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
};
