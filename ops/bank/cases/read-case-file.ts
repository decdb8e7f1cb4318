import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { isMap, isSeq, LineCounter, parseDocument } from 'yaml';
import type { CaseFile } from '../../../domain/bank/cases-schema/case-file.ts';
import type { CaseFinding, CasePath } from '../../../domain/bank/cases-schema/case-finding.ts';
import { readCase } from '../../../domain/bank/cases-schema/read-case.ts';

/** A case file as it was read, with where in it a finding stands. */
export type LoadedCase = {
  readonly file: string;
  readonly case: CaseFile | undefined;
  readonly findings: readonly CaseFinding[];
  readonly lineOf: (path: CasePath) => number;
};

type Document = ReturnType<typeof parseDocument>;

type Step = { readonly node: unknown; readonly offset: number | undefined };

const offsetOf = (node: unknown): number | undefined =>
  (node as { readonly range?: readonly number[] } | undefined)?.range?.[0];

const stepInto = (node: unknown, step: string | number): Step | undefined => {
  if (isMap(node)) {
    const pair = node.items.find(({ key }) => String(key) === String(step));
    return pair && { node: pair.value, offset: offsetOf(pair.key) };
  }
  if (!isSeq(node) || typeof step !== 'number') return undefined;
  return { node: node.items[step], offset: offsetOf(node.items[step]) };
};

/** The line of the last step of the path that the file has. */
export const lineIn = (document: Document, lines: LineCounter, path: CasePath): number => {
  let at: Step = { node: document.contents, offset: 0 };
  for (const step of path) {
    const next = stepInto(at.node, step);
    if (!next) break;
    at = { node: next.node, offset: next.offset ?? at.offset };
  }
  return lines.linePos(at.offset ?? 0).line;
};

/** What no case is, but another engine's: a whole simulation. */
const isSimulation = (values: unknown): boolean =>
  typeof values === 'object' &&
  values !== null &&
  'form' in values &&
  values.form === 'clinical-simulation';

const error = (says: string, path: CasePath = []): CaseFinding => ({
  rule: 'form',
  severity: 'error',
  path,
  says,
});

const unread = (document: Document, values: unknown): readonly CaseFinding[] | undefined => {
  if (document.errors.length > 0) {
    return document.errors.map(({ message }) => error(message.replaceAll('\n', ' ').trim()));
  }
  if (isSimulation(values))
    return [error('is a clinical simulation: it stands in domain/bank/simulations')];
  if (typeof values === 'object' && values !== null && 'cases' in values) {
    return [error('holds several cases: write each into a file of its own', ['cases'])];
  }
  return undefined;
};

/** Reads one YAML file; scalars stay text, so that 8.60 and 0300 are what the author wrote. */
export const readCaseFile = async (file: string): Promise<LoadedCase> => {
  const text = await readFile(file, 'utf8');
  const lines = new LineCounter();
  const document = parseDocument(text, { schema: 'failsafe', lineCounter: lines });
  const lineOf = (path: CasePath) => lineIn(document, lines, path);
  const values: unknown = document.errors.length > 0 ? undefined : document.toJS();
  const findings = unread(document, values);
  if (findings) return { file, case: undefined, findings, lineOf };
  const read = readCase(values);
  if (!read.ok) return { file, case: undefined, findings: read.findings, lineOf };
  const named = basename(file, '.yaml');
  const misnamed =
    read.case.id === named
      ? []
      : [error(`the file is called ${named}.yaml, so write id: ${named}`, ['id'])];
  return { file, case: read.case, findings: misnamed, lineOf };
};
