import { useState } from 'react';
import { browserStorage } from '../../../../storage/browser-storage.ts';

export const textSizes = ['standard', 'large', 'largest'] as const;
export type TextSize = (typeof textSizes)[number];

/** How questions are set in this browser. */
export type Reading = { readonly textSize: TextSize; readonly isHighContrast: boolean };

const storageKey = 'runner-reading';
const standard: Reading = { textSize: 'standard', isHighContrast: false };

const storedReading = (): Reading => {
  const { textSize, isHighContrast } = (browserStorage.json(storageKey) ?? {}) as Partial<Reading>;
  return {
    textSize: textSizes.find((size) => size === textSize) ?? standard.textSize,
    isHighContrast: isHighContrast === true,
  };
};

/** Text size and contrast of the runner, kept in this browser. */
export const useReading = (): readonly [Reading, (changes: Partial<Reading>) => void] => {
  const [reading, setReading] = useState(storedReading);
  const change = (changes: Partial<Reading>): void => {
    const next = { ...reading, ...changes };
    browserStorage.put(storageKey, JSON.stringify(next));
    setReading(next);
  };
  return [reading, change];
};
