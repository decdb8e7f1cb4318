import { describe, expect, it } from 'vitest';

import { counted, inWords, readReport, sum } from '../../../ops/test/counts.ts';

const vitestReport = (testResults: readonly unknown[]): string =>
  JSON.stringify({
    numPassedTests: 3,
    numFailedTests: 1,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults,
  });

describe('the counts of a report', () => {
  it('are taken from Vitest, with what was skipped or is to be done', () => {
    expect(readReport('vitest', vitestReport([]))).toEqual({
      passed: 3,
      failed: 1,
      skipped: 2,
      flaky: 0,
    });
  });

  it('count a file that failed before its first test as one failure', () => {
    const broken = { status: 'failed', assertionResults: [] };
    const failing = {
      status: 'failed',
      assertionResults: [{ status: 'failed', failureMessages: ['no'] }],
    };
    expect(readReport('vitest', vitestReport([broken, failing]))?.failed).toBe(2);
  });

  it('tell the tests of Vitest that passed only at the second try', () => {
    const steady = { status: 'passed', failureMessages: [] };
    const unsteady = { status: 'passed', failureMessages: ['not yet there'] };
    const files = [{ status: 'passed', assertionResults: [steady, unsteady, steady] }];
    expect(readReport('vitest', vitestReport(files))?.flaky).toBe(1);
  });

  it('are taken from Playwright, where a flaky test passed and is told', () => {
    const report = { stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 2 } };
    expect(readReport('playwright', JSON.stringify(report))).toEqual({
      passed: 5,
      failed: 1,
      skipped: 2,
      flaky: 1,
    });
  });

  it.each(['', '{', '{}', '{"numPassedTests":-1}'])('are none where it reads %j', (text) => {
    expect(readReport('vitest', text)).toBeUndefined();
  });
});

describe('what a step adds to the total', () => {
  const green = { passed: 3, failed: 0, skipped: 0, flaky: 0 };

  it('is what its report says', () => {
    expect(counted(true, green)).toEqual(green);
  });

  it('has a failure where the step failed and its report shows none', () => {
    expect(counted(false, green).failed).toBe(1);
  });

  it('is one failure where no report can be read, though the step says it succeeded', () => {
    expect(counted(true, undefined)).toEqual({ passed: 0, failed: 1, skipped: 0, flaky: 0 });
  });
});

describe('the total', () => {
  it('adds up and names what was skipped or flaky only where something was', () => {
    const one = { passed: 2, failed: 0, skipped: 0, flaky: 0 };
    expect(inWords(sum([one, one]))).toBe('4 passed, 0 failed');
    expect(inWords(sum([one, { passed: 0, failed: 1, skipped: 3, flaky: 2 }]))).toBe(
      '2 passed, 1 failed, 3 skipped, 2 only at the second try',
    );
  });
});
