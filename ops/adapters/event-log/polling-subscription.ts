import type { Position } from '../../../domain/kernel/envelope.ts';
import {
  type Batch,
  type EventLog,
  LogUnavailable,
  type Subscribe,
} from '../../../domain/ports/event-log.ts';
import { retryDelayMs } from './retry-delay.ts';
import type { WakeUps } from './wake-ups.ts';

export type Polled = Pick<EventLog, 'readAll'> & {
  readonly wakeUps: WakeUps;
  /** Between two looks that nobody asked for; 250 ms when absent. */
  readonly idleMs?: number;
};

type Reader = { after: Position };

/** Reads to the head and takes the reader along; gives whether the log could be reached. */
const catchUp = async function* (
  readAll: EventLog['readAll'],
  reader: Reader,
  { signal, ...options }: Subscribe,
): AsyncGenerator<Batch, boolean> {
  try {
    for await (const batch of readAll({ ...options, after: reader.after })) {
      if (signal.aborted) return true;
      if (batch.upTo === reader.after) continue;
      reader.after = batch.upTo;
      yield batch;
    }
    return true;
  } catch (error) {
    if (error instanceof LogUnavailable) return false;
    throw error;
  }
};

/**
 * Reads on from `after`, and at the head waits for a wake-up or looks again after a while. An
 * unreachable log is tried again, from where the reader was, until the signal ends it.
 */
export const pollingSubscription = async function* (
  { readAll, wakeUps, idleMs = 250 }: Polled,
  options: Subscribe,
): AsyncGenerator<Batch> {
  const { signal } = options;
  const reader = { after: options.after };
  let failures = 0;
  while (!signal.aborted) {
    const since = wakeUps.count();
    const reached = yield* catchUp(readAll, reader, options);
    failures = reached ? 0 : failures + 1;
    await wakeUps.nap({ since, ms: reached ? idleMs : retryDelayMs(failures), signal });
  }
};
