import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { type Counts, counted, none, readReport } from './counts.ts';
import { type Execution, execute, type Where } from './execute.ts';
import type { Slots } from './slots.ts';
import { reportFile, type Step } from './steps.ts';

export type Outcome = {
  readonly step: Step;
  readonly ok: boolean;
  /** From the start of its first program to the end of its last. */
  readonly seconds: number;
  /** What the programs that failed wrote; empty when all is well. */
  readonly output: string;
  readonly counts: Counts;
};

const limitMs = 2_400_000;

const readCounts = async (step: Step, ok: boolean, file: string): Promise<Counts> => {
  if (!step.report) return ok ? { ...none, passed: 1 } : { ...none, failed: 1 };
  const text = await readFile(file, 'utf8').catch(() => '');
  return counted(ok, readReport(step.report, text));
};

const secondsOf = (executions: readonly Execution[]): number =>
  (Math.max(...executions.map(({ endedAt }) => endedAt)) -
    Math.min(...executions.map(({ startedAt }) => startedAt))) /
  1000;

/** Runs the programs of a step, each when a slot is free. A step that hangs is ended and has failed. */
export const runStep = async (step: Step, inSlot: Slots, where: Where): Promise<Outcome> => {
  const file = join(where.cwd, reportFile(step.name));
  await rm(file, { force: true });
  const executions = await Promise.all(
    step.tasks.map((task) =>
      inSlot(() => {
        const stop = AbortSignal.any([where.stop, AbortSignal.timeout(limitMs)]);
        return execute(task, { ...where, stop });
      }),
    ),
  );
  const failed = executions.filter((execution) => !execution.ok);
  const ok = failed.length === 0;
  return {
    step,
    ok,
    seconds: secondsOf(executions),
    output: failed.map(({ output }) => output).join('\n'),
    counts: await readCounts(step, ok, file),
  };
};
