import { availableParallelism } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

import { choose } from './choose.ts';
import type { Where } from './execute.ts';
import { findPrograms } from './find-programs.ts';
import { outcomeLine, summary } from './report.ts';
import { type Outcome, runStep } from './run-step.ts';
import { slots } from './slots.ts';
import { reportFile, type Step, steps } from './steps.ts';

const root = join(import.meta.dirname, '../..');

const environment = (): NodeJS.ProcessEnv => {
  const { NO_COLOR, FORCE_COLOR, ...rest } = process.env;
  const tools = [dirname(process.execPath), join(root, 'node_modules/.bin'), rest['PATH']];
  return {
    ...rest,
    ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }),
    PATH: tools.join(delimiter),
    PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile('browser'),
  };
};

const interruptible = (): AbortSignal => {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => stop.abort(signal));
  }
  return stop.signal;
};

const told = (outcome: Outcome): Outcome => {
  console.log(outcomeLine(outcome));
  if (!outcome.ok) console.log(`\n${outcome.output.trim()}\n`);
  return outcome;
};

const runAll = async (chosen: readonly Step[], where: Where): Promise<Outcome[]> => {
  const inSlot = slots(availableParallelism());
  const run = async (step: Step): Promise<Outcome> => told(await runStep(step, inSlot, where));
  const outcomes = await Promise.all(chosen.filter(({ alone }) => !alone).map(run));
  for (const step of chosen.filter(({ alone }) => alone)) outcomes.push(await run(step));
  return outcomes;
};

const choice = choose(steps, process.argv.slice(2));
if (choice.ok) {
  const where = { cwd: root, env: environment(), stop: interruptible() };
  const kinds = new Set(choice.steps.flatMap(({ report }) => report ?? []));
  const found = await findPrograms(where, kinds);
  for (const line of found.said) console.log(line);
  const env = { ...where.env, ...found.variables };
  const outcomes = await runAll(choice.steps, { ...where, env });
  console.log(`\n${[...found.leftOut, summary(outcomes)].join('\n')}`);
  process.exitCode = outcomes.every(({ ok }) => ok) ? 0 : 1;
} else {
  console.error(choice.message);
  process.exitCode = 2;
}
