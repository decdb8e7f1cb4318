import { resolve } from 'node:path';
import type { BankScenario } from '../../../domain/bank/scenarios/scenario-events.ts';
import { bankProblemOf } from '../../../domain/bank/simulations-schema/bank-problem.ts';
import type { SimulationFile } from '../../../domain/bank/simulations-schema/simulation-file.ts';
import { caseFilesIn } from '../cases/check-cases.ts';
import { describeSimulation } from './check-simulations.ts';
import { readSimulationFile } from './read-simulation-file.ts';

/** Where the problems of the clinical simulation stand. */
export const simulationsFolder = resolve(import.meta.dirname, '../../../domain/bank/simulations');

/** A problem of the bank breaks a rule; its message holds every finding. */
class FlawedSimulations extends Error {
  override name = 'FlawedSimulations' as const;
}

/** The problems of a folder; throws `FlawedSimulations` when one must not go in. */
export const problemsIn = async (folder: string): Promise<readonly SimulationFile[]> => {
  const files = await caseFilesIn(folder);
  const loaded = await Promise.all(files.map(readSimulationFile));
  const flawed = loaded.filter(({ findings }) => findings.length > 0);
  if (flawed.length > 0) throw new FlawedSimulations(flawed.flatMap(describeSimulation).join('\n'));
  return loaded.flatMap(({ problem }) => problem ?? []);
};

/** The ids of problems that others took the place of: none is published again under its own. */
const reused = (problems: readonly SimulationFile[]): readonly string[] => {
  const replaced = new Set(problems.flatMap(({ replaces }) => replaces ?? []));
  return problems.flatMap(({ id }) => (replaced.has(id) ? [id] : []));
};

/** Every simulation that is published; throws `FlawedSimulations` when one must not be. */
export const simulationsOfBank = async (): Promise<readonly BankScenario[]> => {
  const problems = await problemsIn(simulationsFolder);
  const again = reused(problems).map((id) => `${id}: was replaced, so it needs another id`);
  if (again.length > 0) throw new FlawedSimulations(again.join('\n'));
  return problems.map(bankProblemOf);
};
