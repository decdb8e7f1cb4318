import { setImmediate as nextTurn } from 'node:timers/promises';

export type BackgroundWork = {
  /** Does it after what runs now; whoever asked does not wait. `failed` is told of what it throws. */
  readonly start: (work: () => Promise<unknown>, failed: (error: unknown) => void) => void;
  /** Resolves once nothing that was started runs any more. */
  readonly settled: () => Promise<void>;
};

/** Work that an answer must not wait for, kept in sight so that a shutdown can wait for it. */
export const backgroundWork = (): BackgroundWork => {
  const running = new Set<Promise<unknown>>();
  return {
    start: (work, failed) => {
      const done: Promise<unknown> = nextTurn()
        .then(work)
        .catch(failed)
        .finally(() => running.delete(done));
      running.add(done);
    },
    settled: async () => {
      while (running.size > 0) await Promise.all(running);
    },
  };
};
