import type { LiveMessage } from '../../domain/contracts/live.ts';

type Listener = (message: LiveMessage) => void;

const listeners = new Set<Listener>();

/** Hears of every read model that moved, until the returned function is called. */
export const hearLive = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const tellLive = (message: LiveMessage): void => {
  for (const listener of listeners) listener(message);
};
