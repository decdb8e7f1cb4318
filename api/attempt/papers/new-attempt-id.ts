import { type AttemptId, attemptId } from '../../../domain/kernel/ids.ts';
import type { ApiContext } from '../../server/context.ts';
import type { Exchange } from '../../server/exchange.ts';
import { namedCommand } from '../../server/named-command.ts';
import { signedIn } from '../../server/signed-in.ts';

/** The same wish again names the same attempt. */
export const newAttemptId = ({ world }: ApiContext, { request }: Exchange): AttemptId => {
  const named = namedCommand(world, request, signedIn(request).accountId);
  return named ? attemptId.parse(named) : world.identifiers.attempt();
};
