import { handleCommand } from '../../domain/handling/handle-command.ts';
import { type AttemptId, simulationStream } from '../../domain/kernel/ids.ts';
import { simulation } from '../../domain/simulation/simulation.ts';
import type { ApiContext } from '../server/context.ts';
import type { Exchange } from '../server/exchange.ts';
import { Refused } from '../server/refused.ts';
import { signedIn } from '../server/signed-in.ts';

/**
 * Gives up a simulation that its learner decided nothing in, so that another one can begin.
 * Throws `Refused` where a decision was made in it meanwhile.
 */
export const yieldSimulation = async (
  { world, inTurn }: ApiContext,
  { request }: Exchange,
  attemptId: AttemptId,
): Promise<void> => {
  const { accountId } = signedIn(request);
  const stream = simulationStream(attemptId);
  const at = world.clock.instant();
  const wish = {
    decider: simulation,
    stream,
    command: { type: 'YieldSimulation', attemptId, learnerId: accountId, at },
    meta: {
      actor: accountId,
      subject: accountId,
      correlationId: request.id,
      // Of its own: the request's names the simulation that begins.
      commandId: world.identifiers.command(),
    },
  } as const;
  const handled = await inTurn(stream, () => handleCommand(world.commands, wish));
  if (!handled.ok) throw new Refused({ code: 'PatientsUnderWay' });
};
