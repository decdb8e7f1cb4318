import type { History } from './load/history.ts';
import { outcomeOf, wasUnknown } from './load/operation.ts';
import type { Verdict } from './oracle/verdict.ts';

/** How a run went, in one line: what was done to whom, and what came of it. */
export type Tally = {
  readonly what: string;
  readonly cycles: number;
  readonly history: History;
  readonly verdict: Verdict;
  readonly seed: number;
  /** When it began, of this process' clock. */
  readonly began: number;
};

/** Milliseconds from a kill to the end of the first operation that was acknowledged after it. */
export const recoveryMs = ({ operations }: History, killedAt: number): number | undefined => {
  const ends = operations
    .filter((operation) => outcomeOf(operation) === 'ok')
    .flatMap(({ tries }) => tries.slice(-1))
    .filter(({ from }) => from > killedAt)
    .map(({ to }) => to - killedAt);
  return ends.length === 0 ? undefined : Math.min(...ends);
};

export const printTally = ({ what, cycles, history, verdict, seed, began }: Tally): void => {
  const { operations } = history;
  const count = (is: (operation: (typeof operations)[number]) => boolean) =>
    operations.filter(is).length.toLocaleString('en');
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(
    `${what}: ${cycles} cycles, ${count((one) => outcomeOf(one) === 'ok')} acknowledged, ` +
      `${count(wasUnknown)} unknown in between, ${verdict.lost.length} lost, ` +
      `${verdict.doubled.length} doubled, ${seconds} s (seed ${seed})`,
  );
};
