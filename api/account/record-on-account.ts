import { type AccountCommand, account } from '../../domain/account/account.ts';
import type { Position } from '../../domain/kernel/envelope.ts';
import { accountStream } from '../../domain/kernel/ids.ts';
import { type ApiContext, carryOut, type Exchange } from '../server/context.ts';

/** Records what an owner did with their account, as often as they do it. Throws `Refused`. */
export const recordOnAccount = async (
  context: ApiContext,
  exchange: Exchange,
  command: AccountCommand,
): Promise<Position> => {
  const { accountId } = command;
  const { position } = await carryOut(context, exchange, {
    decider: account,
    stream: accountStream(accountId),
    command,
    actor: accountId,
    eachTime: true,
  });
  return position;
};
