import { seedOfRun } from './cycles.ts';
import type { History } from './load/history.ts';
import { type Outcome, outcomeOf, wasUnknown } from './load/operation.ts';
import type { Verdict } from './oracle/verdict.ts';

export type Tally = {
  /** What was done to whom. */
  readonly what: string;
  readonly cycles: number;
  readonly history: History;
  readonly verdict: Verdict;
  /** Milliseconds from each kill to the next acknowledgement. */
  readonly recoveries: readonly number[];
  /** When it began, by this process' clock. */
  readonly began: number;
};

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(share * (values.length - 1))] ?? 0;

const inWords = (recoveries: readonly number[]): readonly string[] => {
  const [median, slowest] = [0.5, 0.99].map((share) => Math.round(quantile(recoveries, share)));
  return recoveries.length === 0 ? [] : [`back after ${median} ms (p99 ${slowest} ms)`];
};

/** Prints in one line how a run went. */
export const printTally = (tally: Tally): void => {
  const { what, cycles, history, verdict, recoveries, began } = tally;
  const { operations } = history;
  const ended = (outcome: Outcome) =>
    operations.filter((one) => outcomeOf(one) === outcome).length.toLocaleString('en');
  const parts = [
    `${what}: ${cycles} cycles`,
    `${ended('ok')} acknowledged`,
    `${ended('fail')} refused`,
    `${operations.filter(wasUnknown).length} unknown in between`,
    `${verdict.lost.length} lost`,
    `${verdict.doubled.length} doubled`,
    `${verdict.wrong.length} wrong otherwise`,
    ...inWords(recoveries),
    `${((performance.now() - began) / 1000).toFixed(1)} s`,
    `seed ${seedOfRun}`,
  ];
  console.log(parts.join(', '));
};
