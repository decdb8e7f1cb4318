import { randomInt } from 'node:crypto';

/** More of them for a longer run: FAULT_CYCLES=1000. */
export const cyclesWanted = Number(process.env['FAULT_CYCLES'] ?? 50);

/** Printed with each result, so that the same moments can be tried again: FAULT_SEED=… */
export const seedOfRun = Number(process.env['FAULT_SEED'] ?? randomInt(2 ** 31));

const slowestCycleMs = 10_000;

/** A loaded machine is slow, not wrong. */
export const timeLimitMs = 60_000 + cyclesWanted * slowestCycleMs;
