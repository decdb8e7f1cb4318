import type { Awaiting } from '../../domain/draws/on-open-exam.ts';
import type { AccountId } from '../../domain/kernel/ids.ts';
import { secondsBetween } from '../../domain/kernel/time.ts';
import type { ApiContext } from '../server/context.ts';
import { Refused } from '../server/refused.ts';

/** Throws `Refused` while an exam by the clock is open: what is taught would answer it. */
export const refuseDuringExam = async (
  { world, holds }: Pick<ApiContext, 'world' | 'holds'>,
  learner: AccountId,
  what: Awaiting = 'study-aids',
): Promise<void> => {
  const [hold] = await holds.elsewhere(learner);
  if (!hold) return;
  const seconds = secondsBetween(world.clock.instant(), hold.until);
  throw new Refused({ code: 'OnOpenExam', what, seconds });
};
