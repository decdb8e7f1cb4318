import { type AttemptId, attemptId } from '../../../domain/kernel/ids.ts';
import { type ApiContext, type Exchange, namedCommand, signedIn } from '../../server/context.ts';

/** The same wish again names the same attempt. */
export const newAttemptId = ({ world }: ApiContext, { request }: Exchange): AttemptId => {
  const named = namedCommand(world, request, signedIn(request).accountId);
  return named ? attemptId.parse(named) : world.identifiers.attempt();
};
