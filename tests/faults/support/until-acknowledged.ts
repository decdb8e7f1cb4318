import { setTimeout as sleep } from 'node:timers/promises';
import type { History } from './load/history.ts';
import { outcomeOf } from './load/operation.ts';

const patienceMs = 60_000;

/**
 * Waits until something sent after a moment of this process' clock is acknowledged, and gives the
 * milliseconds from then. Throws when a minute is not enough.
 */
export const untilAcknowledged = async (
  { operations }: History,
  since: number,
): Promise<number> => {
  for (let looked = operations.length; performance.now() - since < patienceMs; await sleep(5)) {
    for (const operation of operations.slice(looked)) {
      const last = operation.tries.at(-1);
      if (outcomeOf(operation) === 'ok' && last && last.from > since) return last.to - since;
    }
    looked = operations.length;
  }
  throw new Error('Nothing was acknowledged for a minute after the kill');
};
