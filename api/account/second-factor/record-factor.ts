import { account } from '../../../domain/account/account.ts';
import type { SecondFactorCommand } from '../../../domain/account/second-factor.ts';
import { accountStream } from '../../../domain/kernel/ids.ts';
import { type ApiContext, carryOut, type Exchange, signedIn } from '../../server/context.ts';

/** Records what the owner changed about their second factors. */
export const recordFactor = async (
  context: ApiContext,
  exchange: Exchange,
  type: SecondFactorCommand['type'],
): Promise<void> => {
  const { accountId } = signedIn(exchange.request);
  await carryOut(context, exchange, {
    decider: account,
    stream: accountStream(accountId),
    command: { type, accountId, at: context.world.clock.instant() },
    actor: accountId,
    eachTime: true,
  });
};
