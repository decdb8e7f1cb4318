import { LogUnavailable, OutcomeUnknown } from '../../../domain/ports/event-log.ts';
import type { WakeUps } from './wake-ups.ts';

export type Presence = {
  /** Does what needs the log, and learns from it whether the log is there. */
  readonly watch: <Value>(work: () => Promise<Value>) => Promise<Value>;
  /** The same of everything that is read bit by bit. */
  readonly watchEach: <Value>(values: AsyncIterable<Value>) => AsyncGenerator<Value>;
};

const isAway = (error: unknown): boolean =>
  error instanceof LogUnavailable || error instanceof OutcomeUnknown;

type Waiting = {
  /** Is told when the log is away. */
  readonly onAway: ((error: unknown) => void) | undefined;
  /** Whoever waits for it to come back: woken by the first call of anybody that succeeds. */
  readonly recovery: Pick<WakeUps, 'wake'>;
};

/** Whether a log can be reached, as those learn who use it. */
export const presenceOf = ({ onAway, recovery }: Waiting): Presence => {
  let away = false;

  const works = (): void => {
    if (away) recovery.wake();
    away = false;
  };

  const fails = (error: unknown): void => {
    if (!isAway(error)) return;
    if (!away) onAway?.(error);
    away = true;
  };

  const watch: Presence['watch'] = async (work) => {
    try {
      const value = await work();
      works();
      return value;
    } catch (error) {
      fails(error);
      throw error;
    }
  };

  const watchEach: Presence['watchEach'] = async function* (values) {
    const iterator = values[Symbol.asyncIterator]();
    try {
      for (;;) {
        const next = await watch(() => iterator.next());
        if (next.done) return;
        yield next.value;
      }
    } finally {
      await iterator.return?.();
    }
  };

  return { watch, watchEach };
};
