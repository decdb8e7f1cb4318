import { buildItems } from '../../../domain/bank/build/build-bank.ts';
import { checkItems } from '../publish-bank.ts';
import { simulationsOfBank } from '../simulations/simulations-of-bank.ts';
import { wholeKnowledge } from '../whole-knowledge.ts';
import type { BuiltBank } from './built-bank.ts';

/** Builds and lints all that the sources hold; throws `FlawedBank`, `FlawedCases` and `ModelFailed`. */
export const buildWholeBank = async (): Promise<BuiltBank> => {
  const items = buildItems(await wholeKnowledge());
  checkItems(items);
  return { items, scenarios: await simulationsOfBank() };
};
