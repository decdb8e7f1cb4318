import { useEffect, useEffectEvent } from 'react';
import type { Grade } from '../../../../domain/contracts/review.ts';
import { takesLetters } from '../../../ui/takes-letters.ts';
import type { CardControls } from './use-card-sitting.ts';

/** In the order of their keys. */
export const grades = [
  { grade: 'again', name: 'Again' },
  { grade: 'hard', name: 'Hard' },
  { grade: 'good', name: 'Good' },
  { grade: 'easy', name: 'Easy' },
] as const satisfies readonly { readonly grade: Grade; readonly name: string }[];

/** On a button these press it. */
const pressing: readonly string[] = [' ', 'Enter'];

const isOther = (event: KeyboardEvent): boolean => {
  if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return true;
  const target = event.target instanceof Element ? event.target : document.body;
  if (takesLetters(target)) return true;
  return pressing.includes(event.key) && target.closest('button, a') !== null;
};

const actionOf = (key: string, controls: CardControls): (() => void) | undefined => {
  if (key.toLowerCase() === 'z') return controls.undo;
  if (!controls.sitting.isTurned) return pressing.includes(key) ? controls.turn : undefined;
  const given = grades[Number(key) - 1];
  return given && (() => controls.grade(given.grade));
};

/** Space turns the card, 1 to 4 grade it, Z takes the last one back. */
export const useCardKeys = (controls: CardControls): void => {
  const handle = useEffectEvent((event: KeyboardEvent): void => {
    const act = isOther(event) ? undefined : actionOf(event.key, controls);
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handle(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
};
