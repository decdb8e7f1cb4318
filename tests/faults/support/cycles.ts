import { randomInt } from 'node:crypto';
import { z } from 'zod';

const wanted = z
  .object({
    FAULT_CYCLES: z.coerce.number().int().min(1).default(10),
    FAULT_SEED: z.coerce
      .number()
      .int()
      .default(() => randomInt(2 ** 31)),
  })
  .parse(process.env);

/** `npm run torture` wants 50; more of them for a longer run: FAULT_CYCLES=1000. */
export const cyclesWanted = wanted.FAULT_CYCLES;

/** Printed with each result, so that the same moments can be tried again: FAULT_SEED=… */
export const seedOfRun = wanted.FAULT_SEED;

const slowestCycleMs = 20_000;

/** A loaded machine is slow, not wrong. */
export const timeLimitMs = 60_000 + cyclesWanted * slowestCycleMs;
