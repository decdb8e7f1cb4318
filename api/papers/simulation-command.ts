import { simulationStream } from '../../domain/kernel/ids.ts';
import { simulation } from '../../domain/simulation/simulation.ts';
import type { Simulation, SimulationCommand } from '../../domain/simulation/simulation-state.ts';
import { type ApiContext, type ByLearner, carryOut, type Exchange, signedIn } from '../context.ts';

/**
 * Carries out what the signed-in learner does with a clinical simulation, and answers it as it is
 * then. Throws as `carryOut` does.
 */
export const carryOutOnSimulation = async (
  context: ApiContext,
  exchange: Exchange,
  work: ByLearner<SimulationCommand>,
): Promise<Simulation> => {
  const { accountId } = signedIn(exchange.request);
  const { state } = await carryOut(context, exchange, {
    decider: simulation,
    stream: simulationStream(work.attemptId),
    actor: accountId,
    command: { at: context.world.clock.instant(), ...work, learnerId: accountId },
  });
  return state;
};
