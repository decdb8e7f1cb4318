import type { Candidate } from '../../domain/attempt/draw-paper.ts';
import { takenUntil } from '../../domain/attempt/exam-clock.ts';
import { drawnScenarioOf } from '../../domain/bank/scenarios/drawn-scenario.ts';
import { type ExtraTime, extendedMinutes } from '../../domain/contracts/extra-time.ts';
import { attemptIdHeader } from '../../domain/contracts/live.ts';
import { simulationExamType } from '../../domain/contracts/simulation.ts';
import type { Hold } from '../../domain/draws/held-items.ts';
import { type AttemptId, itemId } from '../../domain/kernel/ids.ts';
import { randomFrom } from '../../domain/kernel/random.ts';
import { type ShownScenario, shownScenario } from '../../domain/simulation/shown-scenario.ts';
import type { SimulationRow } from '../../projectors/simulations/simulations.ts';
import { newAttemptId } from '../attempt/papers/new-attempt-id.ts';
import { drawInTurn, type Issuing } from '../draws/draw-in-turn.ts';
import type { ApiContext } from '../server/context.ts';
import type { Exchange } from '../server/exchange.ts';
import { Refused } from '../server/refused.ts';
import { signedIn } from '../server/signed-in.ts';
import { presentScenarios, type Walked } from './presenters/scenarios.ts';
import { patientsOf } from './queries/simulation-reads.ts';
import { walkedOf } from './simulated-decision.ts';
import { carryOutOnSimulation } from './simulation-command.ts';
import { drawScenarios, type WantedSimulation } from './simulation-paper.ts';
import { yieldSimulation } from './yield-simulation.ts';

type Wanted = WantedSimulation & { readonly timeFactor: ExtraTime };
type Begun = Walked & {
  readonly attemptId: AttemptId;
  readonly scenarios: readonly ShownScenario[];
};

type Source = {
  readonly candidates: readonly Candidate[];
  /** What the learner has open beside this one. */
  readonly open: readonly SimulationRow[];
};

const isUntouched = ({ made, gathered, refused }: SimulationRow): boolean =>
  made.length === 0 && !gathered && !refused;

/** Of simulations that were decided in, or that begin in another process at this moment. */
const patientsElsewhere = (
  { candidates, open }: Source,
  holds: readonly Hold[],
): ReadonlySet<string> => {
  const yielding = new Set<string>(open.filter(isUntouched).map(({ attemptId }) => attemptId));
  const touched = patientsOf(open.filter((row) => !isUntouched(row)));
  const held = new Set<string>(
    holds.filter(({ attemptId }) => !yielding.has(attemptId)).flatMap(({ items }) => items),
  );
  const patients = candidates.map(({ itemId }) => itemId);
  return new Set(patients.filter((id) => touched.has(id) || held.has(id)));
};

const drawnAs = async (
  { world, simulations }: ApiContext,
  { candidates }: Source,
  drawn: readonly string[],
) => {
  const met = new Set(candidates.filter(({ seen }) => seen).map(({ itemId }) => itemId));
  const rows = await simulations.revisions(await simulations.latest(drawn));
  return rows.map((row) =>
    drawnScenarioOf(row, {
      revision: row.revision,
      firstSeen: !met.has(row.scenario.id),
      chance: world.identifiers.chance,
    }),
  );
};

/** Longer than a read model takes; what is not in it by then is only known a moment later. */
const longestWaitMs = 2000;

type Drawn = { readonly source: Source; readonly patients: readonly string[] };

const start = async (
  context: ApiContext,
  exchange: Exchange,
  { wanted, drawn, issuing }: { wanted: Wanted; drawn: Drawn; issuing: Issuing },
): Promise<Begun> => {
  const scenarios = await drawnAs(context, drawn.source, drawn.patients);
  for (const untouched of drawn.source.open.filter(isUntouched)) {
    await yieldSimulation(context, exchange, untouched.attemptId);
  }
  const { state, position } = await carryOutOnSimulation(context, exchange, {
    type: 'StartSimulation',
    field: wanted.field,
    exam: wanted.exam.name,
    ...issuing,
    timeLimitMinutes: extendedMinutes(wanted.exam.timeLimit, wanted.timeFactor),
    scenarios,
  });
  await context.world.readPosition.reached(['simulations'], position, longestWaitMs);
  return {
    attemptId: issuing.attemptId,
    scenarios: state.status === 'absent' ? [] : state.started.scenarios.map(shownScenario),
    ...(state.status === 'absent' || state.status === 'voided'
      ? { made: [], isOver: false }
      : walkedOf(state)),
  };
};

/** Draws around what is under way; who draws elsewhere meanwhile is drawn around too. */
const drawAndStart = async (
  context: ApiContext,
  exchange: Exchange,
  { wanted, own }: { readonly wanted: Wanted; readonly own: AttemptId },
): Promise<Begun | undefined> => {
  const { world, simulations } = context;
  const learner = signedIn(exchange.request).accountId;
  const timeLimitMinutes = extendedMinutes(wanted.exam.timeLimit, wanted.timeFactor);
  let begun: Begun | undefined;
  await drawInTurn<Source, Drawn>(context, exchange, {
    source: async () => {
      const [candidates, open] = await Promise.all([
        simulations.candidates(learner),
        simulations.allOpen(learner),
      ]);
      return { candidates, open: open.filter(({ attemptId }) => attemptId !== own) };
    },
    draw: (source, { holds }) => {
      const underWay = patientsElsewhere(source, holds);
      const pool = { candidates: source.candidates, underWay };
      return {
        source,
        patients: drawScenarios(pool, wanted, randomFrom(world.identifiers.seed())),
      };
    },
    notice: ({ patients }, at) => ({
      count: patients.length,
      until: takenUntil({ at, timeLimitMinutes }),
      items: patients.map((id) => itemId.parse(id)),
    }),
    issue: async (drawn, issuing) => {
      begun = await start(context, exchange, { wanted, drawn, issuing });
    },
  });
  return begun;
};

/** The simulation of the same wish before, which is not to be drawn around. */
const begunBefore = async (
  { simulations }: ApiContext,
  attemptId: AttemptId,
): Promise<Begun | undefined> => {
  const row = await simulations.one(attemptId);
  return row && { ...row, isOver: row.result !== null };
};

/**
 * Draws a simulation, records it and tells its id; the same wish again is answered with the one
 * that was begun first. Throws `Refused`.
 */
export const startSimulation = async (context: ApiContext, exchange: Exchange, wanted: Wanted) => {
  const own = newAttemptId(context, exchange);
  const begun =
    (await begunBefore(context, own)) ?? (await drawAndStart(context, exchange, { wanted, own }));
  if (!begun) throw new Refused({ code: 'AttemptNotFound' });
  const { attemptId, scenarios: drawn } = begun;
  exchange.reply.header(attemptIdHeader, attemptId);
  const texts = await context.simulations.revisions(drawn);
  const scenarios = presentScenarios({ attemptId, scenarios: drawn }, texts, begun);
  return { examType: simulationExamType, scenarios } as const;
};
