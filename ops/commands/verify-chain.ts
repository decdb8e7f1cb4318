import type { SealCheck } from '../../domain/ports/seals.ts';
import { systemClock } from '../adapters/clock/system-clock.ts';
import { checkChain, verdictWords } from '../adapters/seals/check-chain.ts';
import type { ReadSide } from './open-read-side.ts';

/** Folds the chain over all events again, compares it with its seals and notes how it went. */
export const verifyChain = async ({
  log,
  seals,
}: Pick<ReadSide, 'log' | 'seals'>): Promise<SealCheck> => {
  const verdict = await checkChain({ log, seals });
  const check = {
    at: systemClock.instant(),
    upTo: verdict.outcome === 'unsealed' ? verdict.after : verdict.upTo,
    isIntact: verdict.outcome === 'intact',
    says: verdictWords(verdict),
  };
  await seals.noteCheck(check);
  return check;
};
