import { browserStorage } from '../storage/browser-storage.ts';

export const appearanceChoices = ['light', 'dark', 'system'] as const;
export type AppearanceChoice = (typeof appearanceChoices)[number];
export type Appearance = 'light' | 'dark';

const storageKey = 'appearance';
const darkSystem = window.matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

const isChoice = (text: string | null): text is AppearanceChoice =>
  appearanceChoices.some((choice) => choice === text);

/** Where storage is switched off the choice lasts as long as the page. */
const storedChoice = (): AppearanceChoice => {
  const stored = browserStorage.text(storageKey);
  return isChoice(stored) ? stored : 'system';
};

let choice = storedChoice();

export const appearanceChoice = (): AppearanceChoice => choice;

/** What is on the screen: the choice, or the system's when that is the choice. */
export const appearance = (): Appearance => {
  if (choice !== 'system') return choice;
  return darkSystem.matches ? 'dark' : 'light';
};

/** Puts the appearance on the document itself, for what lies outside the application's root. */
export const applyAppearance = (): void => {
  document.documentElement.classList.remove('light', 'dark');
  document.documentElement.classList.add(appearance());
  document.documentElement.style.colorScheme = appearance();
};

const changed = (): void => {
  applyAppearance();
  for (const listener of listeners) listener();
};

/** Keeps the choice in this browser and shows it at once. */
export const chooseAppearance = (next: AppearanceChoice): void => {
  choice = next;
  browserStorage.put(storageKey, next);
  changed();
};

darkSystem.addEventListener('change', changed);
window.addEventListener('storage', ({ key }) => {
  if (key !== storageKey) return;
  choice = storedChoice();
  changed();
});

/** Returns the function that ends the subscription. */
export const subscribeToAppearance = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
