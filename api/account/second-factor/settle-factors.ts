import { account } from '../../../domain/account/account.ts';
import { areTold, type HeldFactors } from '../../../domain/account/second-factor.ts';
import { loadStream } from '../../../domain/handling/load-stream.ts';
import { type AccountId, accountStream } from '../../../domain/kernel/ids.ts';
import type { ApiContext } from '../../server/context.ts';
import type { Exchange } from '../../server/exchange.ts';
import { recordOnAccount } from '../record-on-account.ts';

const tries = 3;

const heldBy = async (
  { secondFactors }: ApiContext,
  accountId: AccountId,
): Promise<HeldFactors> => {
  const { totpSince, passkeys } = await secondFactors.standing(accountId);
  return { totp: totpSince !== null, passkeys };
};

/**
 * Tells in the stream what the tables hold, and says whether there was anything to tell. The stream is read
 * first, the tables after it: whatever the stream learns in between makes the decider leave it alone, and it
 * is looked again.
 */
const tellOnce = async (
  context: ApiContext,
  exchange: Exchange,
  accountId: AccountId,
): Promise<boolean> => {
  const { commands, clock } = context.world;
  const { state } = await loadStream(commands, accountStream(accountId), account);
  if (state.status !== 'open') return false;
  const held = await heldBy(context, accountId);
  if (areTold(state, held)) return false;
  const about = { accountId, at: clock.instant() };
  const seen = state.factorChanges;
  await recordOnAccount(context, exchange, { type: 'SettleFactors', ...about, held, seen });
  return true;
};

/** Sees to it that each change of the app and the passkeys is told, also one whose recording was cut off. */
export const settleFactors = async (
  context: ApiContext,
  exchange: Exchange,
  accountId: AccountId,
): Promise<void> => {
  for (let tried = 0; tried < tries; tried += 1) {
    if (!(await tellOnce(context, exchange, accountId))) return;
  }
};
