import { useEffect, useEffectEvent } from 'react';
import { takesLetters } from '../../ui/takes-letters.ts';

const letters = 'ABCDEFGH';

const optionOfKey = (key: string): string | undefined => {
  if (/^[a-h]$/i.test(key)) return key.toUpperCase();
  return /^[1-8]$/.test(key) ? letters[Number(key) - 1] : undefined;
};

const isPlain = ({ ctrlKey, metaKey, altKey, repeat }: KeyboardEvent): boolean =>
  !(ctrlKey || metaKey || altKey || repeat);

/** Enter on a button or a link is that button's own. */
const actsItself = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('button, a, input, select, textarea') !== null;

const isTyped = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && takesLetters(target);

type Keys = {
  readonly onChoose: (optionId: string) => void;
  readonly onContinue: () => void;
};

/** A to H or 1 to 8 choose, Enter goes on. */
export const useSimulationKeys = ({ onChoose, onContinue }: Keys): void => {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (!isPlain(event) || isTyped(event)) return;
    const option = optionOfKey(event.key);
    if (option) return onChoose(option);
    if (event.key === 'Enter' && !actsItself(event)) onContinue();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handle(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
};
