import type { Join, ReturnSeat } from '../../domain/institution/commands.ts';
import { institution } from '../../domain/institution/institution.ts';
import { institutionStream } from '../../domain/kernel/ids.ts';
import { carryOut } from '../server/carry-out.ts';
import type { ApiContext } from '../server/context.ts';
import type { Exchange } from '../server/exchange.ts';

/** What a learner does about their own seat, in the stream of the school. Throws `Refused`. */
export const asLearner = async (
  context: ApiContext,
  exchange: Exchange,
  command: Join | ReturnSeat,
): Promise<void> => {
  await carryOut(context, exchange, {
    decider: institution,
    stream: institutionStream(command.institutionId),
    command,
    actor: command.accountId,
  });
};
