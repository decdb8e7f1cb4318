import { resolve } from 'node:path';
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

/** Every problem with sections of the bank. */
export const problemsOfBank = () => problemsIn(simulationsFolder);
