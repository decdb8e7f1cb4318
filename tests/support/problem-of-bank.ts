import { resolve } from 'node:path';
import type { BankScenario } from '../../domain/bank/scenarios/scenario-events.ts';
import { bankProblemOf } from '../../domain/bank/simulations-schema/bank-problem.ts';
import { problemsIn, simulationsFolder } from '../../ops/bank/simulations/simulations-of-bank.ts';

/** Where the problem stands that tests walk. */
const problemFile = resolve(
  import.meta.dirname,
  '../../domain/bank/simulations/adult-medical-surgical/rising-oxygen-need-after-bowel-surgery.yaml',
);

/** The problem that tests walk, as its author wrote it. */
export const problemOfBank = async () => {
  const [problem] = await problemsIn(problemFile);
  if (!problem) throw new Error('The problem is gone');
  return problem;
};

let all: ReturnType<typeof problemsIn> | undefined;

/** Every problem of the bank, read once in a process. */
export const problemsOfBank = () => {
  all ??= problemsIn(simulationsFolder);
  return all;
};

/**
 * A problem as scenarios were published before there were sections, which simulations of then still
 * hold: decisions that everybody meets, each made by the first order, without information gathering.
 */
export const withoutSections = ({ sections = [], ...problem }: BankScenario): BankScenario => ({
  ...problem,
  scenario: {
    ...problem.scenario,
    decisionPoints: problem.scenario.decisionPoints.filter((_, at) => !sections[at]?.isBranch),
  },
  weights: problem.weights.filter((_, at) => !sections[at]?.isBranch),
});

/** The problem that tests walk, as the bank publishes it. */
export const publishedProblem = async (): Promise<BankScenario> =>
  bankProblemOf(await problemOfBank());
