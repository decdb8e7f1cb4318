import type { z } from 'zod';
import { type CaseFile, caseFile } from './case-file.ts';
import type { CaseFinding } from './case-finding.ts';

type Issue = z.core.$ZodIssue;

const pathOf = (path: Issue['path']): (string | number)[] =>
  path.map((step) => (typeof step === 'number' ? step : String(step)));

const missing = (issue: Issue): boolean =>
  issue.code === 'invalid_type' && /received undefined/.test(issue.message);

const wordsOf = (issue: Issue): string => {
  if (issue.code === 'unrecognized_keys') {
    const names = issue.keys.map((key) => `"${key}"`).join(' and ');
    return `${names} is no name that a case knows here; a colon inside a text needs quotes around the text`;
  }
  if (missing(issue)) return `"${String(issue.path.at(-1))}" is missing`;
  return issue.message;
};

/** The faults of a form in words, each with the place where it stands. */
export const formFindings = (issues: readonly Issue[]): readonly CaseFinding[] =>
  issues.map((issue) => ({
    rule: 'form',
    severity: 'error' as const,
    path: pathOf(issue.path),
    says: wordsOf(issue),
  }));

export type ReadCase =
  | { readonly ok: true; readonly case: CaseFile }
  | { readonly ok: false; readonly findings: readonly CaseFinding[] };

/** Reads the values of a case file; every fault of its form in words, with the place where it stands. */
export const readCase = (values: unknown): ReadCase => {
  const read = caseFile.safeParse(values);
  if (read.success) return { ok: true, case: read.data };
  return { ok: false, findings: formFindings(read.error.issues) };
};
