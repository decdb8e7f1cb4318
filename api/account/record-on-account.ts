import { type AccountCommand, account } from '../../domain/account/account.ts';
import type { Position } from '../../domain/kernel/envelope.ts';
import { accountStream } from '../../domain/kernel/ids.ts';
import { carryOut } from '../server/carry-out.ts';
import type { ApiContext } from '../server/context.ts';
import type { Exchange } from '../server/exchange.ts';

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
