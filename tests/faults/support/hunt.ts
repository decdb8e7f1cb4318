import type { History } from './load/history.ts';
import type { Verdict } from './oracle/verdict.ts';
import { printTally } from './tally.ts';

export type Hunt = {
  readonly what: string;
  readonly history: History;
  /** What to look for; the hunt ends at the first of them. */
  readonly prey: keyof Verdict;
  readonly mostCycles: number;
  /** One more kill, and what the oracle says after it. */
  readonly cycle: () => Promise<Verdict>;
};

/** Kills until the oracle finds what it is expected to find; gives the findings. */
export const hunt = async (wanted: Hunt): Promise<readonly string[]> => {
  const began = performance.now();
  for (let cycles = 1; ; cycles += 1) {
    const verdict = await wanted.cycle();
    const findings = verdict[wanted.prey];
    if (findings.length === 0 && cycles < wanted.mostCycles) continue;
    printTally({ ...wanted, cycles, verdict, recoveries: [], began });
    return findings;
  }
};
