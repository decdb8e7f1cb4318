import type { Bus, Hint } from '../../../domain/ports/hints.ts';

export type InProcessBusOptions = {
  /** Is told when a listener throws; the others still hear the hint. */
  readonly report: (error: unknown) => void;
};

/** Carries hints between the parts of one process, at once and in order. */
export const inProcessBus = ({ report }: InProcessBusOptions): Bus => {
  const listeners = new Set<(hint: Hint) => void>();
  return {
    publish: (hint) => {
      for (const listener of [...listeners]) {
        try {
          listener(hint);
        } catch (error) {
          report(error);
        }
      }
    },
    listen: (listener) => {
      // The same function may listen twice; each call is ended by what it returned.
      const own = (hint: Hint) => listener(hint);
      listeners.add(own);
      return () => void listeners.delete(own);
    },
    close: async () => listeners.clear(),
  };
};
