import type { StopSignal } from '../../../domain/kernel/stop-signal.ts';

export type Nap = {
  /** What `wakeUps.count` was before the look that found nothing. */
  readonly since: number;
  readonly ms: number;
  readonly signal: StopSignal;
};

export type WakeUps = {
  /** How often `wake` was called. */
  readonly count: () => number;
  readonly wake: () => void;
  /** Ends after `ms`, at a wake-up, or on the signal; at once if one of these came since. */
  readonly nap: (nap: Nap) => Promise<void>;
};

/** Tells waiting readers of this process that the log has grown. */
export const wakeUps = (): WakeUps => {
  let count = 0;
  const sleepers = new Set<() => void>();
  return {
    count: () => count,
    wake: () => {
      count += 1;
      for (const rise of [...sleepers]) rise();
    },
    nap: ({ since, ms, signal }) =>
      new Promise((resolve) => {
        if (count !== since || signal.aborted) return resolve();
        const rise = () => {
          clearTimeout(alarm);
          sleepers.delete(rise);
          signal.removeEventListener('abort', rise);
          resolve();
        };
        const alarm = setTimeout(rise, ms);
        sleepers.add(rise);
        signal.addEventListener('abort', rise, { once: true });
      }),
  };
};
