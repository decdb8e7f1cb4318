import { useSyncExternalStore } from 'react';
import { type TesterType, testerType } from '../../domain/contracts/test-mode.ts';
import { browserStorage } from '../storage/browser-storage.ts';

/** Who signed in as a tester in this browser. */
export type TestMode = { readonly username: string; readonly type: TesterType };

const keys = { isOn: 'testMode', username: 'testUsername', type: 'testUserType' } as const;

const listeners = new Set<() => void>();
const told = (): void => {
  for (const listener of listeners) listener();
};

/** Kept in this browser only: on when all three say so. */
const stored = (): TestMode | undefined => {
  const username = browserStorage.text(keys.username);
  const { data: type } = testerType.safeParse(browserStorage.text(keys.type));
  const isOn = browserStorage.text(keys.isOn) === 'true' && Boolean(username);
  return isOn && username && type ? { username, type } : undefined;
};

let known: TestMode | undefined;

/** The same object as long as nothing changed. */
const snapshot = (): TestMode | undefined => {
  const now = stored();
  if (now?.username !== known?.username || now?.type !== known?.type) known = now;
  return known;
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
};

export const enterTestMode = ({ username, type }: TestMode): void => {
  browserStorage.put(keys.isOn, 'true');
  browserStorage.put(keys.username, username);
  browserStorage.put(keys.type, type);
  told();
};

export const leaveTestMode = (): void => {
  for (const key of Object.values(keys)) browserStorage.remove(key);
  told();
};

/** Undefined while test mode is off in this browser. */
export const useTestMode = (): TestMode | undefined => useSyncExternalStore(subscribe, snapshot);
