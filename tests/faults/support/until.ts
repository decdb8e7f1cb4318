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

/**
 * Waits until each of these clients was told that something it sent from now on is done. Gives the
 * milliseconds until the first of them was.
 */
export const untilAcknowledged = async (
  { operations }: History,
  clients: readonly string[],
): Promise<number> => {
  const since = performance.now();
  const acknowledged = new Map<string, number>();
  let looked = operations.length;
  await until('an acknowledgement', () => {
    for (const operation of operations.slice(looked)) {
      const last = operation.tries.at(-1);
      if (outcomeOf(operation) !== 'ok' || !last || last.from < since) continue;
      if (!acknowledged.has(operation.client)) acknowledged.set(operation.client, last.to - since);
    }
    looked = operations.length;
    return clients.every((name) => acknowledged.has(name));
  });
  const told = clients.map((name) => acknowledged.get(name) ?? 0);
  return Math.min(...told);
};
