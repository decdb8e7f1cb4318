import type { AttemptId, StreamName } from '../../domain/kernel/ids.ts';
import type { Cause } from '../../domain/ports/effects.ts';
import { pause } from '../runtime/pause.ts';
import { doOrPark, lookEveryMs, type Parking, tryAgain } from './parked-work.ts';

export type Sweep<Work extends { readonly attemptId: AttemptId }> = {
  readonly parking: Parking<Work>;
  /** So many at the most, none of them parked, those over for longest first. */
  readonly overdue: (limit: number) => Promise<readonly Work[]>;
  readonly streamOf: (attempt: AttemptId) => StreamName;
  readonly complete: (work: Work) => Promise<void>;
};

/** Of an exam it is up once. */
export const timeIsUp = (attempt: AttemptId): Cause => ({
  id: attempt,
  correlationId: 'time is up',
});

const atOnce = 8;
const limit = 500;
/** After a long time away there are more than can be ended at once; the read model needs a moment between. */
const nextMs = 500;

const sweepOnce = async <Work extends { readonly attemptId: AttemptId }>(
  { parking, overdue, streamOf, complete }: Sweep<Work>,
  signal: AbortSignal,
): Promise<'all' | 'some'> => {
  const found = await overdue(limit);
  for (let from = 0; from < found.length && !signal.aborted; from += atOnce) {
    const group = found.slice(from, from + atOnce).map((work) => {
      const { attemptId } = work;
      const task = { key: attemptId, orderKey: attemptId, stream: streamOf(attemptId), work };
      return doOrPark(parking, task, complete);
    });
    await Promise.all(group);
  }
  await tryAgain(parking, complete, signal);
  return found.length < limit ? 'all' : 'some';
};

/**
 * Looks every few seconds for exams whose time is over, until the signal. One that cannot be ended
 * is parked and tried again, and keeps nobody else waiting. Throws what an outage throws.
 */
export const sweepOverdue = async <Work extends { readonly attemptId: AttemptId }>(
  sweep: Sweep<Work>,
  signal: AbortSignal,
): Promise<void> => {
  while (!signal.aborted) {
    const swept = await sweepOnce(sweep, signal);
    await pause(swept === 'all' ? (sweep.parking.everyMs ?? lookEveryMs) : nextMs, signal);
  }
};
