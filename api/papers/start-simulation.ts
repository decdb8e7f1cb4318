import { type ExtraTime, extendedMinutes } from '../../domain/contracts/extra-time.ts';
import { attemptIdHeader } from '../../domain/contracts/live.ts';
import { simulationExamType } from '../../domain/contracts/simulation.ts';
import type { AttemptId } from '../../domain/kernel/ids.ts';
import { randomFrom } from '../../domain/kernel/random.ts';
import { drawnScenarioOf } from '../../domain/simulation/drawn-scenario.ts';
import { type ShownScenario, shownScenario } from '../../domain/simulation/shown-scenario.ts';
import type { SimulationRow } from '../../projectors/simulations/simulations.ts';
import { type ApiContext, type Exchange, signedIn } from '../context.ts';
import { presentScenarios, type Walked } from '../presenters/scenarios.ts';
import { patientsOf } from '../queries/simulation-reads.ts';
import { newAttemptId } from './new-attempt-id.ts';
import { carryOutOnSimulation } from './simulation-command.ts';
import { drawScenarios, type WantedSimulation } from './simulation-paper.ts';
import { yieldSimulation } from './yield-simulation.ts';

type Wanted = WantedSimulation & { readonly timeFactor: ExtraTime };
type Begun = Walked & { readonly scenarios: readonly ShownScenario[] };

type Draw = WantedSimulation & { readonly underWay: readonly SimulationRow[] };

const drawnFor = async (
  { world, simulations }: ApiContext,
  { request }: Exchange,
  { underWay, ...wanted }: Draw,
) => {
  const candidates = await simulations.candidates(signedIn(request).accountId);
  const met = new Set(candidates.filter(({ seen }) => seen).map(({ itemId }) => itemId));
  const pool = { candidates, underWay: patientsOf(underWay) };
  const drawn = drawScenarios(pool, wanted, randomFrom(world.identifiers.seed()));
  const rows = await simulations.revisions(await simulations.latest(drawn));
  return rows.map((row) =>
    drawnScenarioOf(row, {
      ...{ revision: row.revision, firstSeen: !met.has(row.scenario.id) },
      chance: world.identifiers.chance,
    }),
  );
};

/** Longer than a read model takes; what is not in it by then is only known a moment later. */
const longestWaitMs = 2000;

const start = async (
  context: ApiContext,
  exchange: Exchange,
  { attemptId, ...wanted }: Wanted & { readonly attemptId: AttemptId },
): Promise<Begun> => {
  const open = await context.simulations.allOpen(signedIn(exchange.request).accountId);
  const underWay = open.filter(({ made }) => made.length > 0);
  const scenarios = await drawnFor(context, exchange, { ...wanted, underWay });
  for (const untouched of open.filter(({ made }) => made.length === 0)) {
    await yieldSimulation(context, exchange, untouched.attemptId);
  }
  const { state, position } = await carryOutOnSimulation(context, exchange, {
    ...{ type: 'StartSimulation', attemptId, field: wanted.field, exam: wanted.exam.name },
    timeLimitMinutes: extendedMinutes(wanted.exam.timeLimit, wanted.timeFactor),
    scenarios,
  });
  await context.world.readPosition.reached(['simulations'], position, longestWaitMs);
  return {
    scenarios: state.status === 'absent' ? [] : state.started.scenarios.map(shownScenario),
    made: 'made' in state ? state.made : [],
    isOver: state.status === 'completed',
  };
};

/** The simulation of the same wish before, which is not to be drawn around. */
const begunBefore = async (
  { simulations }: ApiContext,
  attemptId: AttemptId,
): Promise<Begun | undefined> => {
  const row = await simulations.one(attemptId);
  return row && { scenarios: row.scenarios, made: row.made, isOver: row.result !== null };
};

/**
 * Draws a simulation, records it and tells its id; the same wish again is answered with the one
 * that was begun first. Throws `Refused`.
 */
export const startSimulation = async (context: ApiContext, exchange: Exchange, wanted: Wanted) => {
  const attemptId = newAttemptId(context, exchange);
  const { accountId } = signedIn(exchange.request);
  // One after the other: begun at once they would not know of each other's patients.
  const begun = await context.inTurn(
    `simulations of ${accountId}`,
    async () =>
      (await begunBefore(context, attemptId)) ??
      (await start(context, exchange, { ...wanted, attemptId })),
  );
  exchange.reply.header(attemptIdHeader, attemptId);
  const texts = await context.simulations.revisions(begun.scenarios);
  const scenarios = presentScenarios({ attemptId, scenarios: begun.scenarios }, texts, begun);
  return { examType: simulationExamType, scenarios } as const;
};
