import type { Position } from '../../domain/kernel/envelope.ts';
import { simulationStream } from '../../domain/kernel/ids.ts';
import { simulation } from '../../domain/simulation/simulation.ts';
import type { Simulation, SimulationCommand } from '../../domain/simulation/simulation-state.ts';
import { type ByLearner, carryOut } from '../server/carry-out.ts';
import type { ApiContext } from '../server/context.ts';
import type { Exchange } from '../server/exchange.ts';
import { signedIn } from '../server/signed-in.ts';

/**
 * Carries out what the signed-in learner does with a clinical simulation; answers it as it is then,
 * and where that is in the log. Throws as `carryOut` does.
 */
export const carryOutOnSimulation = (
  context: ApiContext,
  exchange: Exchange,
  work: ByLearner<SimulationCommand>,
): Promise<{ readonly state: Simulation; readonly position: Position }> => {
  const { accountId } = signedIn(exchange.request);
  return carryOut(context, exchange, {
    decider: simulation,
    stream: simulationStream(work.attemptId),
    actor: accountId,
    command: { at: context.world.clock.instant(), ...work, learnerId: accountId },
  });
};
