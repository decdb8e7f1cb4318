import { browserStorage } from './browser-storage.ts';

const keyOf = (accountId: string): string => `video-script:${accountId}`;

/** The video script that an account was writing in this browser; to be parsed by whoever reads it. */
export const keptScript = (accountId: string): unknown => browserStorage.json(keyOf(accountId));

/** Whether it was kept. */
export const keepScript = (accountId: string, script: unknown): boolean =>
  browserStorage.put(keyOf(accountId), JSON.stringify(script));

export const forgetScript = (accountId: string): void => browserStorage.remove(keyOf(accountId));
