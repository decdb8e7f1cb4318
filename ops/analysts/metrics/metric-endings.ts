import type { StopSignal } from '../../../domain/kernel/stop-signal.ts';
import { MetricFailure } from './metric-failure.ts';

type Patience = {
  /** Milliseconds it may take in all. */
  readonly limitMs: number;
  /** Aborted when nobody waits for it any more. */
  readonly signal: StopSignal;
};

/** Rejects when the time is over, or nobody waits any more; `clear` lets it rest. */
export const endings = ({ limitMs, signal }: Patience) => {
  let clear = (): void => undefined;
  const over = new Promise<never>((_, reject) => {
    const seconds = Math.round(limitMs / 1000);
    const late = new MetricFailure('TooLong', `It took longer than ${seconds} s`);
    const timer = setTimeout(() => reject(late), limitMs);
    const stop = (): void => reject(new MetricFailure('MetricEnded', 'It was stopped'));
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    clear = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
    };
  });
  over.catch(() => undefined);
  return { over, clear };
};
