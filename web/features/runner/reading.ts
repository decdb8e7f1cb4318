import { useState } from 'react';

export const textSizes = ['standard', 'large', 'largest'] as const;
export type TextSize = (typeof textSizes)[number];

/** How questions are set in this browser. */
export type Reading = { readonly textSize: TextSize; readonly isHighContrast: boolean };

const storageKey = 'runner-reading';
const standard: Reading = { textSize: 'standard', isHighContrast: false };

const storedReading = (): Reading => {
  try {
    const stored = JSON.parse(window.localStorage.getItem(storageKey) ?? '{}') as Partial<Reading>;
    const textSize = textSizes.find((size) => size === stored.textSize) ?? standard.textSize;
    return { textSize, isHighContrast: stored.isHighContrast === true };
  } catch {
    return standard;
  }
};

const store = (reading: Reading): void => {
  try {
    window.localStorage.setItem(storageKey, JSON.stringify(reading));
  } catch {
    return;
  }
};

/** Text size and contrast of the runner, kept in this browser. */
export const useReading = (): readonly [Reading, (changes: Partial<Reading>) => void] => {
  const [reading, setReading] = useState(storedReading);
  const change = (changes: Partial<Reading>): void => {
    const next = { ...reading, ...changes };
    store(next);
    setReading(next);
  };
  return [reading, change];
};
