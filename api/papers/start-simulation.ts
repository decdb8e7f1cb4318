import { type ExtraTime, extendedMinutes } from '../../domain/contracts/extra-time.ts';
import { attemptIdHeader } from '../../domain/contracts/live.ts';
import { simulationExamType } from '../../domain/contracts/simulation.ts';
import { randomFrom } from '../../domain/kernel/random.ts';
import { drawnScenarioOf } from '../../domain/simulation/drawn-scenario.ts';
import { shownScenario } from '../../domain/simulation/shown-scenario.ts';
import { type ApiContext, type Exchange, signedIn } from '../context.ts';
import { presentScenarios } from '../presenters/scenarios.ts';
import { newAttemptId } from './issue-paper.ts';
import { carryOutOnSimulation } from './simulation-command.ts';
import { drawScenarios, type WantedSimulation } from './simulation-paper.ts';

/**
 * Draws a simulation, records it and tells its id; the same wish again is answered with the one
 * that was begun first. Throws `Refused`.
 */
export const startSimulation = async (
  context: ApiContext,
  exchange: Exchange,
  wanted: WantedSimulation & { readonly timeFactor: ExtraTime },
) => {
  const { world, simulations } = context;
  const { accountId } = signedIn(exchange.request);
  const candidates = await simulations.candidates(accountId);
  const met = new Set(candidates.filter(({ seen }) => seen).map(({ itemId }) => itemId));
  const drawn = drawScenarios(candidates, wanted, randomFrom(world.identifiers.seed()));
  const rows = await simulations.revisions(await simulations.latest(drawn));
  const id = newAttemptId(context, exchange);
  const state = await carryOutOnSimulation(context, exchange, {
    ...{ type: 'StartSimulation', attemptId: id, field: wanted.field, exam: wanted.exam.name },
    timeLimitMinutes: extendedMinutes(wanted.exam.timeLimit, wanted.timeFactor),
    scenarios: rows.map((row) =>
      drawnScenarioOf(row, {
        ...{ revision: row.revision, firstSeen: !met.has(row.scenario.id) },
        chance: world.identifiers.chance,
      }),
    ),
  });
  exchange.reply.header(attemptIdHeader, id);
  const begun = state.status === 'absent' ? [] : state.started.scenarios.map(shownScenario);
  const scenarios = presentScenarios(
    { attemptId: id, scenarios: begun },
    await simulations.revisions(begun),
    { made: 'made' in state ? state.made : [], isOver: state.status === 'completed' },
  );
  return { examType: simulationExamType, scenarios } as const;
};
