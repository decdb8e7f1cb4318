import { heldItems } from '../../domain/draws/held-items.ts';
import type { AccountId } from '../../domain/kernel/ids.ts';
import type { Rescored } from '../progress/queries/learner-reads.ts';
import type { ApiContext } from '../server/context.ts';

/** What an open exam holds, looked for only where a reason may tell a key. */
export const heldOfRescored = async (
  { holds }: Pick<ApiContext, 'holds'>,
  learner: AccountId,
  found: readonly Rescored<unknown>[],
): Promise<(itemId: string) => boolean> => {
  const isRescored = found.some(({ rescorings }) => rescorings.length > 0);
  const held = heldItems(isRescored ? await holds.elsewhere(learner) : []);
  return (itemId) => held.has(itemId);
};
