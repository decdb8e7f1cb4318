import { backoff } from './backoff.ts';
import { pause } from './pause.ts';
import type { ProjectionFailure, ReadModelStore } from './read-model-store.ts';

/** How often a stopped projection looks whether it is to try again. */
const lookMs = 1000;

/** Keeps a failure for people to see, and tries until that is done or the signal says stop. */
export const keptFailure = async (
  store: Pick<ReadModelStore, 'keepFailure'>,
  failure: ProjectionFailure,
  signal: AbortSignal,
): Promise<void> => {
  const retry = backoff();
  while (!signal.aborted) {
    try {
      return await store.keepFailure(failure);
    } catch {
      // The database is away: everybody is told so already.
      await pause(retry.next(), signal);
    }
  }
};

/** Waits until somebody asked for another try, or until another process got past. */
export const untilRetried = async (
  store: Pick<ReadModelStore, 'isStopped'>,
  { projection, partition }: ProjectionFailure,
  signal: AbortSignal,
): Promise<void> => {
  // What cannot be looked up now is looked up again.
  const isStopped = () => store.isStopped(projection, partition).catch(() => true);
  while (!signal.aborted && (await isStopped())) await pause(lookMs, signal);
};
