import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { outcomeLine, summary } from '../../../ops/test/report.ts';
import { type Outcome, runStep } from '../../../ops/test/run-step.ts';
import { slots } from '../../../ops/test/slots.ts';
import { reportFile, type Step, type Task } from '../../../ops/test/steps.ts';

const node = (program: string): Task => [process.execPath, '-e', program];

const vitestSays = (step: string, passed: number): Task => {
  const report = {
    numPassedTests: passed,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [],
  };
  return node(`
    fs.mkdirSync('test-results/reports', { recursive: true });
    fs.writeFileSync('${reportFile(step)}', '${JSON.stringify(report)}');
  `);
};

describe('a step', () => {
  let cwd = '';

  beforeAll(async () => {
    cwd = await mkdtemp(join(tmpdir(), 'boardwell-step-'));
  });

  afterAll(() => rm(cwd, { recursive: true, force: true }));

  const run = (step: Step): Promise<Outcome> =>
    runStep(step, slots(2), { cwd, env: process.env, stop: new AbortController().signal });

  it('is well when all its programs are, and keeps what they wrote to itself', async () => {
    const outcome = await run({ name: 'types', tasks: [node('console.log(1)'), node('')] });
    expect(outcome).toMatchObject({ ok: true, output: '', counts: { passed: 1, failed: 0 } });
    expect(outcomeLine(outcome)).toMatch(/^types {7} +\d+\.\d s {2}ok$/);
  });

  it('has failed when one of its programs has, and shows what that one wrote', async () => {
    const outcome = await run({
      name: 'types',
      tasks: [node('console.log("fine")'), node('console.log("broken"); process.exit(1)')],
    });
    expect(outcome).toMatchObject({ ok: false, counts: { passed: 0, failed: 1 } });
    expect(outcome.output).toBe('broken\n');
    expect(outcomeLine(outcome)).toMatch(/FAILED$/);
  });

  it('counts the tests of its report, and not those of the run before', async () => {
    const first = await run({ name: 'unit', tasks: [vitestSays('unit', 7)], report: 'vitest' });
    expect(first.counts).toEqual({ passed: 7, failed: 0, skipped: 0, flaky: 0 });
    const second = await run({ name: 'unit', tasks: [node('')], report: 'vitest' });
    expect(second.counts).toEqual({ passed: 0, failed: 1, skipped: 0, flaky: 0 });
  });

  it('is summed up per suite, with the totals alone on the last line', async () => {
    const outcomes = [
      await run({ name: 'format', tasks: [node('')] }),
      await run({ name: 'lint', tasks: [node('process.exit(1)')] }),
      await run({ name: 'unit', tasks: [vitestSays('unit', 7)], report: 'vitest' }),
    ];
    expect(summary(outcomes)).toBe(
      'checks: 1 passed, 1 failed · unit: 7 passed, 0 failed\n8 passed, 1 failed',
    );
  });
});
