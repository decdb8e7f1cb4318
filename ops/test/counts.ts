import { z } from 'zod';

import type { ReportKind } from './steps.ts';

export type Counts = {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Of those that passed, how many did so only at the second try: each is a defect to look for. */
  readonly flaky: number;
};

export const none: Counts = { passed: 0, failed: 0, skipped: 0, flaky: 0 };

export const sum = (counts: readonly Counts[]): Counts =>
  counts.reduce(
    (total, { passed, failed, skipped, flaky }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
      flaky: total.flaky + flaky,
    }),
    none,
  );

const count = z.int().nonnegative();

// A file that fails before its first test counts no test: it is counted here as one that failed.
const vitestReport = z
  .object({
    numPassedTests: count,
    numFailedTests: count,
    numPendingTests: count,
    numTodoTests: count,
    testResults: z.array(
      z.object({
        status: z.string(),
        assertionResults: z.array(
          z.object({ status: z.string(), failureMessages: z.array(z.unknown()) }),
        ),
      }),
    ),
  })
  .transform((report) => ({
    passed: report.numPassedTests,
    failed:
      report.numFailedTests +
      report.testResults.filter(
        ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
      ).length,
    skipped: report.numPendingTests + report.numTodoTests,
    // Its report keeps what the first try said of a test that passed at the second.
    flaky: report.testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .length,
  }));

const playwrightReport = z
  .object({
    stats: z.object({ expected: count, unexpected: count, flaky: count, skipped: count }),
  })
  .transform(({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    flaky: stats.flaky,
  }));

const reports = { vitest: vitestReport, playwright: playwrightReport };

const asJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** What the tool's own report says; undefined when there is none that can be read. */
export const readReport = (kind: ReportKind, text: string): Counts | undefined =>
  reports[kind].safeParse(asJson(text)).data;

/** What a step adds to the total: a failure always shows, whatever the report left out. */
export const counted = (ok: boolean, reported: Counts | undefined): Counts => {
  if (!reported) return { ...none, failed: 1 };
  return ok ? reported : { ...reported, failed: Math.max(1, reported.failed) };
};

/** For example "12 passed, 0 failed" or "12 passed, 1 failed, 2 skipped, 1 only at the second try". */
export const inWords = ({ passed, failed, skipped, flaky }: Counts): string =>
  [
    `${passed} passed, ${failed} failed`,
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
    ...(flaky > 0 ? [`${flaky} only at the second try`] : []),
  ].join(', ');
