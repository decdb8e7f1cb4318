import { resolve } from 'node:path';
import { bankScenarioOf } from '../../../domain/bank/scenarios/bank-scenario.ts';
import type { BankScenario } from '../../../domain/bank/scenarios/scenario-events.ts';
import { scenarios } from '../../../domain/bank/scenarios/scenarios.ts';
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

/** Scenarios written before there were sections, but for those whose place a problem takes. */
export const simulationsOf = (problems: readonly SimulationFile[]): readonly BankScenario[] => {
  const replaced = new Set(problems.flatMap(({ replaces }) => replaces ?? []));
  const kept = scenarios.filter(({ id }) => !replaced.has(id));
  return [...problems.map(bankProblemOf), ...kept.map(bankScenarioOf)];
};

/** Every simulation that is published. */
export const simulationsOfBank = async (): Promise<readonly BankScenario[]> =>
  simulationsOf(await problemsIn(simulationsFolder));
