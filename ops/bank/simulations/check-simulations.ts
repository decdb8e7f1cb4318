import { relative } from 'node:path';
import { describePath } from '../../../domain/bank/cases-schema/case-finding.ts';
import { type LoadedSimulation, readSimulationFile } from './read-simulation-file.ts';

/** The findings of a problem, a line each, as `file:line: error rule: path: what to mend`, and a summary. */
export const describeSimulation = ({
  file,
  findings,
  lineOf,
  problem,
}: LoadedSimulation): readonly string[] => {
  const name = relative('', file);
  const lines = findings.map(
    ({ rule, severity, path, says }) =>
      `${name}:${lineOf(path)}: ${severity} ${rule}: ${describePath(path)}: ${says}`,
  );
  const sections = problem ? `${problem.sections.length} sections, ` : '';
  return [...lines, `${name}: ${sections}${findings.length} errors`];
};

/** Checks problems of the clinical simulation; tells how many may go into the bank. */
export const checkSimulations = async (files: readonly string[]) => {
  const loaded = await Promise.all(files.map(readSimulationFile));
  return {
    lines: loaded.flatMap(describeSimulation),
    sound: loaded.filter(({ findings }) => findings.length === 0).length,
  };
};
