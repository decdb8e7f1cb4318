import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { LineCounter, parseDocument } from 'yaml';
import type { CaseFinding, CasePath } from '../../../domain/bank/cases-schema/case-finding.ts';
import { formFindings } from '../../../domain/bank/cases-schema/read-case.ts';
import { checkProblem } from '../../../domain/bank/simulations-schema/check-problem.ts';
import {
  type SimulationFile,
  simulationFile,
} from '../../../domain/bank/simulations-schema/simulation-file.ts';
import { lineIn } from '../cases/read-case-file.ts';

/** A problem file as it was read, with where in it a finding stands. */
export type LoadedSimulation = {
  readonly file: string;
  readonly problem: SimulationFile | undefined;
  readonly findings: readonly CaseFinding[];
  readonly lineOf: (path: CasePath) => number;
};

const isSimulation = async (file: string): Promise<boolean> =>
  /^form: *clinical-simulation/m.test(await readFile(file, 'utf8'));

/** Of these files, those that hold a problem of the clinical simulation. */
export const simulationFiles = async (files: readonly string[]): Promise<readonly string[]> => {
  const is = await Promise.all(files.map(isSimulation));
  return files.filter((_, index) => is[index]);
};

const error = (says: string, path: CasePath = []): CaseFinding => ({
  rule: 'form',
  severity: 'error',
  path,
  says,
});

/** Reads one YAML file and tells all that keeps it out of the bank. */
export const readSimulationFile = async (file: string): Promise<LoadedSimulation> => {
  const lines = new LineCounter();
  const text = await readFile(file, 'utf8');
  const document = parseDocument(text, { schema: 'core', lineCounter: lines });
  const lineOf = (path: CasePath) => lineIn(document, lines, path);
  if (document.errors.length > 0) {
    const findings = document.errors.map(({ message }) => error(message.replaceAll('\n', ' ')));
    return { file, problem: undefined, findings, lineOf };
  }
  const read = simulationFile.safeParse(document.toJS());
  if (!read.success) {
    return { file, problem: undefined, findings: formFindings(read.error.issues), lineOf };
  }
  const named = basename(file, '.yaml');
  const misnamed = read.data.id === named ? [] : [error(`write id: ${named}, as its file`, ['id'])];
  return { file, problem: read.data, findings: [...misnamed, ...checkProblem(read.data)], lineOf };
};
