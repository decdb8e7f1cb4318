import type { User } from '../../domain/contracts/account.ts';
import type { Position } from '../../domain/kernel/envelope.ts';
import type { AccountId } from '../../domain/kernel/ids.ts';
import type { ApiContext } from '../server/context.ts';
import { ReadModelBehind } from '../server/unavailable.ts';
import { presentUser } from './presenters/user.ts';

const longestWaitMs = 5000;

/** The user as of a position, so that what was just written is in it. */
export const currentUser = async (
  { world, learners }: ApiContext,
  accountId: AccountId,
  position: Position,
): Promise<User> => {
  await world.readPosition.reached(['accounts'], position, longestWaitMs);
  const account = await learners.account(accountId);
  if (!account) throw new ReadModelBehind('accounts');
  const { progress } = await learners.standing(accountId);
  return presentUser(world.vault, { account, progress, now: world.clock.instant() });
};
