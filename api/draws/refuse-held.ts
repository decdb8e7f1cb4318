import { onOpenExam } from '../../domain/draws/on-open-exam.ts';
import type { AccountId } from '../../domain/kernel/ids.ts';
import type { ApiContext } from '../server/context.ts';
import { Refused } from '../server/refused.ts';

type Disclosure = {
  readonly learner: AccountId;
  readonly itemIds: readonly string[];
  /** The paper that they are told of: what itself holds is no reason to be silent. */
  readonly own?: string;
};

/**
 * Throws `Refused` where an open paper by the clock holds one of these items. Called last before
 * their keys are told, so that no exam can have begun since.
 */
export const refuseHeld = async (
  { world, holds }: Pick<ApiContext, 'world' | 'holds'>,
  { learner, itemIds, own }: Disclosure,
): Promise<void> => {
  if (itemIds.length === 0) return;
  const at = world.clock.instant();
  const waits = onOpenExam(await holds.elsewhere(learner, own), itemIds, { what: 'answers', at });
  if (waits) throw new Refused(waits);
};
