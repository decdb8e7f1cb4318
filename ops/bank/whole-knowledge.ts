import type { Knowledge } from '../../domain/bank/build/build-bank.ts';
import { knowledge } from '../../domain/bank/build/knowledge.ts';
import { casesOfBank } from './cases/cases-of-bank.ts';

/** All that the bank is built from: facts, models, what was written one by one, and the cases. */
export const wholeKnowledge = async (): Promise<Knowledge> => ({
  ...knowledge,
  cases: await casesOfBank(),
});
