import { LogUnavailable, OutcomeUnknown } from '../../../domain/ports/event-log.ts';
import type { WakeUps } from './wake-ups.ts';

/** Is told once when the log is away, and once when it is back. */
export type OutageReport = {
  readonly began: (error: unknown) => void;
  readonly ended: (outage: { readonly failures: number; readonly seconds: number }) => void;
};

export type Outages = {
  /** Does what needs the log, and learns from it whether the log is there. */
  readonly watch: <Value>(work: () => Promise<Value>) => Promise<Value>;
  /** The same of everything that is read bit by bit. */
  readonly watchEach: <Value>(values: AsyncIterable<Value>) => AsyncGenerator<Value>;
};

type Outage = { readonly since: number; failures: number };

const isAway = (error: unknown): boolean =>
  error instanceof LogUnavailable || error instanceof OutcomeUnknown;

/** Whoever waits for the log to come back is woken by the first call of anybody that succeeds. */
export const outagesOf = (waiting: Pick<WakeUps, 'wake'>, report?: OutageReport): Outages => {
  let outage: Outage | undefined;
  let workedAt = Number.NEGATIVE_INFINITY;

  const works = (): void => {
    workedAt = performance.now();
    if (!outage) return;
    const { failures, since } = outage;
    outage = undefined;
    waiting.wake();
    report?.ended({ failures, seconds: Math.round((workedAt - since) / 100) / 10 });
  };

  const fails = (error: unknown, askedAt: number): void => {
    // A late answer to what was asked before the log was heard again.
    if (!outage && askedAt < workedAt) return;
    if (!outage) report?.began(error);
    outage ??= { since: askedAt, failures: 0 };
    outage.failures += 1;
  };

  const watch: Outages['watch'] = async (work) => {
    const askedAt = performance.now();
    try {
      const value = await work();
      works();
      return value;
    } catch (error) {
      if (isAway(error)) fails(error, askedAt);
      throw error;
    }
  };

  const watchEach: Outages['watchEach'] = async function* (values) {
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
