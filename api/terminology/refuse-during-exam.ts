import type { AccountId } from '../../domain/kernel/ids.ts';
import { secondsBetween } from '../../domain/kernel/time.ts';
import type { ApiContext } from '../server/context.ts';
import { Refused } from '../server/refused.ts';

/** Throws `Refused` while an exam by the clock is open: a definition would answer it. */
export const refuseDuringExam = async (
  { world, holds }: Pick<ApiContext, 'world' | 'holds'>,
  learner: AccountId,
): Promise<void> => {
  const [hold] = await holds.elsewhere(learner);
  if (!hold) return;
  const seconds = secondsBetween(world.clock.instant(), hold.until);
  throw new Refused({ code: 'OnOpenExam', what: 'terminology', seconds });
};
