import { type Counts, inWords, none, sum } from './counts.ts';
import type { Outcome } from './run-step.ts';

export const outcomeLine = ({ step, seconds, ok }: Outcome): string =>
  `${step.name.padEnd(12)}${seconds.toFixed(1).padStart(7)} s  ${ok ? 'ok' : 'FAILED'}`;

/** Steps that count no tests of their own are summed up as checks. */
const bySuite = (outcomes: readonly Outcome[]): Map<string, Counts> => {
  const suites = new Map<string, Counts>();
  for (const { step, counts } of outcomes) {
    const suite = step.report ? step.name : 'checks';
    suites.set(suite, sum([suites.get(suite) ?? none, counts]));
  }
  return suites;
};

/** A line of counts per suite and, last, the line of totals. */
export const summary = (outcomes: readonly Outcome[]): string => {
  const suites = [...bySuite(outcomes)].map(([suite, counts]) => `${suite}: ${inWords(counts)}`);
  const total = sum(outcomes.map(({ counts }) => counts));
  return `${suites.join(' · ')}\n${inWords(total)}`;
};
