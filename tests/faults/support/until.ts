import { setTimeout as sleep } from 'node:timers/promises';
import type { History } from './load/history.ts';
import { outcomeOf } from './load/operation.ts';

const againAfterMs = 5;
const patienceMs = 60_000;

/** Looks again and again until it is so. Throws when a minute is not enough. */
export const until = async (what: string, isSo: () => Promise<boolean> | boolean) => {
  for (const began = performance.now(); !(await isSo()); await sleep(againAfterMs)) {
    if (performance.now() - began > patienceMs) throw new Error(`Not within a minute: ${what}`);
  }
};

/** Waits until something that is sent from now on is acknowledged. */
export const untilAcknowledged = async ({ operations }: History): Promise<void> => {
  const since = performance.now();
  let looked = operations.length;
  await until('an acknowledgement', () => {
    const fresh = operations.slice(looked);
    looked = operations.length;
    return fresh.some(
      (operation) => outcomeOf(operation) === 'ok' && (operation.tries.at(-1)?.from ?? 0) > since,
    );
  });
};
